import type { Estimate } from './judge.ts'

/** How good a choice was, the best first. */
export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const
export type Grade = (typeof GRADES)[number]

/** From which cost on a grade begins, in hundredths of a win, or in points of a game alone. */
const FROM: readonly (readonly [Grade, number])[] = [
  ['blunder', 8],
  ['mistake', 3],
  ['inaccuracy', 1],
  ['good', 0.2],
]

/** A cost within twice its error may be none at all. */
const SURE = 2

export function gradeOf({ mean, error }: Estimate, unit: 'points' | 'share'): Grade {
  const cost = unit === 'share' ? 100 * mean : mean
  if (mean < SURE * error) return 'best'
  return FROM.find(([, from]) => cost >= from)?.[0] ?? 'best'
}
