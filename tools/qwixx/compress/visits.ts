import { FastSource } from '../../../packages/kit/src/index.ts'
import { FastState } from '../../../packages/games/src/qwixx/bots/fast-state.ts'
import { PAIRS, pairOf } from '../../../packages/games/src/qwixx/bots/states.ts'
import { createTablePlayer } from '../../../packages/games/src/qwixx/bots/table-player.ts'
import { tableValues, type ValueTable } from '../../../packages/games/src/qwixx/bots/table.ts'
import { MAX_PENALTIES, ROWS } from '../../../packages/games/src/qwixx/rules/types.ts'
import { createYardstick } from '../../../bench/qwixx/yardstick.ts'

/** How often each sheet came up, at `(penalties * PAIRS + pair) * PAIRS + other pair`, both ways round. */
export function countVisits(table: ValueTable, games: number): Float64Array {
  const counts = new Float64Array(MAX_PENALTIES * PAIRS * PAIRS)
  const source = new FastSource('visits')
  const [by, other] = [createTablePlayer(tableValues(table)), createYardstick()]
  for (let game = 0; game < games; game++) {
    const fast = new FastState(table.players)
    // Now and then somebody plays otherwise: the table must know its way there, too.
    const seats = Array.from({ length: table.players }, (_, seat) => ((game + seat) % 4 === 0 ? other : by))
    while (!fast.over) {
      for (let seat = 0; seat < table.players; seat++) count(counts, fast, seat)
      fast.playOn(seats, source, 1)
    }
  }
  return counts
}

function count(counts: Float64Array, { rows, penalties }: FastState, seat: number): void {
  const at = seat * ROWS
  const pair = pairOf(rows[at]!, rows[at + 1]!)
  const mirrored = pairOf(rows[at + 2]!, rows[at + 3]!)
  const layer = penalties[seat]! * PAIRS
  counts[(layer + pair) * PAIRS + mirrored]!++
  if (pair !== mirrored) counts[(layer + mirrored) * PAIRS + pair]!++
}
