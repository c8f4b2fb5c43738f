/** What is older than this hardly counts any more. */
const MEMORY_MS = 60

/** How much comes in at present: a running mean that forgets. */
export class ArrivalRate {
  readonly #now: () => number
  #last: number
  #rate = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#last = now()
  }

  get perMs(): number {
    return this.#rate
  }

  /** Milliseconds since the last note. */
  get sinceLast(): number {
    return this.#now() - this.#last
  }

  /** This many came in since the last note. */
  note(count: number): void {
    const elapsed = Math.max(this.sinceLast, 0.1)
    const kept = Math.exp(-elapsed / MEMORY_MS)
    this.#rate = this.#rate * kept + (count / elapsed) * (1 - kept)
    this.#last = this.#now()
  }
}
