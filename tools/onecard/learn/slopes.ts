import { notice } from '../../../packages/games/src/onecard/bots/learned/card-scores.ts'
import { oddsWithoutCards } from '../../../packages/games/src/onecard/bots/learned/table.ts'
import { SENSES, type CardWeights } from '../../../packages/games/src/onecard/bots/learned/weights.ts'
import type { Lesson } from './lessons.ts'

const noticed = new Float32Array(SENSES)

/** Everybody's share of the win as the weights tell it. */
export function sharesBy(weights: CardWeights, { seats }: Pick<Lesson, 'seats'>): number[] {
  const odds = seats.map((seat) => {
    let sum = oddsWithoutCards(weights, seat.situation, seat)
    for (const kinds of seat.cards) sum += cardOdds(weights, kinds, seat.situation)
    return sum
  })
  const most = Math.max(...odds)
  const parts = odds.map((each) => Math.exp(each - most))
  const all = parts.reduce((sum, part) => sum + part)
  return parts.map((part) => part / all)
}

function cardOdds(weights: CardWeights, kinds: readonly number[], situation: number): number {
  notice(weights, kinds, noticed)
  let sum = 0
  for (let sense = 0; sense < SENSES; sense++)
    if (noticed[sense]! > 0) sum += noticed[sense]! * weights.senses[situation * SENSES + sense]!
  return sum
}

/** Adds to `slopes` how the error (the log loss) of a lesson changes with each weight. */
export function learnFrom(lesson: Lesson, weights: CardWeights, slopes: CardWeights): void {
  const shares = sharesBy(weights, lesson)
  for (const [i, seat] of lesson.seats.entries()) {
    const error = shares[i]! - lesson.shares[i]!
    slopes.situations[seat.situation]! += error
    slopes.points[seat.situation]! += error * seat.points
    if (seat.next) slopes.next[seat.situation]! += error
    if (seat.learned) slopes.edge[seat.situation]! += error
    for (const kinds of seat.cards) blameCard(kinds, seat.situation, error, weights, slopes)
  }
}

function blameCard(
  kinds: readonly number[],
  situation: number,
  error: number,
  weights: CardWeights,
  slopes: CardWeights,
): void {
  notice(weights, kinds, noticed)
  for (let sense = 0; sense < SENSES; sense++) {
    if (noticed[sense]! <= 0) continue
    const at = situation * SENSES + sense
    slopes.senses[at]! += error * noticed[sense]!
    const blame = error * weights.senses[at]!
    slopes.base[sense]! += blame
    for (const kind of kinds) slopes.rows[kind * SENSES + sense]! += blame
  }
}
