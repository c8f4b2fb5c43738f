import type { Seat, Waiting } from '@rattlecup/kit'
import type { Player } from '@rattlecup/ui'

/** Whose hand a shared device is: the person who is to choose; else who chose last, else the first person at the table. */
export function handOf(players: readonly Player[], waiting: Waiting, before: Seat | null): Seat | null {
  const isPerson = (seat: Seat): boolean => !players[seat]?.bot
  const [asked, ...others] = waiting.kind === 'players' ? waiting.seats.filter(isPerson) : []
  if (before !== null && (asked === undefined || asked === before || others.includes(before))) return before
  if (asked !== undefined) return asked
  const first = players.findIndex(({ bot }) => !bot)
  return first < 0 ? null : first
}
