import type { ChoiceStep, LuckStep } from '@rattlecup/bots'
import type { Review } from '@rattlecup/games/bots'
import type { RecordMoment } from '../records/moments.ts'

/** What a review says of the step that led to a moment. */
export interface GradedMoment {
  readonly choices: readonly ChoiceStep[]
  readonly roll: LuckStep | undefined
}

export function gradedMoments(review: Review, moments: readonly RecordMoment[]): GradedMoment[] {
  return moments.map(({ step }) => {
    const from = step?.at ?? 0
    const to = from + (step?.events.length ?? 0)
    const steps = review.steps.filter(({ event }) => event >= from && event < to)
    return {
      choices: steps.filter((each) => each.kind === 'choice'),
      roll: steps.find((each) => each.kind === 'chance'),
    }
  })
}

/** Whether another move would have been clearly better. */
export function isCostly({ grade }: ChoiceStep): boolean {
  return grade !== 'best' && grade !== 'good'
}

/** The moments whose step cost somebody something: the reader, or anybody where nobody reads. */
export function costlyMoments(graded: readonly GradedMoment[], reader: number | null): number[] {
  const isOne = (choice: ChoiceStep): boolean =>
    isCostly(choice) && (reader === null || choice.seat === reader)
  return graded.flatMap(({ choices }, at) => (choices.some(isOne) ? [at] : []))
}

const MOST_TOLD = 3
/** A roll that changed less decided nothing, in shares of the win or in points. */
const LEAST = { share: 0.05, points: 2 }

/** The rolls that changed most for somebody, the greatest first. */
export function decisiveRolls({ steps, unit }: Review): (LuckStep & { readonly seat: number })[] {
  return steps
    .filter((step) => step.kind === 'chance')
    .map((step) => ({ ...step, seat: mostMoved(step.luck) }))
    .filter(({ luck, seat }) => Math.abs(luck[seat] ?? 0) >= LEAST[unit])
    .sort((a, b) => Math.abs(b.luck[b.seat] ?? 0) - Math.abs(a.luck[a.seat] ?? 0))
    .slice(0, MOST_TOLD)
}

function mostMoved(luck: readonly number[]): number {
  return luck.reduce((best, change, seat) => (Math.abs(change) > Math.abs(luck[best] ?? 0) ? seat : best), 0)
}
