import type { Bot } from '@rattlecup/kit'
import { STOP, THROW } from '../../rules/play.ts'
import type { Strike } from '../../rules/types.ts'

/** Throws without aim, and goes on after a miss if this many dice lie. */
function pushing(least: number): Bot<Strike> {
  return ({ state }) => ({ code: !state.mayStop || state.ids.length >= least ? THROW : STOP })
}

/** People who play their first games: one button, one simple thought. */
export const NEWCOMERS: Readonly<Record<string, Bot<Strike>>> = {
  'stops after every miss': pushing(9),
  'goes on if three lie': pushing(3),
  'goes on always': pushing(0),
}
