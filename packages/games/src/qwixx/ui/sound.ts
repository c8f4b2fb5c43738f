import type { Sound } from '@rattlecup/ui'
import { marksOf, rollOf, type QwixxStep } from './steps.ts'

/** Dice rattle, crosses scratch; passing is silent. */
export function sound(step: QwixxStep): Sound | undefined {
  if (rollOf(step)) return 'roll'
  return marksOf(step).length > 0 ? 'cross' : undefined
}
