import type { Step } from './steps.ts'
import { GRADES, type Grade } from './grades.ts'
import type { Estimate } from './judge.ts'

/** A seat's account: start + luck + skill + opponents + drift = result. */
export interface SeatTotals {
  readonly start: Estimate
  readonly luck: Estimate
  /** What its own choices changed, against the judge's. */
  readonly skill: Estimate
  /** What the others' choices changed. */
  readonly opponents: number
  /** What the judge corrected itself by: nothing that happened at the table. Within a few errors of the luck. */
  readonly drift: number
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
  steps: readonly Step[],
  end: readonly Estimate[],
): SeatTotals[] {
  return start.map((before, seat) => totalsOfSeat(seat, before, steps, end[seat] as Estimate))
}

function totalsOfSeat(seat: number, start: Estimate, steps: readonly Step[], end: Estimate): SeatTotals {
  const grades: Record<Grade, number> = Object.fromEntries(GRADES.map((grade) => [grade, 0])) as Record<
    Grade,
    number
  >
  let [luck, drift, skill, changes, cost, choices] = [0, 0, 0, 0, 0, 0]
  let skillError = 0
  let luckError = Math.hypot(start.error, end.error)
  for (const step of steps) {
    if (step.kind === 'chance') {
      const off = step.drift?.[seat] ?? 0
      luck += step.luck[seat] as number
      drift += off
      luckError = Math.hypot(luckError, off)
    } else {
      const change = step.change?.[seat]
      changes += change?.mean ?? 0
      luckError = Math.hypot(luckError, change?.error ?? 0)
      if (step.seat !== seat) continue
      skill += step.skill.mean
      skillError = Math.hypot(skillError, step.skill.error)
      if (step.forced) continue
      choices++
      cost += step.cost.mean
      grades[step.grade]++
    }
  }
  return {
    start,
    luck: { mean: luck, error: luckError },
    skill: { mean: skill, error: skillError },
    opponents: changes - skill,
    drift,
    result: end.mean,
    adjusted: end.mean - luck,
    choices,
    errorRate: choices === 0 ? 0 : cost / choices,
    grades,
  }
}
