import type { Review } from '@rattlecup/games/bots'
import type { ReviewFiguresInput } from '@rattlecup/protocol/client'

/** What a review came to for a seat: what the dice and one's own choices were worth, and how many choices were bad. */
export function figuresOf({ seats, steps }: Review, seat: number): ReviewFiguresInput | undefined {
  const totals = seats[seat]
  if (!totals) return undefined
  const bad = steps.filter(
    (step) => step.kind === 'choice' && step.seat === seat && step.grade !== 'best' && step.grade !== 'good',
  )
  return { luck: totals.luck.mean, play: totals.skill.mean, mistakes: bad.length }
}
