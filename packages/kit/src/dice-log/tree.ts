import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'

/** The Merkle tree of RFC 6962: an append-only list whose root binds every entry and its place. */

/** The hash of the whole subtree of height `level` that is number `index` from the left; level 0 is the leaves. */
export type HashReader = (level: number, index: number) => Uint8Array

export function leafHash(entry: Uint8Array): Uint8Array {
  return sha256(concatBytes(Uint8Array.of(0), entry))
}

export function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(concatBytes(Uint8Array.of(1), left, right))
}

/** The root of the tree over the first `size` leaves. */
export function rootOf(size: number, read: HashReader): Uint8Array {
  return size === 0 ? sha256(new Uint8Array()) : rangeHash(0, size, read)
}

/** The hash of leaves `start` to before `end`, `start` being a multiple of the largest power of two that fits. */
function rangeHash(start: number, end: number, read: HashReader): Uint8Array {
  const size = end - start
  const level = Math.log2(size)
  if (Number.isInteger(level)) return read(level, start / size)
  const middle = start + splitOf(size)
  return nodeHash(rangeHash(start, middle, read), rangeHash(middle, end, read))
}

/** The largest power of two below n, for n above 1. */
function splitOf(n: number): number {
  let split = 1
  while (split * 2 < n) split *= 2
  return split
}

/** What proves that leaf `index` is in the tree of `size` leaves. */
export function inclusionPath(index: number, size: number, read: HashReader): Uint8Array[] {
  const within = (start: number, end: number): Uint8Array[] => {
    if (end - start === 1) return []
    const middle = start + splitOf(end - start)
    return index < middle
      ? [...within(start, middle), rangeHash(middle, end, read)]
      : [...within(middle, end), rangeHash(start, middle, read)]
  }
  return within(0, size)
}

/** The root that a path leads to; undefined if the path is not of the right length. */
export function rootByPath(
  leaf: Uint8Array,
  { index, size }: { index: number; size: number },
  path: readonly Uint8Array[],
): Uint8Array | undefined {
  if (index < 0 || index >= size) return undefined
  if (size === 1) return path.length === 0 ? leaf : undefined
  const other = path.at(-1)
  const split = splitOf(size)
  const isLeft = index < split
  const place = isLeft ? { index, size: split } : { index: index - split, size: size - split }
  const own = other && rootByPath(leaf, place, path.slice(0, -1))
  if (!own) return undefined
  return isLeft ? nodeHash(own, other) : nodeHash(other, own)
}

/** What proves that the tree of `size` leaves only adds to that of `before` leaves. */
export function consistencyPath(before: number, size: number, read: HashReader): Uint8Array[] {
  const within = (start: number, end: number, isKnown: boolean): Uint8Array[] => {
    if (before === end) return isKnown ? [] : [rangeHash(start, end, read)]
    const middle = start + splitOf(end - start)
    return before <= middle
      ? [...within(start, middle, isKnown), rangeHash(middle, end, read)]
      : [...within(middle, end, false), rangeHash(start, middle, read)]
  }
  return before === 0 ? [] : within(0, size, true)
}

interface TreeHead {
  readonly size: number
  readonly root: Uint8Array
}

/** Whether `now` adds to `before` and changes nothing, by a consistency path. */
export function isConsistent(before: TreeHead, now: TreeHead, path: readonly Uint8Array[]): boolean {
  if (before.size > now.size) return false
  if (before.size === 0) return path.length === 0 && sameBytes(before.root, sha256(new Uint8Array()))
  const left = [...path]
  const roots = bothRoots(before.size, now.size, before.root, left)
  return (
    roots !== undefined &&
    left.length === 0 &&
    sameBytes(roots.old, before.root) &&
    sameBytes(roots.now, now.root)
  )
}

/** The old and the new root as a path says; `known` is the old root where it is itself a part of the new tree. Takes from the path's end. */
function bothRoots(
  before: number,
  size: number,
  known: Uint8Array | undefined,
  path: Uint8Array[],
): { old: Uint8Array; now: Uint8Array } | undefined {
  if (before === size) {
    const hash = known ?? path.pop()
    return hash && { old: hash, now: hash }
  }
  const other = path.pop()
  const split = splitOf(size)
  if (!other) return undefined
  if (before <= split) {
    const part = bothRoots(before, split, known, path)
    return part && { old: part.old, now: nodeHash(part.now, other) }
  }
  const part = bothRoots(before - split, size - split, undefined, path)
  return part && { old: nodeHash(other, part.old), now: nodeHash(other, part.now) }
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at])
}

/** A tree in memory. */
export class MerkleTree {
  readonly #levels: Uint8Array[][] = [[]]

  get size(): number {
    return this.#levels[0]?.length ?? 0
  }

  readonly read: HashReader = (level, index) => {
    const hash = this.#levels[level]?.[index]
    if (!hash) throw new RangeError(`the tree of ${this.size} leaves has no hash ${index} at level ${level}`)
    return hash
  }

  append(leaf: Uint8Array): void {
    let hash = leaf
    for (let level = 0; ; level++) {
      const hashes = (this.#levels[level] ??= [])
      hashes.push(hash)
      if (hashes.length % 2 === 1) return
      hash = nodeHash(hashes.at(-2) as Uint8Array, hash)
    }
  }

  root(size = this.size): Uint8Array {
    return rootOf(size, this.read)
  }
}
