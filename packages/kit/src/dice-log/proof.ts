import { fail, ok, type Result } from '../result.ts'
import { fromPaddedBase64, toPaddedBase64 } from '../base64.ts'
import { openCheckpoint } from './checkpoint.ts'
import type { NoteKey } from './note.ts'
import { leafHash, rootByPath, sameBytes } from './tree.ts'

/** That an entry is in the log, as a text that can be handed on (C2SP tlog-proof). */
export interface LogProof {
  readonly index: number
  readonly path: readonly Uint8Array[]
  /** The signed checkpoint that the path leads to. */
  readonly checkpoint: string
}

const HEADER = 'c2sp.org/tlog-proof@v1'
const HASH_BYTES = 32
/** More levels than a log with a safe number of entries can have. */
const LONGEST_PATH = 63

export function formatProof({ index, path, checkpoint }: LogProof): string {
  const lines = [HEADER, `index ${index}`, ...path.map(toPaddedBase64)]
  return `${lines.join('\n')}\n\n${checkpoint}`
}

export function parseProof(text: string): Result<LogProof> {
  const end = text.indexOf('\n\n')
  const [header, place = '', ...hashes] = text.slice(0, Math.max(0, end)).split('\n')
  const index = /^index (0|[1-9]\d{0,15})$/.exec(place)?.[1]
  const path = hashes.map(fromPaddedBase64)
  const isPath = path.length <= LONGEST_PATH && path.every((hash) => hash?.length === HASH_BYTES)
  if (header !== HEADER || index === undefined || !isPath)
    return fail('bad-request', `a proof is ${HEADER}, its index, hashes, a blank line and a checkpoint`)
  return ok({ index: Number(index), path: path as Uint8Array[], checkpoint: text.slice(end + 2) })
}

/** Where the log holds an entry, if the proof shows that it does. */
export function checkProof(
  text: string,
  entry: Uint8Array,
  key: NoteKey,
): Result<{ index: number; size: number; root: Uint8Array }> {
  const proof = parseProof(text)
  if (!proof.ok) return proof
  const checkpoint = openCheckpoint(proof.value.checkpoint, key)
  if (!checkpoint.ok) return checkpoint
  const { index, path } = proof.value
  const { size, root } = checkpoint.value
  const reached = rootByPath(leafHash(entry), { index, size }, path)
  if (!reached || !sameBytes(reached, root))
    return fail('bad-request', 'the proof does not lead from the entry to the checkpoint')
  return ok({ index, size, root })
}
