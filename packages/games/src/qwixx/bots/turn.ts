import { PASS } from '../rules/play.ts'
import { ROWS } from '../rules/types.ts'
import { markOf, type Race } from './race.ts'
import { shareOf } from './share.ts'
import type { TablePlayer } from './table-player.ts'

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
  { phase, choice, player }: { phase: 'white' | 'colour'; choice: number; player: TablePlayer },
): Prospect {
  const after = race.copy()
  if (phase === 'colour') {
    after.playColour(choice)
    return { race: after, share: shareOf(after, seat, player) }
  }
  after.playWhite(
    Array.from({ length: race.players }, () => player),
    seat,
    choice,
  )
  if (!after.over && seat === race.active) return bestColour(after, seat, player)
  if (!after.over) after.playColour(player.colour(after, after.active))
  return { race: after, share: shareOf(after, seat, player) }
}

function bestColour(race: Race, seat: number, player: TablePlayer): Prospect {
  return colourChoices(race, seat)
    .map((choice) => prospectOf(race, seat, { phase: 'colour', choice, player }))
    .reduce((best, each) => (each.share > best.share ? each : best))
}

function colourChoices(race: Race, seat: number): number[] {
  const choices = new Set([PASS])
  for (let row = 0; row < ROWS; row++)
    for (let white = 0; white < 2; white++)
      choices.add(markOf(race, seat, row, race.dice[2 + row]! + race.dice[white]!))
  return [...choices]
}
