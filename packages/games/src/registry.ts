import { rollByOdds, type Game, type Match, type Roller } from '@rattlecup/kit'
import { gambler } from './gambler/index.ts'
import { onecard } from './onecard/index.ts'
import { qwixx } from './qwixx/index.ts'
import { strike } from './strike/index.ts'

/** Every game there is. A new one is a folder beside this file and a line here. */
export const GAMES: readonly Game[] = [qwixx, gambler, onecard, strike]

export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id)
}

/** What makes the outcomes of a match: the rules' own odds, or what the game brings for it. */
export async function rollerOf({ game }: Match): Promise<Roller> {
  return game.loadRoller ? game.loadRoller() : rollByOdds
}
