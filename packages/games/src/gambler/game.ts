import type { Game } from '@rattlecup/kit'
import { BOARDS } from './rules/boards.ts'
import { evaluate } from './bots/evaluate.ts'
import { reshuffle } from './rules/chance.ts'
import { codec } from './rules/codec.ts'
import { forms } from './rules/forms.ts'
import { options, PLAYERS } from './rules/options.ts'
import { rules } from './rules/play.ts'
import type { Gambler } from './rules/types.ts'
import { cover, view } from './rules/view.ts'

export const gambler: Game<Gambler> = {
  id: 'gambler',
  title: 'Gambler',
  version: '1',
  players: PLAYERS,
  best: 'most',
  options,
  data: { boards: BOARDS },
  rules,
  codec,
  forms,
  view,
  cover,
  imagine(state, _seat, source) {
    const imagined = rules.clone(state)
    reshuffle(imagined, source)
    return imagined
  },
  evaluate,
}
