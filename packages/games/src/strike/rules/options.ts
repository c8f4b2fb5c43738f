import { firstFault, firstOption, oneOf, option, optionsSpec } from '@rattlecup/kit'

export const PLAYERS = { min: 2, max: 5 }

/** ST-24: who begins, and how many rounds. */
export const options = optionsSpec(
  {
    first: firstOption(PLAYERS.max),
    rounds: option(
      'One round, or a tournament of as many rounds as there are seats, each beginning one of them.',
      oneOf([1, 'tournament']),
      1,
    ),
  },
  ({ first }, seats) => firstFault(first, seats),
)
