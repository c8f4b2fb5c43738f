import { ROWS } from '../rules/types.ts'
import { colourChoices } from './choices.ts'
import type { Mind } from './mind.ts'
import type { Race } from './race.ts'

/** What comes of a choice, the dice being on the table for all to see. */
export interface Prospect {
  /** The race when the turn is over. */
  readonly race: Race
  /** The share of the win that the seat then has. */
  readonly share: number
}

/**
 * Plays a turn to its end after a seat's choice: the others do what is best for their sheets, the seat itself what brings
 * it the greatest share of the win.
 */
export function prospectOf(
  race: Race,
  seat: number,
  { phase, choice, mind }: { phase: 'white' | 'colour'; choice: number; mind: Mind },
): Prospect {
  const { rival, share } = mind
  const after = race.copy()
  if (phase === 'colour') {
    after.playColour(choice)
    return { race: after, share: share(after, seat) }
  }
  after.playWhite(
    Array.from({ length: race.players }, () => rival),
    seat,
    choice,
  )
  if (!after.over && seat === race.active) return bestColour(after, seat, mind)
  if (!after.over) after.playColour(rival.colour(after, after.active))
  return { race: after, share: share(after, seat) }
}

function bestColour(race: Race, seat: number, mind: Mind): Prospect {
  const choices = new Uint8Array(1 + 2 * ROWS)
  return Array.from(choices.subarray(0, colourChoices(race, seat, choices)))
    .map((choice) => prospectOf(race, seat, { phase: 'colour', choice, mind }))
    .reduce((best, each) => (each.share > best.share ? each : best))
}
