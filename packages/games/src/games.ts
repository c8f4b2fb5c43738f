import { rollByOdds, type Game, type Match, type Roller } from '@rattlecup/kit'
import { MANIFESTS } from './registry.ts'

/** The rules of every game there is. */
export const GAMES: readonly Game[] = await Promise.all(MANIFESTS.map((manifest) => manifest.game()))

export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id)
}

/** What makes the outcomes of a match: the rules' own odds, or what the game brings for it. */
export async function rollerOf({ game }: Match): Promise<Roller> {
  return game.loadRoller ? game.loadRoller() : rollByOdds
}
