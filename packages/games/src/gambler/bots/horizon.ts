import type { Horizon } from '@rattlecup/bots'
import { present } from '../rules/layout.ts'
import type { Gambler, GamblerState } from '../rules/types.ts'
import { sharesOf } from './winning.ts'
import { promisesAtTurn } from './evaluate.ts'

/** Playouts go to the end of the turn: from there on it is points, and what the open rows promise to each seat. */
export const horizon: Horizon<Gambler> = {
  reached: (state, start) =>
    state.rolls === 0 && (state.active !== start.active || state.round !== start.round),
  shares: (state) => sharesOf(promisesAtTurn(state), state.target, boardLeft(state)),
}

function boardLeft(state: GamblerState): number {
  return state.free / present(state).boxes
}
