import { findManifest } from '@rattlecup/games/manifest'
import type { Review } from '@rattlecup/games/bots'
import type { GameLog } from '@rattlecup/kit'
import { keepReview, wholeReview } from '../mine/history.ts'
import { figuresOf } from '../mine/figures.ts'
import { packReview, unpackReview } from './kept-review.ts'

/** More than this the house does not take. */
const MOST_TEXT = 56_000

/** A game of mine at the house, and where I sat. */
export interface HouseGame {
  readonly id: string
  readonly seat: number
}

/** The review that another device of mine has left with the house. */
export async function reviewAtHouse({ id }: HouseGame, log: GameLog): Promise<Review | undefined> {
  const answer = await wholeReview(id)
  return answer.ok && answer.value.review !== null ? unpackReview(answer.value.review, log) : undefined
}

/** Leaves a review with the house, and what it came to with my statistics. */
export async function keepReviewAtHouse(
  { id, seat }: HouseGame,
  log: GameLog,
  review: Review,
): Promise<void> {
  const figures = figuresOf(review, seat)
  if (!figures) return
  const text = packReview(review)
  const tally = await tallyOf(log, seat)
  await keepReview(id, { ...figures, tally, ...(text.length <= MOST_TEXT && { review: text }) })
}

/** How often a seat did what its game counts; nothing for games that count nothing. */
export async function tallyOf(log: GameLog, seat: number): Promise<Record<string, number>> {
  const load = findManifest(log.game)?.tally
  return load ? { ...(await load()).tally(log, seat) } : {}
}
