import type { Game } from '@rattlecup/kit'
import { ARENA_VERSION } from './arena/shape.ts'
import { evaluate } from './bots/evaluate.ts'
import { codec } from './rules/codec.ts'
import { forms } from './rules/forms.ts'
import { options, PLAYERS } from './rules/options.ts'
import { rules } from './rules/play.ts'
import type { Strike } from './rules/types.ts'
import { view } from './rules/view.ts'

export const strike: Game<Strike> = {
  id: 'strike',
  title: 'Strike',
  version: `1 ${ARENA_VERSION}`,
  players: PLAYERS,
  // ST-20: ties share the win.
  best: 'fewest',
  options,
  data: {},
  rules,
  codec,
  forms,
  view,
  // Nothing is hidden from anyone.
  imagine: (state) => rules.clone(state),
  evaluate,
  // The physics is large: loaded when a die is to be thrown, and for no other game.
  loadRoller: async () => (await import('./arena/roller.ts')).loadRoller(),
}
