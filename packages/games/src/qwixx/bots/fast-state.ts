import type { DrawSource } from '@rattlecup/kit'
import { markCode, PASS } from '../rules/play.ts'
import { positionOf } from '../rules/sheet.ts'
import { LAST, MAX_PENALTIES, POSITIONS, ROWS, ROWS_TO_END, type QwixxState } from '../rules/types.ts'
import { afterMark, CLOSED, pointsOfMark, ROW_STATES, STATE_OF_MASK } from './states.ts'

/** What a seat does at a table: the move numbers of the rules. */
export interface FastPlayer {
  white(fast: FastState, seat: number): number
  colour(fast: FastState, seat: number): number
}

/** The state after a mark, at `state * POSITIONS + position`; 0, which no mark leads to, where it is not allowed. */
export const NEXT: Uint8Array = new Uint8Array(ROW_STATES * POSITIONS)
export const GAIN: Uint8Array = new Uint8Array(ROW_STATES * POSITIONS)
for (let state = 0; state < ROW_STATES; state++)
  for (let position = 0; position < POSITIONS; position++) {
    NEXT[state * POSITIONS + position] = Math.max(0, afterMark(state, position))
    GAIN[state * POSITIONS + position] = pointsOfMark(state, position)
  }

/** One game, cut down to what its future depends on, to be played to its end thousands of times. */
export class FastState {
  readonly players: number
  /** The state of a row at `seat * ROWS + row`; a closed row is closed on every sheet. */
  readonly rows: Uint8Array
  /** Earlier games of a series included. */
  readonly points: Int32Array
  readonly penalties: Uint8Array
  /** White, white, red, yellow, green, blue, each from 1 to 6; those of closed rows mean nothing. */
  readonly dice = new Uint8Array(2 + ROWS)
  /** Games of the series that follow this one. */
  gamesLeft = 0
  active = 0
  closedRows = 0
  marked = false
  over = false
  readonly #choices: Uint8Array

  constructor(players: number) {
    this.players = players
    this.rows = new Uint8Array(players * ROWS)
    this.points = new Int32Array(players)
    this.penalties = new Uint8Array(players)
    this.#choices = new Uint8Array(players)
  }

  static of(state: QwixxState, scores: readonly number[]): FastState {
    const fast = new FastState(state.players)
    fast.rows.set(
      state.rows.map((mask, i) => ((state.closed >> (i % ROWS)) & 1 ? CLOSED : STATE_OF_MASK[mask]!)),
    )
    fast.points.set(scores)
    fast.penalties.set(state.penalties)
    fast.dice.set(state.dice.map((die) => Math.max(1, die)))
    fast.gamesLeft = state.games - state.game
    fast.active = state.active
    fast.closedRows = fast.rows.subarray(0, ROWS).filter((row) => row === CLOSED).length
    fast.marked = state.phase === 'colour' && state.marked
    return fast
  }

  copy(): FastState {
    const copy = new FastState(this.players)
    copy.set(this)
    return copy
  }

  set(other: FastState): void {
    // By hand: so few numbers are copied faster one by one.
    for (let i = 0; i < this.rows.length; i++) this.rows[i] = other.rows[i]!
    for (let i = 0; i < this.dice.length; i++) this.dice[i] = other.dice[i]!
    for (let seat = 0; seat < this.players; seat++) {
      this.points[seat] = other.points[seat]!
      this.penalties[seat] = other.penalties[seat]!
    }
    this.gamesLeft = other.gamesLeft
    this.active = other.active
    this.closedRows = other.closedRows
    this.marked = other.marked
    this.over = other.over
  }

  roll(source: DrawSource): void {
    for (let die = 0; die < this.dice.length; die++) this.dice[die] = source.below(6) + 1
  }

  /** The white action; `seat` makes `choice` instead of asking its player. */
  playWhite(players: readonly FastPlayer[], seat = -1, choice = PASS): void {
    const choices = this.#choices
    for (let each = 0; each < this.players; each++)
      choices[each] = each === seat ? choice : players[each]!.white(this, each)
    this.marked = choices[this.active] !== PASS
    let closing = 0
    for (let each = 0; each < this.players; each++) closing |= this.#mark(each, choices[each]!)
    this.#close(closing)
  }

  playColour(choice: number): void {
    if (choice !== PASS) this.#close(this.#mark(this.active, choice))
    else if (!this.marked) this.#penalise(this.active)
    this.active = this.active + 1 === this.players ? 0 : this.active + 1
  }

  /** Plays this many turns, from before a roll, or to the end if that comes first. */
  playOn(players: readonly FastPlayer[], source: DrawSource, turns: number): void {
    for (let turn = 0; turn < turns && !this.over; turn++) {
      this.roll(source)
      this.playWhite(players)
      if (!this.over) this.playColour(players[this.active]!.colour(this, this.active))
    }
  }

  #penalise(seat: number): void {
    this.points[seat]! -= 5
    this.penalties[seat]!++
    this.over = this.penalties[seat] === MAX_PENALTIES
  }

  #mark(seat: number, choice: number): number {
    if (choice === PASS) return 0
    const row = rowOf(choice)
    const position = choice - markCode(row, 0)
    const from = this.rows[seat * ROWS + row]! * POSITIONS + position
    this.points[seat]! += GAIN[from]!
    this.rows[seat * ROWS + row] = NEXT[from]!
    return position === LAST ? 1 << row : 0
  }

  #close(closing: number): void {
    for (let row = 0; closing >> row !== 0; row++) {
      if (((closing >> row) & 1) === 0) continue
      for (let seat = 0; seat < this.players; seat++) this.rows[seat * ROWS + row] = CLOSED
      this.closedRows++
    }
    this.over = this.closedRows >= ROWS_TO_END
  }
}

export function rowOf(choice: number): number {
  return ((choice - 1) / POSITIONS) | 0
}

/** The number of the move that marks `sum` in `row` of a sheet, or PASS where that is not possible. */
export function markOf(fast: FastState, seat: number, row: number, sum: number): number {
  const position = positionOf(row, sum)
  return NEXT[fast.rows[seat * ROWS + row]! * POSITIONS + position] === 0 ? PASS : markCode(row, position)
}
