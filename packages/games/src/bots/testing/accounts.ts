import { askBot, type SeatTotals } from '@rattlecup/bots'
import { FastSource, Match, type Bot, type Game, type GameLog, type BlobCache } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { reviewGame } from '../review.ts'

/** A cache that keeps nothing. */
export const NO_CACHE: BlobCache = { read: async () => undefined, write: async () => undefined }

/** A game between players of one strength; the same number gives the same dice. */
export function playedGame(
  game: Game,
  bot: Bot,
  { players, number, options = {} }: { players: number; number: number; options?: object },
): GameLog {
  const match = unwrap(Match.start(game, players, options))
  const dice = new FastSource(`dice ${number}`)
  const source = new FastSource(`players ${number}`)
  for (let waiting = match.waiting(); waiting.kind !== 'over'; waiting = match.waiting()) {
    if (waiting.kind === 'chance') unwrap(match.chance(unwrap(match.draw(dice))))
    else {
      const [seat] = waiting.seats as [number]
      unwrap(match.play(seat, unwrap(askBot(match, seat, { bot, source })).move))
    }
  }
  return match.logWithSecrets()
}

/** The account of every seat of a finished game. */
export async function accountsOf(
  game: Game,
  log: GameLog,
  playouts?: number,
): Promise<readonly SeatTotals[]> {
  return unwrap(await reviewGame(game, log, { seed: 'accounts', cache: NO_CACHE, playouts })).seats
}

export interface Moments {
  readonly mean: number
  /** The standard error of the mean. */
  readonly error: number
  readonly variance: number
}

export function momentsOf(values: readonly number[]): Moments {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
  return { mean, variance, error: Math.sqrt(variance / values.length) }
}
