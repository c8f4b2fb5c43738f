import { firstFault, firstOption, option, optionsSpec, whole } from '@rattlecup/kit'

export const PLAYERS = { min: 1, max: 5 }

export const options = optionsSpec(
  {
    first: firstOption(PLAYERS.max),
    games: option(
      'How many games are played in a row; their points are added.',
      whole({ min: 1, max: 5 }),
      1,
    ),
  },
  ({ first }, seats) => firstFault(first, seats),
)
