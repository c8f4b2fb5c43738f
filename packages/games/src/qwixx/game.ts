import type { Game } from '@rattlecup/kit'
import { evaluate } from './bots/evaluate.ts'
import { codec } from './rules/codec.ts'
import { forms } from './rules/forms.ts'
import { options, PLAYERS } from './rules/options.ts'
import { passing } from './rules/passing.ts'
import { rules } from './rules/play.ts'
import type { Qwixx } from './rules/types.ts'
import { view } from './rules/view.ts'

export const qwixx: Game<Qwixx> = {
  id: 'qwixx',
  title: 'Qwixx',
  version: '1',
  players: PLAYERS,
  // QX-19: ties share the win.
  best: 'most',
  options,
  data: {},
  rules,
  codec,
  forms,
  view,
  // Nothing in the state is hidden from anyone: secret choices stay in the runner.
  imagine: (state) => rules.clone(state),
  evaluate,
  passing,
}
