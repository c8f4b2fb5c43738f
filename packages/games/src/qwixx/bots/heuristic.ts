import { markCode, PASS } from '../rules/play.ts'
import { POSITIONS, ROWS } from '../rules/types.ts'
import { GAIN, rowOf, type FastState } from './fast-state.ts'
import { lastOf } from './states.ts'

/** What a skipped number hurts a player who doesn't look ahead: too little. */
const SKIP = 1.2
/** What every cross is worth to such a player beside its points: it fills the row. */
const CROSS = 2
/** Passing feels like a penalty when one is near. */
const LOST_TURN = -2

/** What a move looks like without thinking of the turns to come, in points. */
export function heuristicValue(fast: FastState, seat: number, choice: number): number {
  if (choice === PASS) return seat === fast.active && !fast.marked ? LOST_TURN : 0
  const row = rowOf(choice)
  const state = fast.rows[seat * ROWS + row]!
  const position = choice - markCode(row, 0)
  const skipped = position - lastOf(state) - 1
  return CROSS + GAIN[state * POSITIONS + position]! - SKIP * skipped
}
