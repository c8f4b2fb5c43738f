import { TakenError } from './contract.ts'
import { ArrivalRate } from './arrival-rate.ts'

export interface Entry {
  readonly table: number
  readonly seq: number
  readonly record: string
}

interface Pending extends Entry {
  resolve(): void
  reject(error: Error): void
}

/** Entries a millisecond from which on throughput counts for more than the wait of the first in a group. */
const CROWD = 1.2
/** How long a group is collected in a crowd: so that often both players of a table hear of two moves in one message. */
const COLLECT_MS = 5

/** Writes entries in one transaction; answers the indexes of those whose place was taken. */
type Write = (batch: readonly Entry[]) => Promise<readonly number[]>

/**
 * Collects what is appended while the last transaction is on its way to the disk, then writes it together: one fsync
 * serves them all. What comes alone is written at once; in a crowd groups are collected a little longer.
 */
export class GroupCommit {
  readonly #write: Write
  readonly #arrivals = new ArrivalRate()
  #queue: Pending[] = []
  #busy = false
  #idle: (() => void)[] = []

  constructor(write: Write) {
    this.#write = write
  }

  append(table: number, seq: number, record: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ table, seq, record, resolve, reject })
      if (this.#busy) return
      this.#busy = true
      // Not at once: what else this turn of the event loop brings in shall go along.
      setImmediate(() => void this.#flush())
    })
  }

  /** Resolves when everything appended so far is written or refused. */
  settled(): Promise<void> {
    return this.#busy ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve()
  }

  async #flush(): Promise<void> {
    while (this.#queue.length > 0) {
      const wait = this.#arrivals.perMs >= CROWD ? COLLECT_MS - this.#arrivals.sinceLast : 0
      if (wait > 0) await rest(wait)
      this.#arrivals.note(this.#queue.length)
      await this.#writeQueue()
    }
    this.#busy = false
    for (const resolve of this.#idle.splice(0)) resolve()
  }

  async #writeQueue(): Promise<void> {
    const batch = this.#queue
    this.#queue = []
    try {
      this.#settle(batch, await this.#write(batch))
    } catch (error) {
      this.#refuse(batch, error as Error)
    }
  }

  #settle(batch: readonly Pending[], refused: readonly number[]): void {
    if (refused.length === 0) return batch.forEach((entry) => entry.resolve())
    const taken = new Set(refused)
    const lost = batch.filter((_, index) => taken.has(index))
    for (const [index, entry] of batch.entries()) if (!taken.has(index)) entry.resolve()
    this.#refuse(lost, new TakenError('the place in the log is taken'))
  }

  /** What follows a refused entry in its table was made from a state that never came to be: it is refused as well. */
  #refuse(lost: readonly Pending[], error: Error): void {
    const tables = new Set(lost.map((entry) => entry.table))
    const doomed = this.#queue.filter((entry) => tables.has(entry.table))
    this.#queue = this.#queue.filter((entry) => !tables.has(entry.table))
    for (const entry of [...lost, ...doomed]) entry.reject(error)
  }
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds))
}
