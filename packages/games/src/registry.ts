import type { Game } from '@rattlecup/kit'
import { qwixx } from './qwixx/index.ts'

/** Every game there is. A new one is a folder beside this file and a line here. */
export const GAMES: readonly Game[] = [qwixx]

export function findGame(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id)
}
