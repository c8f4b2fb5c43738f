import type { Seat } from '@rattlecup/kit'
import { TUMBLE_MS, type Step } from '@rattlecup/ui'
import type { Gambler } from '../rules/types.ts'
import { happeningOf, momentOf } from './table/moment.ts'

const SHUFFLE_MS = 300
const READ_MS = 1100
const OWN = { place: 120, complete: 450, roll: 0, stop: 120 } as const
const OTHERS = { place: 650, complete: 1000, roll: 300, stop: 450 } as const
const FULL_BOARD_MS = 1500

/** How long a step is shown. What ends a turn or a board stays long enough to be understood. */
export function pace(step: Step<Gambler>, seat: Seat | null): number {
  const what = happeningOf(step)
  if (what.type === 'boards') return SHUFFLE_MS
  const moment = momentOf(step.after, step, false)
  if ('values' in what) return TUMBLE_MS + (moment.nothingFits ? READ_MS : 0)
  const times = step.before.active === seat ? OWN : OTHERS
  if (what.type !== 'place') return times[what.type]
  if (step.after.round !== step.before.round || step.after.phase === 'over') return FULL_BOARD_MS
  return moment.gain === 0 ? times.place : times.complete
}
