import type { GameEvent } from '@rattlecup/kit'
import type { Step } from '@rattlecup/ui'
import { useState } from 'react'
import type { Strike } from '../../rules/types.ts'
import { NOTHING, remember, type Memory } from './memory.ts'

interface Seen {
  readonly step: Step<Strike> | undefined
  readonly before: Memory
  readonly now: Memory
}

/** What is known before and after the step on the screen. `events` are those that led here, where the page has them. */
export function useMemory(
  step: Step<Strike> | undefined,
  events: readonly GameEvent<Strike>[] | undefined,
): Seen {
  const [seen, setSeen] = useState<Seen>(() => afterAll(step, events))
  if (seen.step === step) return seen
  const follows = step !== undefined && step.at === nextAt(seen.step)
  const next = follows
    ? { step, before: seen.now, now: step.events.reduce(remember, seen.now) }
    : afterAll(step, events)
  setSeen(next)
  return next
}

function nextAt(step: Step<Strike> | undefined): number | undefined {
  return step && step.at + step.events.length
}

function afterAll(step: Step<Strike> | undefined, events: readonly GameEvent<Strike>[] | undefined): Seen {
  const before = (step && events ? events.slice(0, step.at) : (events ?? [])).reduce(remember, NOTHING)
  return { step, before, now: step ? step.events.reduce(remember, before) : before }
}
