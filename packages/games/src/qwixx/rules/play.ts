import { zeros, type Rules } from '@rattlecup/kit'
import { OPEN, POINTS, positionOf } from './sheet.ts'
import {
  LAST,
  LOCK,
  MAX_PENALTIES,
  PENALTY,
  POSITIONS,
  ROWS,
  ROWS_TO_END,
  type Qwixx,
  type QwixxOptions,
  type QwixxState,
} from './types.ts'

/** Move numbers: 0 passes, `1 + row * POSITIONS + position` marks. */
export const PASS = 0

export function markCode(row: number, position: number): number {
  return 1 + row * POSITIONS + position
}

export const rules: Rules<Qwixx> = {
  setup,
  clone: (state) => ({
    ...state,
    rows: state.rows.slice(),
    penalties: state.penalties.slice(),
    dice: state.dice.slice(),
    totals: state.totals.slice(),
  }),
  awaits: (state) => (state.phase === 'roll' ? 'chance' : state.phase === 'over' ? 'over' : 'players'),
  movers(state) {
    if (state.phase === 'white') return (1 << state.players) - 1
    return state.phase === 'colour' ? 1 << state.active : 0
  },
  moves: (state, seat, into) =>
    state.phase === 'white' ? whiteMoves(state, seat, into) : colourMoves(state, into),
  play(state, choices) {
    if (state.phase === 'white') playWhite(state, choices)
    else playColour(state, choices[state.active] as number)
  },
  draws(state, sizes) {
    const count = 2 + ROWS - countClosed(state.closed)
    for (let i = 0; i < count; i++) sizes[i] = 6
    return count
  },
  // QX-3, QX-4: the dice of closed rows are not rolled.
  applyChance(state, draws) {
    let next = 0
    for (let die = 0; die < 2 + ROWS; die++) {
      const removed = die >= 2 && (state.closed >> (die - 2)) & 1
      state.dice[die] = removed ? 0 : (draws[next++] as number) + 1
    }
    state.phase = 'white'
  },
  scores: (state) => state.totals.map((total, seat) => total + sheetPoints(state, seat)),
}

function setup(players: number, options: QwixxOptions): QwixxState {
  return {
    players,
    first: options.first,
    games: options.games,
    phase: 'roll',
    active: options.first,
    game: 1,
    closed: 0,
    marked: false,
    rows: zeros(players * ROWS),
    penalties: zeros(players),
    dice: zeros(2 + ROWS),
    totals: zeros(players),
  }
}

/** QX-5: the sum of the white dice in any open row, or pass. */
function whiteMoves(state: QwixxState, seat: number, into: number[]): number {
  const sum = (state.dice[0] as number) + (state.dice[1] as number)
  let count = 0
  for (let row = 0; row < ROWS; row++) {
    const position = positionOf(row, sum)
    if (mayMark(state, seat, row, position)) into[count++] = markCode(row, position)
  }
  into[count++] = PASS
  return count
}

/** QX-7: one white die and one coloured die, in that colour's row, or pass. */
function colourMoves(state: QwixxState, into: number[]): number {
  const white = state.dice[0] as number
  const other = state.dice[1] as number
  let count = 0
  for (let row = 0; row < ROWS; row++) {
    const die = state.dice[2 + row] as number
    const position = positionOf(row, die + white)
    if (mayMark(state, state.active, row, position)) into[count++] = markCode(row, position)
    if (white === other) continue
    const second = positionOf(row, die + other)
    if (mayMark(state, state.active, row, second)) into[count++] = markCode(row, second)
  }
  into[count++] = PASS
  return count
}

function mayMark(state: QwixxState, seat: number, row: number, position: number): boolean {
  if ((state.closed >> row) & 1) return false
  return (((OPEN[state.rows[seat * ROWS + row] as number] as number) >> position) & 1) === 1
}

/** QX-6, QX-13, QX-14, QX-16: all crosses together, then the rows they close; a game that ends here has no colour action. */
function playWhite(state: QwixxState, choices: readonly number[]): void {
  let closing = 0
  for (let seat = 0; seat < state.players; seat++) closing |= mark(state, seat, choices[seat] as number)
  state.marked = choices[state.active] !== PASS
  state.closed |= closing
  if (countClosed(state.closed) >= ROWS_TO_END) endGame(state)
  else state.phase = 'colour'
}

/** QX-8, QX-9, QX-15: a penalty for marking nothing, then the end, or the next seat. */
function playColour(state: QwixxState, choice: number): void {
  state.closed |= mark(state, state.active, choice)
  if (choice === PASS && !state.marked)
    state.penalties[state.active] = (state.penalties[state.active] as number) + 1
  if (countClosed(state.closed) >= ROWS_TO_END || state.penalties[state.active] === MAX_PENALTIES)
    endGame(state)
  else beginTurn(state, state.active + 1)
}

/** QX-11, QX-12: makes the cross and returns the row that it closes, as a bit mask. */
function mark(state: QwixxState, seat: number, choice: number): number {
  if (choice === PASS) return 0
  const row = ((choice - 1) / POSITIONS) | 0
  const position = choice - 1 - row * POSITIONS
  const locks = position === LAST
  const at = seat * ROWS + row
  state.rows[at] = (state.rows[at] as number) | (1 << position) | (locks ? LOCK : 0)
  return locks ? 1 << row : 0
}

function countClosed(closed: number): number {
  return (closed & 1) + ((closed >> 1) & 1) + ((closed >> 2) & 1) + ((closed >> 3) & 1)
}

/** QX-20: a lone seat follows itself. */
function beginTurn(state: QwixxState, seat: number): void {
  state.active = seat % state.players
  state.phase = 'roll'
}

/** QX-18: the series goes on with a clean sheet, begun by the next seat. */
function endGame(state: QwixxState): void {
  if (state.game === state.games) {
    state.phase = 'over'
    return
  }
  for (let seat = 0; seat < state.players; seat++) {
    state.totals[seat] = (state.totals[seat] as number) + sheetPoints(state, seat)
  }
  state.rows.fill(0)
  state.penalties.fill(0)
  state.closed = 0
  beginTurn(state, state.first + state.game)
  state.game++
}

/** QX-17: the points of one sheet. */
export function sheetPoints(state: QwixxState, seat: number): number {
  let points = -PENALTY * (state.penalties[seat] as number)
  for (let row = 0; row < ROWS; row++) points += POINTS[state.rows[seat * ROWS + row] as number] as number
  return points
}
