import { present } from '../rules/layout.ts'
import { MAX_BOXES, MOST_ROLLED, TRIPLE, type GamblerState, type Row } from '../rules/types.ts'
import { fills, reach } from './reach.ts'

/** How often a black row that could be completed is: nobody does so unless forced. */
const FORCED = 0.5
/** What a roll costs whoever makes it, by a heuristic: the die that it forces onto the board helps the next seat. */
const ROLL_COST = 6

/** Points so far and those that the open rows promise to each seat in the order of turns, against the best rival. */
export function evaluate(state: GamblerState, seat: number): number {
  if (state.phase === 'boards') return lead(state.points, seat)
  const side = state.active === seat ? 1 : -1
  const rolling = lead(promises(state, state.active, state.loose), seat)
  if (state.phase === 'over') return rolling
  if (state.phase === 'roll' || state.obliged)
    return earlierRolls(state) > 0 ? rolling - side * ROLL_COST : rolling
  const next = (state.active + 1) % state.players
  const stopping = lead(promises(state, next, diceOf(state, next)), seat)
  // The active seat goes on or stops, whichever is better for it.
  return side * Math.max(side * stopping, side * rolling - ROLL_COST)
}

/**
 * Dice count as seen only once one of them is placed: before that, the value would jump with the luck of the roll,
 * and whoever compares moves by a few sampled rolls would take luck for merit.
 */
function earlierRolls(state: GamblerState): number {
  return state.obliged ? state.rolls - 1 : state.rolls
}

function lead(points: readonly number[], seat: number): number {
  let rival = -Infinity
  for (let other = 0; other < points.length; other++) {
    if (other !== seat) rival = Math.max(rival, points[other] as number)
  }
  return (points[seat] as number) - rival
}

function diceOf(state: GamblerState, seat: number): number {
  return Math.min(MOST_ROLLED, state.supply[seat] as number)
}

/** Each seat's points with its share of the open rows, if `starter` rolls next, with `dice` dice. */
function promises(state: GamblerState, starter: number, dice: number): number[] {
  const points = state.points.slice()
  const { rows } = present(state)
  for (let row = 0; row < rows.length; row++) {
    if (state.filled[row] === (rows[row] as Row).length) continue
    if (inHand(state, rows[row] as Row, row)) add(points, state.active, (rows[row] as Row).points)
    else share(state, points, rows[row] as Row, { filled: state.filled[row] as number, starter, dice })
  }
  return points
}

/** Whether the dice in hand complete a yellow row. */
function inHand(state: GamblerState, row: Row, index: number): boolean {
  if (state.phase !== 'place' || state.obliged || row.points < 0) return false
  const filled = state.filled[index] as number
  if (row.length - filled > state.loose) return false
  const first = state.placed[index * MAX_BOXES] as number
  const second = state.placed[index * MAX_BOXES + TRIPLE] as number
  return filled + fills(row, filled, state.hand, { first, second }) === row.length
}

/** Each seat in turn takes the row with the chance that its dice give it, if those before it have left it. */
function share(
  state: GamblerState,
  points: number[],
  row: Row,
  { filled, starter, dice }: { filled: number; starter: number; dice: number },
): void {
  let open = row.points < 0 ? FORCED : 1
  for (let i = 0; i < state.players; i++) {
    const seat = (starter + i) % state.players
    const chance = reach(row, filled, i === 0 ? dice : diceOf(state, seat))
    add(points, seat, row.points * open * chance)
    open *= 1 - chance
  }
}

function add(points: number[], seat: number, more: number): void {
  points[seat] = (points[seat] as number) + more
}
