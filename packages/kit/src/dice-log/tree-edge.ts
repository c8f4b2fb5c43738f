import { sha256 } from '@noble/hashes/sha2.js'
import { nodeHash } from './tree.ts'

/** As much of a tree as it takes to let it grow and to know its root: the whole subtrees at its edge, the largest first. */
export class TreeEdge {
  readonly #hashes: Uint8Array[]
  #size: number

  constructor({ size, hashes }: { size: number; hashes: readonly Uint8Array[] } = { size: 0, hashes: [] }) {
    this.#size = size
    this.#hashes = [...hashes]
  }

  get size(): number {
    return this.#size
  }

  /** One for each bit of the size. */
  get hashes(): readonly Uint8Array[] {
    return this.#hashes
  }

  append(leaf: Uint8Array): void {
    let hash = leaf
    for (let rest = this.#size; rest % 2 === 1; rest = Math.floor(rest / 2))
      hash = nodeHash(this.#hashes.pop() as Uint8Array, hash)
    this.#hashes.push(hash)
    this.#size++
  }

  root(): Uint8Array {
    if (this.#size === 0) return sha256(new Uint8Array())
    return this.#hashes.reduceRight((right, left) => nodeHash(left, right))
  }
}
