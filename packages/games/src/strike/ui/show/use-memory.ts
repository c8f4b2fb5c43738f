import type { GameEvent } from '@rattlecup/kit'
import type { Step } from '@rattlecup/ui'
import { useState } from 'react'
import type { Strike } from '../../rules/types.ts'
import { NOTHING, seenNext, type SeenStep } from './memory.ts'

/** What is known before and after the step on the screen. `events` are those that led here. */
export function useMemory(step: Step<Strike> | undefined, events: readonly GameEvent<Strike>[]): SeenStep {
  const [seen, setSeen] = useState<SeenStep>(() =>
    seenNext({ step: undefined, before: NOTHING, now: NOTHING }, step, events),
  )
  if (seen.step === step) return seen
  const next = seenNext(seen, step, events)
  setSeen(next)
  return next
}
