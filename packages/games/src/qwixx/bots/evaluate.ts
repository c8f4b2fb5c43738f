import { sheetPoints } from '../rules/play.ts'
import { ROWS, type QwixxState } from '../rules/types.ts'

/** What a skipped number costs by a heuristic: a little less than the points that a cross in the middle of a row brings. */
const SKIP_COST = 1.7

/** The value of a position by a quick heuristic: points so far, less what was skipped, against the best rival. */
export function evaluate(state: QwixxState, seat: number): number {
  let rival = -Infinity
  for (let other = 0; other < state.players; other++)
    if (other !== seat) rival = Math.max(rival, promise(state, other))
  return promise(state, seat) - (rival === -Infinity ? 0 : rival)
}

function promise(state: QwixxState, seat: number): number {
  let value = (state.totals[seat] as number) + sheetPoints(state, seat)
  for (let row = 0; row < ROWS; row++) value -= SKIP_COST * skipped(state.rows[seat * ROWS + row] as number)
  return value
}

/** Numbers left unmarked to the left of a row's last mark. */
function skipped(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest >>= 1) if ((rest & 1) === 0) count++
  return count
}
