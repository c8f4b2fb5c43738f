import { hexToBytes } from '@noble/hashes/utils.js'
import { signCheckpoint } from '../dice-log/checkpoint.ts'
import { entryBytes, type LogEntry } from '../dice-log/entries.ts'
import { formatKey, KEY_KIND, signerFrom, type Signer } from '../dice-log/note.ts'
import { formatProof } from '../dice-log/proof.ts'
import { inclusionPath, leafHash, MerkleTree } from '../dice-log/tree.ts'
import { secretFrom } from '../fair-dice.ts'

/** A public log in memory. */
export class SimulatedLog {
  readonly tree = new MerkleTree()
  readonly key: string
  readonly #signer: Signer

  constructor(origin: string) {
    this.#signer = signerFrom(origin, KEY_KIND.log, hexToBytes(secretFrom(origin)))
    this.key = formatKey(this.#signer.key)
  }

  /** Adds an entry and returns the proof that it is there. */
  add(entry: LogEntry): string {
    const index = this.tree.size
    this.tree.append(leafHash(entryBytes(entry)))
    const size = this.tree.size
    const checkpoint = signCheckpoint({ size, root: this.tree.root() }, this.#signer)
    return formatProof({ index, path: inclusionPath(index, size, this.tree.read), checkpoint })
  }
}
