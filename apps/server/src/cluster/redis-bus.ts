import { Redis } from 'ioredis'
import { Listeners, type Bus } from './bus.ts'

const LONGEST_PAUSE_MS = 1000

/** Redis' publish and subscribe: a channel of its own for each table that somebody here is at. */
export class RedisBus implements Bus {
  readonly #publisher: Redis
  readonly #subscriber: Redis
  readonly #listeners = new Listeners()

  constructor(url: string) {
    const options = {
      // What can't be sent now is not worth sending later.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      enableAutoPipelining: true,
      retryStrategy: (times: number) => Math.min(50 * times, LONGEST_PAUSE_MS),
    }
    this.#publisher = new Redis(url, options)
    // Its subscriptions are made again by the client when the line is back.
    this.#subscriber = new Redis(url, { ...options, enableAutoPipelining: false, autoResubscribe: true })
    for (const client of [this.#publisher, this.#subscriber]) client.on('error', () => {})
    this.#subscriber.on('message', (channel, message) => this.#listeners.tell(channel, message))
    this.#subscriber.on('ready', () => this.#subscribeAll())
  }

  /** Whether messages reach anybody now. */
  get isReady(): boolean {
    return this.#publisher.status === 'ready' && this.#subscriber.status === 'ready'
  }

  publish(channel: string, message: string): void {
    this.#publisher.publish(channel, message).catch(() => {})
  }

  subscribe(channel: string, hear: (message: string) => void): () => void {
    if (!this.#listeners.has(channel)) this.#subscriber.subscribe(channel).catch(() => {})
    this.#listeners.add(channel, hear)
    return () => {
      this.#listeners.remove(channel, hear)
      if (!this.#listeners.has(channel)) this.#subscriber.unsubscribe(channel).catch(() => {})
    }
  }

  async close(): Promise<void> {
    this.#publisher.disconnect()
    this.#subscriber.disconnect()
  }

  /** What was asked for while there was no line. */
  #subscribeAll(): void {
    const { channels } = this.#listeners
    if (channels.length > 0) this.#subscriber.subscribe(...channels).catch(() => {})
  }
}
