/**
 * Holds back what may only happen at rest, when nothing is on its way to the disk, and everything that comes after it.
 * What was read then can't be undone by a crash.
 */
export class RestQueue {
  readonly #isAtRest: () => boolean
  readonly #waiting: (() => void)[] = []
  #draining = false

  constructor(isAtRest: () => boolean) {
    this.#isAtRest = isAtRest
  }

  /** Whether others wait already, behind whom one has to queue. */
  get isBusy(): boolean {
    return this.#waiting.length > 0 && !this.#draining
  }

  /** Runs it now, if it may, or when it may. */
  run(action: () => void): void {
    if (this.#isAtRest() && this.#waiting.length === 0) action()
    else this.#waiting.push(action)
  }

  /** To be called whenever rest may have come. */
  drain(): void {
    this.#draining = true
    while (this.#isAtRest() && this.#waiting.length > 0) this.#waiting.shift()?.()
    this.#draining = false
  }
}
