import { reviewGame, type Review } from '@rattlecup/games/bots'
import type { Game, GameLog } from '@rattlecup/kit'
import { browserCache } from './blob-cache.ts'

/** Looks back at a game: the same figures as `rattlecup analyse` gives of its file. */
export async function review(game: Game, log: GameLog, tell: (share: number) => void): Promise<Review> {
  const reviewed = await reviewGame(game, log, { cache: browserCache, onProgress: tell })
  if (!reviewed.ok) throw new Error(reviewed.error.message)
  return reviewed.value
}
