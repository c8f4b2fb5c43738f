import { markCode, PASS } from '../rules/play.ts'
import { MAX_PENALTIES, PENALTY, POSITIONS, ROWS, ROWS_TO_END } from '../rules/types.ts'
import { GAIN, markOf, NEXT, rowOf, type FastPlayer, type FastState } from './fast-state.ts'
import { CLOSED, pairOf, ROW_STATES } from './states.ts'
import type { Values } from './values.ts'

/** More than any value: an end that wins is taken, one that loses is not. */
export const DECISIVE = 1e6

/** A player that takes the best move for its own sheet, and knows what each is worth to it, in points. */
export interface TablePlayer extends FastPlayer {
  /** What is still to come for a seat before a roll, all of it. */
  beforeRoll(fast: FastState, seat: number): number
  whiteValue(fast: FastState, seat: number, choice: number): number
  colourValue(fast: FastState, seat: number, choice: number): number
}

/**
 * The best of a seat's own sheet by the values, and one rule for the others: end the game if that wins it, and don't
 * if it loses it. What is still to come counts for `trust` of its points, points on the sheet for all of them. The sheet and
 * the fast are changed to look at a choice and always put back.
 */
export function createTablePlayer(values: Values, trust = 1): TablePlayer {
  const { players } = values
  const pairs = Uint16Array.from({ length: ROW_STATES * ROW_STATES }, (_, i) =>
    pairOf(Math.floor(i / ROW_STATES), i % ROW_STATES),
  )
  const [states, positions] = [ROW_STATES, POSITIONS]
  let bestChoice = PASS

  function valueOf(rows: Uint8Array, seat: number, waiting: number, penalties: number): number {
    const at = seat * ROWS
    const pair = pairs[rows[at]! * states + rows[at + 1]!]!
    const mirrored = pairs[rows[at + 2]! * states + rows[at + 3]!]!
    return values.toCome(waiting, penalties, pair, mirrored)
  }

  /** What it counts on for a seat once this turn is over. */
  function toCome({ rows, active }: FastState, seat: number, penalties: number): number {
    const waiting = seat > active ? seat - active - 1 : seat - active - 1 + players
    return trust * valueOf(rows, seat, waiting, penalties)
  }

  function penaltyValue(fast: FastState, seat: number): number {
    const penalties = fast.penalties[seat]! + 1
    if (penalties === MAX_PENALTIES) return valueOfEnd(fast, seat, -PENALTY)
    return toCome(fast, seat, penalties) - PENALTY
  }

  /** The value of a mark, with `gained` points made before it this turn. `after` looks further from the marked sheet. */
  function markValue(
    fast: FastState,
    seat: number,
    choice: number,
    gained: number,
    after?: typeof bestColour,
  ): number {
    const row = rowOf(choice)
    const at = seat * ROWS + row
    const before = fast.rows[at]!
    const from = before * positions + choice - markCode(row, 0)
    const points = gained + GAIN[from]!
    const closes = NEXT[from] === CLOSED ? 1 : 0
    if (fast.closedRows + closes >= ROWS_TO_END) return valueOfEnd(fast, seat, points)
    fast.rows[at] = NEXT[from]!
    fast.closedRows += closes
    const value = after ? after(fast, seat, true, points) : points + toCome(fast, seat, fast.penalties[seat]!)
    fast.rows[at] = before
    fast.closedRows -= closes
    return value
  }

  function bestColour(fast: FastState, seat: number, marked: boolean, gained: number): number {
    const { dice } = fast
    let best = marked ? gained + toCome(fast, seat, fast.penalties[seat]!) : penaltyValue(fast, seat)
    bestChoice = PASS
    for (let row = 0; row < ROWS; row++)
      for (let white = 0; white < 2; white++) {
        const choice = markOf(fast, seat, row, dice[2 + row]! + dice[white]!)
        if (choice === PASS) continue
        const value = markValue(fast, seat, choice, gained)
        if (value <= best) continue
        best = value
        bestChoice = choice
      }
    return best
  }

  function whiteValue(fast: FastState, seat: number, choice: number): number {
    const after = seat === fast.active ? bestColour : undefined
    if (choice !== PASS) return markValue(fast, seat, choice, 0, after)
    return after ? after(fast, seat, false, 0) : toCome(fast, seat, fast.penalties[seat]!)
  }

  function white(fast: FastState, seat: number): number {
    const sum = fast.dice[0]! + fast.dice[1]!
    let best = whiteValue(fast, seat, PASS)
    let bestWhite = PASS
    for (let row = 0; row < ROWS; row++) {
      const choice = markOf(fast, seat, row, sum)
      if (choice === PASS) continue
      const value = whiteValue(fast, seat, choice)
      if (value <= best) continue
      best = value
      bestWhite = choice
    }
    return bestWhite
  }

  return {
    beforeRoll: ({ rows, active, penalties }, seat) =>
      valueOf(rows, seat, seat >= active ? seat - active : seat - active + players, penalties[seat]!),
    white,
    colour(fast, seat) {
      bestColour(fast, seat, fast.marked, 0)
      return bestChoice
    },
    whiteValue,
    colourValue(fast, seat, choice) {
      if (choice !== PASS) return markValue(fast, seat, choice, 0)
      return fast.marked ? toCome(fast, seat, fast.penalties[seat]!) : penaltyValue(fast, seat)
    },
  }
}

/** The value of ending the game now with `gained` more points. Before the last game of a series, and alone, an end is just an end. */
function valueOfEnd(fast: FastState, seat: number, gained: number): number {
  if (fast.players === 1 || fast.gamesLeft > 0) return gained
  const margin = fast.points[seat]! + gained - bestRival(fast, seat)
  return gained + Math.sign(margin) * DECISIVE
}

export function bestRival({ players, points }: FastState, seat: number): number {
  let best = -Infinity
  for (let other = 0; other < players; other++)
    if (other !== seat && points[other]! > best) best = points[other]!
  return best
}
