import type { ServerSettings } from '../settings.ts'
import { networkOf } from './network.ts'

/** Lets through `rate` a second on the average, and a burst of `burst` at once. */
class Bucket {
  readonly #rate: number
  readonly #burst: number
  #tokens: number
  #last: number

  constructor(rate: number, burst: number, now: number) {
    this.#rate = rate
    this.#burst = burst
    this.#tokens = burst
    this.#last = now
  }

  take(now: number): boolean {
    this.#refill(now)
    if (this.#tokens < 1) return false
    this.#tokens--
    return true
  }

  /** Something was taken elsewhere; what was not there to be taken is owed. */
  spend(count: number, now: number): void {
    this.#refill(now)
    this.#tokens -= count
  }

  #refill(now: number): void {
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#last) / 1000) * this.#rate)
    this.#last = now
  }

  /** Whether nothing was taken for so long that it is as good as new. */
  isFull(now: number): boolean {
    return this.#tokens + ((now - this.#last) / 1000) * this.#rate >= this.#burst
  }
}

/** How much was taken: of which limit, by which guest or address. */
export type Spent = readonly [limit: number, key: string, count: number]

/** So few in a moment are what everybody uses: other nodes need not hear of them. */
const FEW = 2

/** One bucket for each guest or address. Those that are full again are forgotten, so memory follows present use. */
class Buckets {
  readonly #buckets = new Map<string, Bucket>()
  readonly #rate: number
  readonly #burst: number
  readonly #now: () => number
  /** What was taken here since others were told. */
  #spent = new Map<string, number>()

  constructor(rate: number, burst: number, now: () => number) {
    this.#rate = rate
    this.#burst = burst
    this.#now = now
  }

  /** Takes a token if there is one. A rate of 0 is no limit. */
  take(key: string): boolean {
    if (this.#rate === 0) return true
    const now = this.#now()
    if (!this.#bucketOf(key, now).take(now)) return false
    this.#spent.set(key, (this.#spent.get(key) ?? 0) + 1)
    return true
  }

  /**
   * What was taken here since this was last asked, this many seconds ago. Without those who took little: even at all nodes
   * together it is about half of what anybody is given in that time.
   */
  spent(seconds: number, nodes: number): readonly (readonly [key: string, count: number])[] {
    const given = this.#rate * seconds
    const little = Math.max(given / (2 * nodes), Math.min(given, FEW))
    const spent = [...this.#spent].filter(([, count]) => count >= little)
    this.#spent = new Map()
    return spent
  }

  /** What was taken at another node. */
  spend(key: string, count: number): void {
    if (this.#rate === 0) return
    const now = this.#now()
    this.#bucketOf(key, now).spend(count, now)
  }

  #bucketOf(key: string, now: number): Bucket {
    const known = this.#buckets.get(key)
    if (known) return known
    const bucket = new Bucket(this.#rate, this.#burst, now)
    this.#buckets.set(key, bucket)
    return bucket
  }

  sweep(): void {
    const now = this.#now()
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key)
    this.#spent = new Map()
  }
}

/** An application asks for many files at once, and again when it is new; each is cheap, but not free. */
const FILES_A_REQUEST = 10

/** How much one guest and one address may ask, by the settings. A network of IPv6 is one address. */
export class RateLimits {
  readonly #requests: Buckets
  readonly #files: Buckets
  readonly #newcomers: Buckets
  readonly #messages: Buckets

  constructor(settings: ServerSettings, now: () => number) {
    const { 'rate-requests': requests, 'rate-guests': guests, 'rate-messages': messages } = settings
    this.#requests = new Buckets(requests, requests * 5, now)
    this.#files = new Buckets(requests * FILES_A_REQUEST, requests * FILES_A_REQUEST * 5, now)
    this.#newcomers = new Buckets(guests / 3600, guests, now)
    this.#messages = new Buckets(messages, messages * 3, now)
  }

  /** Whether one more request may come from this address. */
  admitsRequest = (address: string): boolean => this.#requests.take(networkOf(address))

  /** Whether one more file of the application may be asked for from this address. */
  admitsFile = (address: string): boolean => this.#files.take(networkOf(address))

  /** Whether one more guest may come from this address. */
  admitsNewcomer = (address: string): boolean => this.#newcomers.take(networkOf(address))

  /** Whether a guest may send one more message. */
  admitsMessage = (guest: string): boolean => this.#messages.take(guest)

  /** What was used up here in the last seconds, for the other nodes to count as well. */
  spent(seconds: number, nodes: number): Spent[] {
    return this.#all.flatMap((buckets, limit) =>
      buckets.spent(seconds, nodes).map(([key, count]) => [limit, key, count] as const),
    )
  }

  /** What was used up at another node. */
  spend(spent: readonly Spent[]): void {
    for (const [limit, key, count] of spent) this.#all[limit]?.spend(key, count)
  }

  sweep(): void {
    for (const buckets of this.#all) buckets.sweep()
  }

  get #all(): readonly Buckets[] {
    return [this.#requests, this.#files, this.#newcomers, this.#messages]
  }
}
