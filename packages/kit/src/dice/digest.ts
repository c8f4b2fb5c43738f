import { sha256 } from '@noble/hashes/sha2.js'
import { isObject } from '../json.ts'
import { ByteBuffer } from './byte-buffer.ts'
import { canonicalText } from './canonical.ts'

/** Whoever has a faster SHA-256 than ours may bring it. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array

const buffer = new ByteBuffer()

/** D after one more record: an entry of the game's log, an ask, or its links. */
export function digestAfter(digest: Uint8Array, record: object, hash: Sha256 = sha256): Uint8Array {
  return hash(
    buffer
      .clear()
      .add(digest)
      .addText(canonicalText(openPart(record))).bytes,
  )
}

/** An outcome as everybody knows it when it falls: without where the dice lie, and without the covered stack of boards. */
export function openPart(entry: { readonly chance?: unknown }): object {
  const { chance } = entry
  if (!isObject(chance)) return entry
  if (chance['type'] === 'boards') return { chance: { type: 'boards' } }
  const { rest: _, ...open } = chance
  return { chance: open }
}
