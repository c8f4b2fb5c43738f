/**
 * The kind of player that published Qwixx programs were best with: four features of the sheet after a move, weighed.
 * The weights are ours, found by playing against our own `strong`: the hardest of its kind that a search turned up.
 */
import { markCode, PASS } from '../../packages/games/src/qwixx/rules/play.ts'
import {
  LAST,
  MARKS_BEFORE_LAST,
  MAX_PENALTIES,
  POSITIONS,
  ROWS,
  ROWS_TO_END,
} from '../../packages/games/src/qwixx/rules/types.ts'
import {
  GAIN,
  markOf,
  NEXT,
  rowOf,
  type FastPlayer,
  type FastState,
} from '../../packages/games/src/qwixx/bots/fast-state.ts'
import { CLOSED, lastOf, marksOf, ROW_STATES, STUCK } from '../../packages/games/src/qwixx/bots/states.ts'
import { bestRival } from '../../packages/games/src/qwixx/bots/table-player.ts'

export interface YardstickWeights {
  /** For each way to roll the next number of a row, times the cross that it would be. */
  readonly nextNumber: number
  /** For the square of a row's crosses. */
  readonly crosses: number
  readonly skipped: number
  readonly penalty: number
}

const YARDSTICK: YardstickWeights = {
  nextNumber: 0.0687,
  crosses: 0.0558,
  skipped: -0.39,
  penalty: -0.826,
}

/** A lock, and an end that wins or loses, go before all weights. */
const LOCK_BONUS = 1e5
const END = 1e9

export function createYardstick(weights: YardstickWeights = YARDSTICK): FastPlayer {
  const worth = Float64Array.from({ length: ROW_STATES }, (_, state) => worthOfRow(weights, state))

  /** What a mark changes, in a fast that `gained` points were made in this turn; `then` is looked at with the mark made. */
  function valueOfMark(
    fast: FastState,
    seat: number,
    choice: number,
    gained: number,
    then = () => 0,
  ): number {
    const row = rowOf(choice)
    const at = seat * ROWS + row
    const before = fast.rows[at]!
    const from = before * POSITIONS + choice - markCode(row, 0)
    const closes = NEXT[from] === CLOSED
    if (closes && fast.closedRows + 1 >= ROWS_TO_END) return valueOfEnd(fast, seat, gained + GAIN[from]!)
    fast.rows[at] = NEXT[from]!
    fast.closedRows += closes ? 1 : 0
    const lock = LOCK_BONUS + weights.crosses * (marksOf(before) + 2) ** 2
    const value = (closes ? lock : worth[NEXT[from]!]!) - worth[before]! + then()
    fast.rows[at] = before
    fast.closedRows -= closes ? 1 : 0
    return value
  }

  function bestColour(
    fast: FastState,
    seat: number,
    gained: number,
    pass: number,
  ): { choice: number; value: number } {
    let best = { choice: PASS, value: pass }
    for (let row = 0; row < ROWS; row++)
      for (const white of [fast.dice[0]!, fast.dice[1]!]) {
        const choice = markOf(fast, seat, row, white + fast.dice[2 + row]!)
        if (choice === PASS) continue
        const value = valueOfMark(fast, seat, choice, gained)
        if (value > best.value) best = { choice, value }
      }
    return best
  }

  function penalty(fast: FastState, seat: number): number {
    return fast.penalties[seat]! + 1 === MAX_PENALTIES ? valueOfEnd(fast, seat, -5) : weights.penalty
  }

  return {
    white(fast, seat) {
      const active = seat === fast.active
      let best = { choice: PASS, value: active ? bestColour(fast, seat, 0, penalty(fast, seat)).value : 0 }
      for (let row = 0; row < ROWS; row++) {
        const choice = markOf(fast, seat, row, fast.dice[0]! + fast.dice[1]!)
        if (choice === PASS) continue
        const from = fast.rows[seat * ROWS + row]! * POSITIONS + choice - markCode(row, 0)
        const then = (): number => (active ? bestColour(fast, seat, GAIN[from]!, 0).value : 0)
        const value = valueOfMark(fast, seat, choice, 0, then)
        if (value > best.value) best = { choice, value }
      }
      return best.choice
    },
    colour: (fast, seat) => bestColour(fast, seat, 0, fast.marked ? 0 : penalty(fast, seat)).choice,
  }
}

function worthOfRow({ nextNumber, crosses, skipped }: YardstickWeights, state: number): number {
  if (state === CLOSED) return 0
  // How many marks a stuck row has is forgotten; it is mostly the most it can have.
  const marks = state === STUCK ? MARKS_BEFORE_LAST - 1 : marksOf(state)
  const next = Math.min(lastOf(state) + 1, LAST)
  const ways = 6 - Math.abs(next - 5)
  return nextNumber * ways * (marks + 1) + crosses * marks ** 2 + skipped * (next - marks)
}

function valueOfEnd(fast: FastState, seat: number, gained: number): number {
  const margin = fast.points[seat]! + gained - bestRival(fast, seat)
  return margin >= 0 ? END + margin : -END + margin
}
