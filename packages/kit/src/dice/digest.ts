import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { isObject } from '../json.ts'
import { canonical } from './canonical.ts'

/** Whoever has a faster SHA-256 than ours may bring it. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array

/** D after one more record: an entry of the game's log, an ask, or its links. */
export function digestAfter(digest: Uint8Array, record: object, hash: Sha256 = sha256): Uint8Array {
  return hash(concatBytes(digest, canonical(openPart(record))))
}

/** An outcome as everybody knows it when it falls: without where the dice lie, and without the covered stack of boards. */
export function openPart(entry: { readonly chance?: unknown }): object {
  const { chance } = entry
  if (!isObject(chance)) return entry
  if (chance['type'] === 'boards') return { chance: { type: 'boards' } }
  const { rest: _, ...open } = chance
  return { chance: open }
}
