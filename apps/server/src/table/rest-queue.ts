interface Waiting {
  readonly action: () => void
  /** Called instead, if rest never comes. */
  readonly lost: () => void
}

/**
 * Holds back what may only happen at rest, when nothing is on its way to the disk, and everything that comes after it.
 * What was read then can't be undone by a crash.
 */
export class RestQueue {
  readonly #isAtRest: () => boolean
  readonly #waiting: Waiting[] = []
  #draining = false
  #abandoned = false

  constructor(isAtRest: () => boolean) {
    this.#isAtRest = isAtRest
  }

  /** Whether one has to queue: behind others who wait already, or in vain. */
  get isBusy(): boolean {
    return (this.#waiting.length > 0 && !this.#draining) || this.#abandoned
  }

  /** Runs it now, if it may, or when it may. */
  run(action: () => void, lost: () => void): void {
    if (this.#abandoned) lost()
    else if (this.#isAtRest() && this.#waiting.length === 0) action()
    else this.#waiting.push({ action, lost })
  }

  /** To be called whenever rest may have come. */
  drain(): void {
    this.#draining = true
    try {
      while (this.#isAtRest() && this.#waiting.length > 0) this.#waiting.shift()?.action()
    } finally {
      this.#draining = false
    }
  }

  /** To be called when there is nothing left to read: whoever waits, and whoever comes, is told. */
  abandon(): void {
    this.#abandoned = true
    for (const { lost } of this.#waiting.splice(0)) lost()
  }
}
