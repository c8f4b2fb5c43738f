/** The disk is written to at most this often, however many ask for the health. */
const KEPT_MS = 3000

interface HealthParts {
  /** Rejects if nothing can be written. */
  readonly probe: () => Promise<void>
  readonly now: () => number
}

/** Whether what happens can be kept: a server that can only be read from is not well. */
export class Health {
  readonly #parts: HealthParts
  #last: Promise<void> = Promise.resolve()
  #since = -Infinity

  constructor(parts: HealthParts) {
    this.#parts = parts
  }

  /** Rejects if all is not well. */
  check(): Promise<void> {
    const now = this.#parts.now()
    if (now - this.#since < KEPT_MS) return this.#last
    this.#since = now
    this.#last = this.#parts.probe()
    return this.#last
  }
}
