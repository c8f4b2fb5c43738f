import { firstFault, firstOption, optionsSpec } from '@rattlecup/kit'

export const PLAYERS = { min: 2, max: 4 }

export const options = optionsSpec({ first: firstOption(PLAYERS.max) }, ({ first }, seats) =>
  firstFault(first, seats),
)
