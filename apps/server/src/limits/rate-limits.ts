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
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#last) / 1000) * this.#rate)
    this.#last = now
    if (this.#tokens < 1) return false
    this.#tokens--
    return true
  }

  /** Whether nothing was taken for so long that it is as good as new. */
  isFull(now: number): boolean {
    return this.#tokens + ((now - this.#last) / 1000) * this.#rate >= this.#burst
  }
}

/** One bucket for each guest or address. Those that are full again are forgotten, so memory follows present use. */
class Buckets {
  readonly #buckets = new Map<string, Bucket>()
  readonly #rate: number
  readonly #burst: number
  readonly #now: () => number

  constructor(rate: number, burst: number, now: () => number) {
    this.#rate = rate
    this.#burst = burst
    this.#now = now
  }

  /** Takes a token if there is one. A rate of 0 is no limit. */
  take(key: string): boolean {
    if (this.#rate === 0) return true
    const now = this.#now()
    let bucket = this.#buckets.get(key)
    if (!bucket) {
      bucket = new Bucket(this.#rate, this.#burst, now)
      this.#buckets.set(key, bucket)
    }
    return bucket.take(now)
  }

  sweep(): void {
    const now = this.#now()
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key)
  }
}

/** How much one guest and one address may ask, by the settings. A network of IPv6 is one address. */
export class RateLimits {
  readonly #requests: Buckets
  readonly #newcomers: Buckets
  readonly #messages: Buckets

  constructor(settings: ServerSettings, now: () => number) {
    const { 'rate-requests': requests, 'rate-guests': guests, 'rate-messages': messages } = settings
    this.#requests = new Buckets(requests, requests * 5, now)
    this.#newcomers = new Buckets(guests / 3600, guests, now)
    this.#messages = new Buckets(messages, messages * 3, now)
  }

  /** Whether one more request may come from this address. */
  admitsRequest = (address: string): boolean => this.#requests.take(networkOf(address))

  /** Whether one more guest may come from this address. */
  admitsNewcomer = (address: string): boolean => this.#newcomers.take(networkOf(address))

  /** Whether a guest may send one more message. */
  admitsMessage = (guest: string): boolean => this.#messages.take(guest)

  sweep(): void {
    for (const buckets of [this.#requests, this.#newcomers, this.#messages]) buckets.sweep()
  }
}
