import { Match, type GameLog, type Seat } from '@rattlecup/kit'
import { qwixx } from '../game.ts'
import { crossesIn } from '../rules/facts.ts'
import { COLOURS, type Qwixx, type QwixxSheet } from '../rules/types.ts'

/** How many crosses a seat made in each row, and its penalties; in a series, of its last game. */
export function tally(log: GameLog, seat: Seat): Record<string, number> {
  const { players, options, events } = log as GameLog<Qwixx>
  const match = Match.load(qwixx, players, options, events)
  if (!match.ok) return {}
  const sheet = match.value.view(null).sheets[seat] as QwixxSheet
  const rows = COLOURS.map((row) => [row, crossesIn(sheet, row)] as const)
  return { ...Object.fromEntries(rows), penalties: sheet.penalties }
}
