import { Redis } from 'ioredis'
import { createHash } from 'node:crypto'
import { Listeners, type Bus } from './bus.ts'

const LONGEST_PAUSE_MS = 1000
const PREFIX_LENGTH = 10

export interface RedisBusParts {
  readonly url: string
  /** The same for all nodes of a house, and no other: several houses may use one Redis. */
  readonly house: string
  /** Told once each time that Redis can no longer be used. */
  readonly onError: (error: Error) => void
}

/** Redis' publish and subscribe: a channel of its own for each table that somebody here is at. */
export class RedisBus implements Bus {
  readonly #prefix: string
  readonly #onError: RedisBusParts['onError']
  readonly #publisher: Redis
  readonly #subscriber: Redis
  readonly #listeners = new Listeners()
  #isReported = false

  constructor({ url, house, onError }: RedisBusParts) {
    this.#prefix = createHash('sha256').update(house).digest('base64url').slice(0, PREFIX_LENGTH)
    this.#onError = onError
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
    for (const client of [this.#publisher, this.#subscriber])
      client.on('error', (error: Error) => this.#report(error)).on('ready', () => this.#isBack())
    this.#subscriber.on('message', (channel, message) => this.#listeners.tell(channel, message))
    this.#subscriber.on('ready', () => this.#subscribeAll())
  }

  /** Whether messages reach anybody now. */
  get isReady(): boolean {
    return this.#publisher.status === 'ready' && this.#subscriber.status === 'ready'
  }

  publish(channel: string, message: string): void {
    this.#publisher.publish(this.#named(channel), message).catch(() => {})
  }

  subscribe(name: string, hear: (message: string) => void): () => void {
    const channel = this.#named(name)
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

  #named(channel: string): string {
    return `${this.#prefix}:${channel}`
  }

  /** It is tried again and again; once is enough to hear of it. */
  #report({ message }: Error): void {
    if (this.#isReported) return
    this.#isReported = true
    const instead = 'nodes tell each other by PostgreSQL until it can'
    this.#onError(new Error(`Redis can't be used: ${message}; ${instead}`))
  }

  #isBack(): void {
    if (this.isReady) this.#isReported = false
  }

  /** What was asked for while there was no line. */
  #subscribeAll(): void {
    const { channels } = this.#listeners
    if (channels.length > 0) this.#subscriber.subscribe(...channels).catch(() => {})
  }
}
