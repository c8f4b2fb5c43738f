import type { Rules } from '@rattlecup/kit'
import { BAD, FACES, TARGET, type Pig, type PigState } from './types.ts'

/** Move numbers. */
export const ROLL = 0
export const HOLD = 1

export const rules: Rules<Pig> = {
  setup: (players, { first }) => ({
    players,
    phase: 'roll',
    active: first,
    turn: 0,
    points: Array.from({ length: players }, () => 0),
  }),
  clone: (state) => ({ ...state, points: state.points.slice() }),
  awaits: ({ phase }) => (phase === 'over' ? 'over' : phase === 'roll' ? 'chance' : 'players'),
  movers: ({ phase, active }) => (phase === 'choose' ? 1 << active : 0),
  moves(_state, _seat, into) {
    into[0] = ROLL
    into[1] = HOLD
    return 2
  },
  play(state, choices) {
    if (choices[state.active] === ROLL) state.phase = 'roll'
    else hold(state)
  },
  draws(_state, sizes) {
    sizes[0] = FACES
    return 1
  },
  // PG-1, PG-2: a turn adds up until it is held, or lost.
  applyChance(state, [draw = 0]) {
    const value = draw + 1
    if (value === BAD) return endTurn(state)
    state.turn += value
    state.phase = 'choose'
  },
  scores: ({ points }) => points.slice(),
}

/** PG-3: the game ends in the middle of a round. */
function hold(state: PigState): void {
  const points = (state.points[state.active] as number) + state.turn
  state.points[state.active] = points
  if (points < TARGET) return endTurn(state)
  state.phase = 'over'
  state.turn = 0
}

function endTurn(state: PigState): void {
  state.turn = 0
  state.phase = 'roll'
  state.active = (state.active + 1) % state.players
}
