import { seatsOf } from '@rattlecup/kit'
import { FACES, type StrikeState, type StrikeView, type Value } from './types.ts'

/** ST-23: everything lies open; every seat and every spectator sees the same. */
export function view(state: StrikeState): StrikeView {
  return {
    phase: state.phase,
    active: state.active,
    round: state.round,
    arena: state.ids.map((id, i) => ({ id, face: FACES[state.faces[i] as number] as Value })),
    reserve: [...state.reserve],
    grand: state.grand,
    out: seatsOf(state.out),
    points: [...state.points],
  }
}
