import type { Rules } from '@rattlecup/kit'
import { endTurn } from './round.ts'
import { layInitial, settle } from './settle.ts'
import { DICE_EACH, FACES, type Strike, type StrikeOptions, type StrikeState } from './types.ts'

/** Move numbers. */
export const THROW = 0
export const STOP = 1

export const rules: Rules<Strike> = {
  setup,
  clone: (state) => ({
    ...state,
    ids: state.ids.slice(),
    faces: state.faces.slice(),
    reserve: state.reserve.slice(),
    points: state.points.slice(),
  }),
  awaits: (state) => (state.phase === 'throw' ? 'players' : state.phase === 'over' ? 'over' : 'chance'),
  movers: (state) => (state.phase === 'throw' ? 1 << state.active : 0),
  moves(state, _seat, into) {
    into[0] = THROW
    into[1] = STOP
    return state.mayStop ? 2 : 1
  },
  play(state, choices) {
    if (choices[state.active] === STOP) endTurn(state)
    else throwDice(state)
  },
  draws,
  applyChance(state, draws) {
    if (state.phase === 'initial') layInitial(state, (draws[0] as number) + 1)
    else settle(state, draws)
  },
  scores: (state) => state.points.slice(),
}

function setup(players: number, options: StrikeOptions): StrikeState {
  return {
    players,
    first: options.first,
    rounds: options.rounds === 'tournament' ? players : 1,
    phase: 'initial',
    active: options.first,
    round: 1,
    ids: [],
    faces: [],
    nextId: 0,
    thrown: 0,
    reserve: Array.from({ length: players }, () => DICE_EACH[players] as number),
    grand: false,
    mayStop: false,
    out: 0,
    points: Array.from({ length: players }, () => 0),
  }
}

/** ST-4, ST-6, ST-14: one die, or all of them; each gets an id of its own when it settles. */
function throwDice(state: StrikeState): void {
  const reserve = state.reserve[state.active] as number
  state.thrown = state.grand ? reserve : 1
  state.reserve[state.active] = reserve - state.thrown
  state.phase = 'settle'
}

/** ST-22: a thrown die shows each face with equal odds, a resting die stays as it lies. */
function draws(state: StrikeState, sizes: number[]): number {
  if (state.phase === 'initial') {
    sizes[0] = FACES.length - 1
    return 1
  }
  const resting = state.ids.length
  const count = resting + state.thrown
  for (let i = 0; i < count; i++) sizes[i] = i < resting ? 1 : FACES.length
  return count
}
