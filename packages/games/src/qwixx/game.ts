import { firstFault, firstOption, option, optionsSpec, whole, type Game } from '@rattlecup/kit'
import { evaluate } from './bots/evaluate.ts'
import { codec } from './rules/codec.ts'
import { rules } from './rules/play.ts'
import type { Qwixx } from './rules/types.ts'
import { view } from './rules/view.ts'

const players = { min: 1, max: 5 }

export const qwixx: Game<Qwixx> = {
  id: 'qwixx',
  title: 'Qwixx',
  version: '1',
  players,
  best: 'most',
  options: optionsSpec(
    {
      first: firstOption(players.max),
      games: option(
        'How many games are played in a row; their points are added.',
        whole({ min: 1, max: 5 }),
        1,
      ),
    },
    ({ first }, seats) => firstFault(first, seats),
  ),
  data: {},
  rules,
  codec,
  view,
  // Nothing in the state is hidden from anyone: secret choices stay in the runner.
  imagine: (state) => rules.clone(state),
  evaluate,
}
