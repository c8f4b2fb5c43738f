import type { Values } from '../values.ts'
import { bytesOfBase64 } from './base64.ts'
import { decodeLayers, compressedValues } from './compressed-table.ts'

/** What is known of the game with so many players, at once: nothing is solved. */
export async function loadCompressed(players: number): Promise<Values> {
  return compressedValues(decodeLayers(bytesOfBase64(await textFor(players))), players)
}

async function textFor(players: number): Promise<string> {
  if (players === 1) return (await import('./alone.ts')).ALONE
  return players === 2 ? (await import('./two.ts')).TWO : (await import('./more.ts')).MORE
}
