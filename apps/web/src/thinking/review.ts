import { analyse } from '@rattlecup/bots'
import { judgeOf } from '@rattlecup/games/bots'
import type { Game, GameLog } from '@rattlecup/kit'
import { browserShelf } from './shelf.ts'
import type { Review } from './tasks.ts'

/** Playouts of a move: enough to tell a blunder from a good one, few enough to be waited for. */
const EFFORT = { close: 60, glance: 8 }

export async function review(game: Game, log: GameLog, tell: (share: number) => void): Promise<Review> {
  const { judge, exact } = await judgeOf(game, log, { seed: 'review', shelf: browserShelf })
  const analysis = analyse(game, log, {
    judge,
    effort: EFFORT,
    onEvent: (done) => tell(done / log.events.length),
  })
  if (!analysis.ok) throw new Error(analysis.error.message)
  return { ...analysis.value, exact }
}
