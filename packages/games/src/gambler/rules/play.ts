import type { Rules } from '@rattlecup/kit'
import { BOARDS } from './boards.ts'
import { draws, applyChance } from './chance.ts'
import { layoutOf } from './layout.ts'
import { legalMoves, ROLL, rowOfCode, STOP, valueOfCode } from './moves.ts'
import { dealt, endTurn, pickUp, placeDie, uncover } from './turn.ts'
import {
  FACES,
  MAX_BOXES,
  MAX_ROWS,
  STARTING_POINTS,
  type Gambler,
  type GamblerOptions,
  type GamblerState,
} from './types.ts'

const SHIPPED = BOARDS.map(layoutOf)

export const rules: Rules<Gambler> = {
  setup,
  clone: (state) => ({
    ...state,
    hand: state.hand.slice(),
    filled: state.filled.slice(),
    placed: state.placed.slice(),
    takes: state.takes.slice(),
    supply: state.supply.slice(),
    points: state.points.slice(),
  }),
  awaits(state) {
    if (state.phase === 'place') return 'players'
    return state.phase === 'over' ? 'over' : 'chance'
  },
  movers: (state) => (state.phase === 'place' ? 1 << state.active : 0),
  moves: (state, _seat, into) => legalMoves(state, into),
  play(state, choices) {
    const code = choices[state.active] as number
    if (code === STOP) endTurn(state)
    else if (code === ROLL) pickUp(state)
    else placeDie(state, rowOfCode(code), valueOfCode(code))
  },
  draws,
  applyChance,
  scores: (state) => state.points.slice(),
}

function setup(players: number, options: GamblerOptions): GamblerState {
  const layouts = options.boards?.map(layoutOf) ?? SHIPPED
  const state: GamblerState = {
    players,
    target: options.target,
    distinct: options.stars === 'distinct',
    beginner: options.beginner,
    // GB-31: brought boards are played in their order.
    shuffled: options.boards === undefined,
    layouts,
    order: [],
    phase: 'boards',
    active: options.first,
    round: 1,
    rolls: 0,
    loose: 0,
    obliged: false,
    hand: times(FACES + 1, 0),
    filled: times(MAX_ROWS, 0),
    placed: times(MAX_ROWS * MAX_BOXES, 0),
    takes: times(MAX_ROWS, 0),
    free: 0,
    supply: times(players, dealt(players)),
    points: times(players, STARTING_POINTS),
  }
  if (!state.shuffled) {
    state.order = [...layouts.keys()]
    uncover(state, state.active)
  }
  return state
}

function times(length: number, value: number): number[] {
  return Array.from({ length }, () => value)
}
