import { ROWS } from '../rules/types.ts'
import { colourChoices } from './choices.ts'
import type { Policy } from './policy.ts'
import type { FastState } from './fast-state.ts'

/** What comes of a choice, the dice being on the table for all to see. */
export interface TurnProspect {
  /** The fast when the turn is over. */
  readonly fast: FastState
  /** The share of the win that the seat then has. */
  readonly share: number
}

/**
 * Plays a turn to its end after a seat's choice: the others do what is best for their sheets, the seat itself what brings
 * it the greatest share of the win.
 */
export function prospectOf(
  fast: FastState,
  seat: number,
  { phase, choice, policy }: { phase: 'white' | 'colour'; choice: number; policy: Policy },
): TurnProspect {
  const { rival, share } = policy
  const after = fast.copy()
  if (phase === 'colour') {
    after.playColour(choice)
    return { fast: after, share: share(after, seat) }
  }
  after.playWhite(
    Array.from({ length: fast.players }, () => rival),
    seat,
    choice,
  )
  if (!after.over && seat === fast.active) return bestColour(after, seat, policy)
  if (!after.over) after.playColour(rival.colour(after, after.active))
  return { fast: after, share: share(after, seat) }
}

function bestColour(fast: FastState, seat: number, policy: Policy): TurnProspect {
  const choices = new Uint8Array(1 + 2 * ROWS)
  return Array.from(choices.subarray(0, colourChoices(fast, seat, choices)))
    .map((choice) => prospectOf(fast, seat, { phase: 'colour', choice, policy }))
    .reduce((best, each) => (each.share > best.share ? each : best))
}
