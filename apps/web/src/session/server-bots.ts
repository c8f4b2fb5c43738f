import type { Seat } from '@rattlecup/kit'

/** Bots have no name of their own on the server; each seat's has the same one everywhere. */
const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dario', 'Edda', 'Fritz', 'Gaia', 'Henri'] as const

export function serverBotAt(seat: Seat): string {
  return NAMES[seat] ?? 'Bot'
}
