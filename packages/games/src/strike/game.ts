import { firstFault, firstOption, oneOf, option, optionsSpec, type Game } from '@rattlecup/kit'
import { ARENA_VERSION } from './arena/shape.ts'
import { evaluate } from './bots/evaluate.ts'
import { codec } from './rules/codec.ts'
import { rules } from './rules/play.ts'
import type { Strike } from './rules/types.ts'
import { view } from './rules/view.ts'

const players = { min: 2, max: 5 }

export const strike: Game<Strike> = {
  id: 'strike',
  title: 'Strike',
  version: `1 ${ARENA_VERSION}`,
  players,
  best: 'fewest',
  options: optionsSpec(
    {
      first: firstOption(players.max),
      rounds: option(
        'One round, or a tournament of as many rounds as there are seats, each beginning one of them.',
        oneOf([1, 'tournament']),
        1,
      ),
    },
    ({ first }, seats) => firstFault(first, seats),
  ),
  data: {},
  rules,
  codec,
  view,
  // Nothing is hidden from anyone.
  imagine: (state) => rules.clone(state),
  evaluate,
  // The physics is large: loaded when a die is to be thrown, and for no other game.
  loadRoller: async () => (await import('./arena/roller.ts')).loadRoller(),
}
