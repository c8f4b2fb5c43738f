import { hexToBytes } from '@noble/hashes/utils.js'
import { signCheckpoint } from '../dice-log/checkpoint.ts'
import { entryBytes, type LogEntry } from '../dice-log/entries.ts'
import { formatKey, KEY_KIND, noteKey } from '../dice-log/note.ts'
import { formatProof } from '../dice-log/proof.ts'
import { inclusionPath, leafHash, MerkleTree } from '../dice-log/tree.ts'
import { secretFrom } from '../fair-dice.ts'

/** A public log in memory. */
export class SimulatedLog {
  readonly tree = new MerkleTree()
  readonly key: string
  readonly #origin: string
  readonly #seed: Uint8Array

  constructor(origin: string) {
    this.#origin = origin
    this.#seed = hexToBytes(secretFrom(origin))
    this.key = formatKey(noteKey(origin, KEY_KIND.log, this.#seed))
  }

  /** Adds an entry and returns the proof that it is there. */
  add(entry: LogEntry): string {
    const index = this.tree.size
    this.tree.append(leafHash(entryBytes(entry)))
    const size = this.tree.size
    const checkpoint = signCheckpoint({ origin: this.#origin, size, root: this.tree.root() }, this.#seed)
    return formatProof({ index, path: inclusionPath(index, size, this.tree.read), checkpoint })
  }
}
