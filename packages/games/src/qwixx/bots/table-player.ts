import { markCode, PASS } from '../rules/play.ts'
import { MAX_PENALTIES, POSITIONS, ROWS, ROWS_TO_END } from '../rules/types.ts'
import { GAIN, markOf, NEXT, rowOf, type Player, type Race } from './race.ts'
import { CLOSED, PAIRS, pairOf, ROW_STATES, SHEETS } from './states.ts'
import { NOTHING_TO_COME, STEPS_PER_POINT, type ValueTable } from './table.ts'

const PENALTY = 5

/** More than any value: an end that wins is taken, one that loses is not. */
export const DECISIVE = 1 << 24

/** A player that takes the best move by its table, and knows what each is worth by it, in the table's steps. */
export interface TablePlayer extends Player {
  /** What is still to come for a seat before a roll. */
  beforeRoll(race: Race, seat: number): number
  whiteValue(race: Race, seat: number, choice: number): number
  colourValue(race: Race, seat: number, choice: number): number
}

/**
 * The best of a seat's own sheet by the table, and one rule for the others: end the game if that wins it, and don't
 * if it loses it. The sheet and the race are changed to look at a choice and always put back.
 */
export function createTablePlayer({ players, steps }: ValueTable): TablePlayer {
  const pairs = Uint16Array.from({ length: ROW_STATES * ROW_STATES }, (_, i) =>
    pairOf(Math.floor(i / ROW_STATES), i % ROW_STATES),
  )
  const firstSheet = Int32Array.from({ length: PAIRS }, (_, pair) => (pair * (pair + 1)) / 2)
  const [sheets, states, positions] = [SHEETS, ROW_STATES, POSITIONS]
  let bestChoice = PASS

  function stepsOf(rows: Uint8Array, seat: number, waiting: number, penalties: number): number {
    const at = seat * ROWS
    const pair = pairs[rows[at]! * states + rows[at + 1]!]!
    const mirrored = pairs[rows[at + 2]! * states + rows[at + 3]!]!
    const sheet = pair >= mirrored ? firstSheet[pair]! + mirrored : firstSheet[mirrored]! + pair
    return steps[(waiting * MAX_PENALTIES + penalties) * sheets + sheet]!
  }

  /** What is still to come for a seat once this turn is over. */
  function toCome({ rows, active }: Race, seat: number, penalties: number): number {
    return stepsOf(rows, seat, seat > active ? seat - active - 1 : seat - active - 1 + players, penalties)
  }

  function penaltyValue(race: Race, seat: number): number {
    const penalties = race.penalties[seat]! + 1
    if (penalties === MAX_PENALTIES) return valueOfEnd(race, seat, -PENALTY)
    return toCome(race, seat, penalties) - PENALTY * STEPS_PER_POINT
  }

  /** The value of a mark, with `gained` points made before it this turn. `after` looks further from the marked sheet. */
  function markValue(
    race: Race,
    seat: number,
    choice: number,
    gained: number,
    after?: typeof bestColour,
  ): number {
    const row = rowOf(choice)
    const at = seat * ROWS + row
    const before = race.rows[at]!
    const from = before * positions + choice - markCode(row, 0)
    const points = gained + GAIN[from]!
    const closes = NEXT[from] === CLOSED ? 1 : 0
    if (race.closedRows + closes >= ROWS_TO_END) return valueOfEnd(race, seat, points)
    race.rows[at] = NEXT[from]!
    race.closedRows += closes
    const value = after
      ? after(race, seat, true, points)
      : points * STEPS_PER_POINT + toCome(race, seat, race.penalties[seat]!)
    race.rows[at] = before
    race.closedRows -= closes
    return value
  }

  function bestColour(race: Race, seat: number, marked: boolean, gained: number): number {
    const { dice } = race
    let best = marked
      ? gained * STEPS_PER_POINT + toCome(race, seat, race.penalties[seat]!)
      : penaltyValue(race, seat)
    bestChoice = PASS
    for (let row = 0; row < ROWS; row++)
      for (let white = 0; white < 2; white++) {
        const choice = markOf(race, seat, row, dice[2 + row]! + dice[white]!)
        if (choice === PASS) continue
        const value = markValue(race, seat, choice, gained)
        if (value <= best) continue
        best = value
        bestChoice = choice
      }
    return best
  }

  function whiteValue(race: Race, seat: number, choice: number): number {
    const after = seat === race.active ? bestColour : undefined
    if (choice !== PASS) return markValue(race, seat, choice, 0, after)
    return after ? after(race, seat, false, 0) : toCome(race, seat, race.penalties[seat]!)
  }

  function white(race: Race, seat: number): number {
    const sum = race.dice[0]! + race.dice[1]!
    let best = whiteValue(race, seat, PASS)
    let bestWhite = PASS
    for (let row = 0; row < ROWS; row++) {
      const choice = markOf(race, seat, row, sum)
      if (choice === PASS) continue
      const value = whiteValue(race, seat, choice)
      if (value <= best) continue
      best = value
      bestWhite = choice
    }
    return bestWhite
  }

  return {
    beforeRoll: ({ rows, active, penalties }, seat) =>
      stepsOf(rows, seat, seat >= active ? seat - active : seat - active + players, penalties[seat]!),
    white,
    colour(race, seat) {
      bestColour(race, seat, race.marked, 0)
      return bestChoice
    },
    whiteValue,
    colourValue(race, seat, choice) {
      if (choice !== PASS) return markValue(race, seat, choice, 0)
      return race.marked ? toCome(race, seat, race.penalties[seat]!) : penaltyValue(race, seat)
    },
  }
}

/** The value of ending the game now with `gained` more points. Before the last game of a series, and alone, an end is just an end. */
function valueOfEnd(race: Race, seat: number, gained: number): number {
  const value = gained * STEPS_PER_POINT + NOTHING_TO_COME
  if (race.players === 1 || race.gamesLeft > 0) return value
  const margin = race.points[seat]! + gained - bestRival(race, seat)
  return value + Math.sign(margin) * DECISIVE
}

export function bestRival({ players, points }: Race, seat: number): number {
  let best = -Infinity
  for (let other = 0; other < players; other++)
    if (other !== seat && points[other]! > best) best = points[other]!
  return best
}
