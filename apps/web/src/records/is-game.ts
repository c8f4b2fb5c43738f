import { SHOWN_GAMES } from '@rattlecup/games/ui'

export function isGame(id: string): boolean {
  return SHOWN_GAMES.some((game) => game.id === id)
}
