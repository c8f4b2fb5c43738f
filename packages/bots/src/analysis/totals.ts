import { GRADES, type Grade } from './grades.ts'
import { NOTHING, type Estimate } from './judge.ts'
import type { AnalysisStep } from './steps.ts'

/** A seat's account: start + luck + skill + opponents = result. */
export interface SeatTotals {
  readonly start: Estimate
  /** What chance brought, and what is not known better than to its error. */
  readonly luck: Estimate
  /** What its own choices cost, one by one as they are listed: never above 0. */
  readonly skill: Estimate
  /** What the others' choices brought it. */
  readonly opponents: Estimate
  readonly result: number
  /** The result less its luck: what a run of average dice would have brought. */
  readonly adjusted: number
  /** Choices with more than one move. */
  readonly choices: number
  /** What a choice cost on average, against the best move. */
  readonly errorRate: number
  readonly grades: Readonly<Record<Grade, number>>
}

export function totalsOf(
  start: readonly Estimate[],
  steps: readonly AnalysisStep[],
  end: readonly Estimate[],
): SeatTotals[] {
  return start.map((before, seat) => totalsOfSeat(seat, before, steps, end[seat] as Estimate))
}

function totalsOfSeat(
  seat: number,
  start: Estimate,
  steps: readonly AnalysisStep[],
  end: Estimate,
): SeatTotals {
  const grades = Object.fromEntries(GRADES.map((grade) => [grade, 0])) as Record<Grade, number>
  let [skill, opponents, choices] = [NOTHING, NOTHING, 0]
  let drift = 0
  for (const step of steps) {
    if (step.kind === 'chance') {
      drift = Math.hypot(drift, step.drift?.[seat] ?? 0)
      continue
    }
    const effect = step.effect[seat] as Estimate
    if (step.seat !== seat) {
      opponents = plus(opponents, effect)
      continue
    }
    skill = plus(skill, effect)
    if (step.forced) continue
    choices++
    grades[step.grade]++
  }
  const luck = end.mean - start.mean - skill.mean - opponents.mean
  return {
    start,
    luck: { mean: luck, error: Math.hypot(start.error, end.error, skill.error, opponents.error, drift) },
    skill,
    opponents,
    result: end.mean,
    adjusted: end.mean - luck,
    choices,
    errorRate: choices === 0 ? 0 : (0 - skill.mean) / choices,
    grades,
  }
}

function plus(sum: Estimate, more: Estimate): Estimate {
  return { mean: sum.mean + more.mean, error: Math.hypot(sum.error, more.error) }
}
