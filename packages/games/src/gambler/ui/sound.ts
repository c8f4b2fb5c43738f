import type { Sound, Step } from '@rattlecup/ui'
import type { Gambler } from '../rules/types.ts'
import { happeningOf } from './table/moment.ts'

/** Dice rattle and knock on the board; taking them up again or stopping is silent. */
export function sound(step: Step<Gambler>): Sound | undefined {
  const what = happeningOf(step)
  if ('values' in what) return 'roll'
  return what.type === 'place' ? 'place' : undefined
}
