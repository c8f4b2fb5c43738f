import type { Review } from '@rattlecup/games/bots'
import type { ReviewFiguresInput } from '@rattlecup/protocol/client'
import { isCostly } from '../review/graded.ts'

/** What a review came to for a seat: what the dice and one's own choices were worth, and how many choices were bad. */
export function figuresOf({ seats, steps, unit }: Review, seat: number): ReviewFiguresInput | undefined {
  const totals = seats[seat]
  // Points of games alone don't add up with shares of a win.
  if (!totals || unit === 'points') return undefined
  const bad = steps.filter((step) => step.kind === 'choice' && step.seat === seat && isCostly(step))
  const { inaccuracy: inaccuracies, blunder: blunders } = totals.grades
  return { luck: totals.luck.mean, play: totals.skill.mean, mistakes: bad.length, inaccuracies, blunders }
}
