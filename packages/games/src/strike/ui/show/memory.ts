import type { GameEvent } from '@rattlecup/kit'
import type { Step } from '@rattlecup/ui'
import {
  checkGroup,
  checkThrow,
  DEFAULT_THROW,
  restingDice,
  type RestingDie,
  type Throw,
} from '../../arena/index.ts'
import { lyingIn } from '../../arena/film.ts'
import type { Strike, StrikeView } from '../../rules/types.ts'

/** What the last events said about where dice lie and fly; a view has only their faces. */
export interface Memory {
  /** Whether the last outcome was seen. If not, dice are drawn in the default layout, and lie elsewhere. */
  readonly isKnown: boolean
  /** The last outcome's `rest`. */
  readonly rest: unknown
  /** The throw that has been made since. */
  readonly move: Extract<Strike['Move'], { type: 'throw' }> | undefined
}

export const NOTHING: Memory = { isKnown: false, rest: undefined, move: undefined }

export function remember(memory: Memory, event: GameEvent<Strike>): Memory {
  if ('chance' in event) return { isKnown: true, rest: event.chance.rest, move: undefined }
  return event.move.type === 'throw' ? { ...memory, move: event.move } : memory
}

/** A step, and what is known before and after it. */
export interface SeenStep {
  readonly step: Step<Strike> | undefined
  readonly before: Memory
  readonly now: Memory
}

/** Goes on from what was seen, if the step follows it; after a jump only `events`, where there are any, tell what went before. */
export function seenNext(
  seen: SeenStep,
  step: Step<Strike> | undefined,
  events: readonly GameEvent<Strike>[] = [],
): SeenStep {
  const follows =
    step !== undefined && seen.step !== undefined && step.at === seen.step.at + seen.step.events.length
  const before = follows ? seen.now : events.slice(0, step?.at).reduce(remember, NOTHING)
  return { step, before, now: (step?.events ?? []).reduce(remember, before) }
}

/** Where the dice of the arena lie, grouped as the last throw grouped them. */
export function lyingNow({ rest, move }: Memory, arena: StrikeView['arena']): RestingDie[] {
  const resting = restingDice(arena, lyingIn(rest))
  const grouped = checkGroup(move?.group ?? [], resting)
  return grouped.ok ? grouped.value : resting
}

/** How the last throw was made; one that nobody described, or that no hand could make, looks like a plain one. */
export function throwNow({ move }: Memory): Throw {
  const how = checkThrow(move?.throw)
  return how.ok ? how.value : DEFAULT_THROW
}
