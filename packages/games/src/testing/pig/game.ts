import type { Game } from '@rattlecup/kit'
import { codec } from './rules/codec.ts'
import { forms } from './rules/forms.ts'
import { options, PLAYERS } from './rules/options.ts'
import { rules } from './rules/play.ts'
import type { Pig } from './rules/types.ts'
import { view } from './rules/view.ts'

export const pig: Game<Pig> = {
  id: 'pig',
  title: 'Pig',
  version: '1',
  players: PLAYERS,
  best: 'most',
  options,
  data: {},
  rules,
  codec,
  forms,
  view,
  imagine: (state) => rules.clone(state),
  evaluate({ points, turn, active }, seat) {
    const rivals = points.filter((_, each) => each !== seat)
    return (points[seat] as number) + (active === seat ? turn : 0) - Math.max(...rivals)
  },
}
