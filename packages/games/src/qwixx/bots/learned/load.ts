import { bytesOfBase64 } from '../compressed/base64.ts'
import { decodeWeights, type Weights } from './weights.ts'

/** What was learned of the game with so many players, if anything was. */
export async function loadLearned(players: number): Promise<Weights | undefined> {
  if (players !== 2) return undefined
  return decodeWeights(bytesOfBase64((await import('./two.ts')).TWO))
}
