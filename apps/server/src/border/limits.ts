/** Lets through `rate` a second on the average, and a burst of `burst` at once. */
export class Bucket {
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

  /** Takes a token if there is one. A rate of 0 is no limit. */
  take(now: number): boolean {
    if (this.#rate === 0) return true
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
export class Buckets {
  readonly #buckets = new Map<string, Bucket>()
  readonly #rate: number
  readonly #burst: number

  constructor(rate: number, burst: number) {
    this.#rate = rate
    this.#burst = burst
  }

  take(key: string, now: number): boolean {
    return this.of(key, now).take(now)
  }

  of(key: string, now: number): Bucket {
    let bucket = this.#buckets.get(key)
    if (!bucket) {
      bucket = new Bucket(this.#rate, this.#burst, now)
      this.#buckets.set(key, bucket)
    }
    return bucket
  }

  sweep(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key)
  }
}
