import type { Directory } from './contract.ts'

const DAY = 86_400_000
/** So few at a time that nobody has to wait for it. */
const BATCH = 200

/** Frees the codes of tables that nobody has visited for long: codes are few, and a guess should find nothing. */
export class Retiring {
  readonly #directory: Directory
  readonly #days: number
  /** The table looked at last. */
  #last = 0

  /** 0 days is never. */
  constructor(directory: Directory, days: number) {
    this.#directory = directory
    this.#days = days
  }

  /** A step of a round through all tables that begins again at its end. To be called now and then. */
  async step(now: number): Promise<void> {
    if (this.#days === 0) return
    const ids = await this.#directory.tableIds(this.#last, BATCH)
    this.#last = ids.at(-1) ?? 0
    await this.#directory.retireTables(ids, now - this.#days * DAY)
  }
}
