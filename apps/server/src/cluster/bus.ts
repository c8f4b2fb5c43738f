/**
 * What nodes tell each other. A message may be lost, late or come twice: the log is the truth, and whoever hears of
 * something reads there what is missing.
 */
export interface Bus {
  /** To everybody else who listens to the channel. */
  publish(channel: string, message: string): void
  /** Answers what to call to hear no more. */
  subscribe(channel: string, hear: (message: string) => void): () => void
  close(): Promise<void>
}

type Hear = (message: string) => void

/** Who listens to what, in this process. */
export class Listeners {
  readonly #channels = new Map<string, Set<Hear>>()

  get channels(): string[] {
    return [...this.#channels.keys()]
  }

  /** Whether somebody listens. */
  has(channel: string): boolean {
    return this.#channels.has(channel)
  }

  add(channel: string, hear: Hear): void {
    const hearing = this.#channels.get(channel) ?? new Set()
    this.#channels.set(channel, hearing.add(hear))
  }

  remove(channel: string, hear: Hear): void {
    const hearing = this.#channels.get(channel)
    hearing?.delete(hear)
    if (hearing?.size === 0) this.#channels.delete(channel)
  }

  tell(channel: string, message: string): void {
    for (const hear of this.#channels.get(channel) ?? []) hear(message)
  }
}
