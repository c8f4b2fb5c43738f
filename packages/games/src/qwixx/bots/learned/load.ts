import { fromPaddedBase64 } from '@rattlecup/kit'
import { decodeWeights, type Weights } from './weights.ts'

/** What was learned of the game with so many players, if anything was. */
export async function loadLearned(players: number): Promise<Weights | undefined> {
  if (players !== 2) return undefined
  const { TWO } = await import('./two.ts')
  return decodeWeights(fromPaddedBase64(TWO) as Uint8Array)
}
