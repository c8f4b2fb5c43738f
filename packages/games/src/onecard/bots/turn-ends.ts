import { fromPaddedBase64 } from '@rattlecup/kit'
import { TurnEnds } from './turn-shares.ts'

/** What was learned of turns' ends; imported only when somebody judges. */
export async function loadTurnEnds(): Promise<TurnEnds> {
  const { TOGETHER_WEIGHTS, ALONE_WEIGHTS } = await import('./learned.ts')
  return new TurnEnds(weightsOf(TOGETHER_WEIGHTS), weightsOf(ALONE_WEIGHTS))
}

/** Four bytes a weight, the low one first. */
export function weightsOf(text: string): Float64Array {
  const bytes = fromPaddedBase64(text) as Uint8Array
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  return Float64Array.from({ length: bytes.length / 4 }, (_, i) => view.getFloat32(4 * i, true))
}
