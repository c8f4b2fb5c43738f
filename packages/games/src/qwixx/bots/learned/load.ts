import { fromPaddedBase64 } from '@rattlecup/kit'
import { decodeWeights, type Weights } from './weights.ts'

const NETWORKS: Readonly<Record<number, () => Promise<string>>> = {
  2: async () => (await import('./two.ts')).TWO,
  3: async () => (await import('./three.ts')).THREE,
  4: async () => (await import('./four.ts')).FOUR,
}

/** What was learned of the game with this many players, if anything was. */
export async function loadLearned(players: number): Promise<Weights | undefined> {
  const text = await NETWORKS[players]?.()
  return text === undefined ? undefined : decodeWeights(players, fromPaddedBase64(text) as Uint8Array)
}
