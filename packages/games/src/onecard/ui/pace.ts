import type { Seat } from '@rattlecup/kit'
import { TUMBLE_MS, type Step } from '@rattlecup/ui'
import type { Onecard, OnecardMove } from '../rules/types.ts'
import { moveIn, outcomeIn, scoredIn } from './steps.ts'

/** A full card is looked at for a moment, whoever filled it. */
const SCORED_MS = 1500
/** As long as the crosses take to be drawn. */
const CROSSES_MS = 350
const DEALT_MS = 60
const NEW_CARD_MS = 500
const KEPT_MS = 600

const OTHERS_MS: Readonly<Record<OnecardMove['type'], number>> = {
  reroll: 450,
  stop: 300,
  enter: 600,
  pass: 400,
  keep: KEPT_MS,
  take: 600,
}

/** How long a step is shown: rolls and what others do are to be seen, what one did oneself is known. */
export function pace(step: Step<Onecard>, seat: Seat | null): number {
  const outcome = outcomeIn(step)
  if (outcome?.type === 'roll') return TUMBLE_MS
  if (outcome) return step.before.rolls === 0 ? DEALT_MS : NEW_CARD_MS
  if (scoredIn(step)) return SCORED_MS
  const made = moveIn(step)
  if (!made) return KEPT_MS
  if (made.seat !== seat) return OTHERS_MS[made.move.type]
  return made.move.type === 'enter' ? CROSSES_MS : 0
}
