import type { Analysis, ChoiceStep } from '@rattlecup/bots'
import { isCostly } from '../review/graded.ts'

const MOST_TOLD = 3

/** The choices that cost most, the dearest first; what hardly cost anything is not told. */
export function turningPoints({ steps }: Pick<Analysis, 'steps'>): ChoiceStep[] {
  return steps
    .filter((step) => step.kind === 'choice')
    .filter(isCostly)
    .sort((a, b) => b.cost.mean - a.cost.mean)
    .slice(0, MOST_TOLD)
}
