import { present } from './layout.ts'
import { MAX_BOXES, type GamblerOutcome, type GamblerState, type GamblerView } from './types.ts'

/** All seats and spectators see the same: everything but the order of the covered boards (GB-33). */
export function view(state: GamblerState): GamblerView {
  const board = state.phase === 'boards' ? null : present(state).board
  return {
    phase: state.phase,
    active: state.active,
    round: state.round,
    board,
    rows: (board?.rows ?? []).map((_, row) => diceIn(state, row)),
    hand: state.hand.flatMap((count, value) => Array.from({ length: count }, () => value)),
    rolls: state.rolls,
    supply: [...state.supply],
    points: [...state.points],
  }
}

/** GB-33: of the stack everybody knows the boards uncovered so far; the rest stands in the order of its names. */
export function cover(state: GamblerState, outcome: GamblerOutcome): GamblerOutcome {
  if (outcome.type !== 'boards' || state.phase === 'over') return outcome
  const { order } = outcome
  return { type: 'boards', order: [...order.slice(0, state.round), ...order.slice(state.round).toSorted()] }
}

function diceIn(state: GamblerState, row: number): number[] {
  const start = row * MAX_BOXES
  return state.placed.slice(start, start + (state.filled[row] as number))
}
