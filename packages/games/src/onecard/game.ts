import type { Game } from '@rattlecup/kit'
import { evaluate } from './bots/evaluate.ts'
import { CARDS } from './rules/cards.ts'
import { options, PLAYERS } from './rules/options.ts'
import { codec } from './rules/codec.ts'
import { forms } from './rules/forms.ts'
import { rules } from './rules/play.ts'
import type { Onecard } from './rules/types.ts'
import { view } from './rules/view.ts'

export const onecard: Game<Onecard> = {
  id: 'onecard',
  title: 'Alles auf 1 Karte',
  version: '1',
  players: PLAYERS,
  // OC-19: ties share the win.
  best: 'most',
  options,
  data: { cards: CARDS },
  rules,
  codec,
  forms,
  view,
  // Nothing in the state is hidden from anyone: secret choices stay in the runner, and the deck has no order.
  imagine: (state) => rules.clone(state),
  evaluate,
}
