import type { Seat } from '@rattlecup/kit'
import type { Step } from '@rattlecup/ui'
import type { Strike } from '../rules/types.ts'
import { settleOf, timingOf } from './show/film.ts'
import { GROUP_MS } from './show/showing.ts'

const INITIAL_MS = 700
const THROW_MS = 350
const STOP_MS = 700

/** A throw is shown as long as it takes; what one did oneself needs no showing. */
export function pace(step: Step<Strike>, seat: Seat | null): number {
  const settle = settleOf(step)
  if (settle) return timingOf(step, settle).ms
  const [event] = step.events
  if (!event || 'chance' in event) return INITIAL_MS
  if (event.seat === seat) return 0
  if (event.move.type === 'stop') return STOP_MS
  return event.move.group === undefined ? THROW_MS : THROW_MS + GROUP_MS
}
