import { fromPaddedBase64 } from '@rattlecup/kit'
import { createKnowledge } from './knowledge.ts'
import { NETWORK } from './network.ts'
import { weightsOf } from './weights.ts'

/** What was learned, with the cards of a game. */
export const knowledgeOf: ReturnType<typeof createKnowledge> = createKnowledge(
  decoded(fromPaddedBase64(NETWORK) as Uint8Array),
)

/** Four bytes a weight, the low one first. */
function decoded(bytes: Uint8Array): ReturnType<typeof weightsOf> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  return weightsOf(Float32Array.from({ length: bytes.length / 4 }, (_, i) => view.getFloat32(4 * i, true)))
}
