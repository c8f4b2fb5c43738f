import type { EventLog } from '../store/contract.ts'
import type { Applied } from './image.ts'
import { RestQueue } from './rest-queue.ts'

/** Writes one table's records, in order, and knows when nothing is on its way: only then may the table be read. */
export class Ledger {
  readonly #log: EventLog
  readonly #table: number
  readonly #rest = new RestQueue(() => this.isSettled)
  /** Records on their way to the disk. */
  #pending = 0
  #held = false
  #abandoned = false

  constructor(log: EventLog, table: number) {
    this.#log = log
    this.#table = table
  }

  /** Whether everything is on the disk, and nothing is being tried. */
  get isSettled(): boolean {
    return this.#pending === 0 && !this.#held
  }

  /** Whether commands have to queue: behind a reader, or behind something being tried. */
  get isBlocked(): boolean {
    return this.#held || this.#rest.isBusy
  }

  write({ n, record }: Applied, done: () => void, refused: (error: Error) => void): void {
    this.#pending++
    this.#log.append(this.#table, n, record).then(
      () => {
        this.#pending--
        done()
        this.#rest.drain()
      },
      (error: Error) => {
        this.#pending--
        refused(error)
        this.abandon()
      },
    )
  }

  /** Runs it when nothing is on its way, and before whatever comes later; or `lost`, if that never comes. */
  atRest(action: () => void, lost: () => void): void {
    this.#rest.run(action, lost)
  }

  /** Holds everything else back until the work is done and its result is dealt with; or `lost`, as above. */
  async hold<T>(work: Promise<T>, deal: (result: T) => void, lost: () => void): Promise<void> {
    this.#held = true
    const result = await work
    this.#held = false
    if (this.#abandoned) return lost()
    deal(result)
    this.#rest.drain()
  }

  /** What is in memory is not the truth any more, and must not be read. */
  abandon(): void {
    this.#abandoned = true
    this.#rest.abandon()
  }
}
