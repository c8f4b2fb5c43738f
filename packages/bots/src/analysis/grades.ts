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

export function gradeOf(cost: number, unit: 'points' | 'share'): Grade {
  const hundredths = unit === 'share' ? 100 * cost : cost
  return FROM.find(([, from]) => hundredths >= from)?.[0] ?? 'best'
}
