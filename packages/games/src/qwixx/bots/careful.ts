import type { Chooser } from '@rattlecup/kit'
import { rules } from '../rules/play.ts'
import type { Qwixx } from '../rules/types.ts'
import { CAREFUL } from './levels.ts'
import { FastState } from './fast-state.ts'
import { createTablePlayer } from './table-player.ts'
import type { Values } from './values.ts'

/**
 * Plays its own sheet as well as the table knows, without the errors that make a level: for playouts. A judge who errs as
 * one of the levels does would find nothing to say about it.
 */
export function carefulPlayer(values: Values): Chooser<Qwixx> {
  const player = createTablePlayer(values, CAREFUL)
  return (state, seat, codes, count) => {
    if (count === 1) return codes[0] as number
    const fast = FastState.of(state, rules.scores(state))
    return state.phase === 'white' ? player.white(fast, seat) : player.colour(fast, seat)
  }
}
