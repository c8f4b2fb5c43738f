import type { Review } from '@rattlecup/games/bots'
import type { ResultWords } from './words/en.ts'

/** Who reads the result, and who won: seats. */
export interface Ending {
  readonly reader: number | null
  readonly winners: readonly number[]
  readonly names: readonly string[]
}

/** What decided the game, in one sentence. */
export function decided(review: Review, ending: Ending, words: ResultWords): string | undefined {
  const { reader, winners, names } = ending
  const seat = reader ?? winners[0] ?? 0
  const totals = review.seats[seat]
  if (!totals) return undefined
  const luck = totals.luck.mean
  const play = totals.result - totals.start.mean - luck
  if (review.unit === 'points') return words.decided.alone(words.pointsChange(luck), words.pointsChange(play))
  const gift = words.shareChange(Math.max(-1, Math.min(1, luck)))
  if (!winners.includes(seat))
    return luck < play ? words.decided.lostByLuck(gift) : words.decided.lostByPlay(gift)
  const who = reader === null ? names[seat] : undefined
  return luck > play ? words.decided.byLuck(who, gift) : words.decided.byPlay(who, gift)
}
