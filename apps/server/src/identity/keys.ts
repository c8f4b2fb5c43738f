import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Directory, KeyRow } from '../store/contract.ts'

const DAY = 86_400_000
/** How often the keys of other nodes are looked for, at most: whoever makes up keys must not keep the database busy. */
const REREAD_MS = 100
/** Browsers keep a cookie no longer than this, so a key that stopped signing before has nothing left to check. */
export const COOKIE_DAYS = 400

/** The keys that sign cookies. The newest signs; older ones still check, until no cookie of theirs can be alive. */
export class KeyRing {
  readonly #directory: Directory
  readonly #days: number
  /** Newest first. */
  #keys: readonly KeyRow[]
  #readAt = -Infinity
  #reading: Promise<void> | undefined

  private constructor(directory: Directory, days: number, keys: readonly KeyRow[]) {
    this.#directory = directory
    this.#days = days
    this.#keys = keys
  }

  static async open(directory: Directory, now: number, days: number): Promise<KeyRing> {
    const ring = new KeyRing(directory, days, await directory.keys())
    await ring.renew(now)
    return ring
  }

  /**
   * Makes a new key if the newest is old, and throws away those that so many newer ones follow that nothing needs them.
   * Not by their age: a clock that is wrong once would throw away all. To be called now and then.
   */
  async renew(now: number): Promise<void> {
    // A key from the future was made while the clock was wrong; it has signed something, but signs no more.
    const isPast = ({ created }: KeyRow) => created <= now
    this.#keys = [...this.#keys.filter(isPast), ...this.#keys.filter((key) => !isPast(key))]
    const [newest] = this.#keys
    if (newest && isPast(newest) && now - newest.created < this.#days * DAY) return
    if (await this.#hasNewer(newest?.id)) return
    const fresh = newKey(now)
    await this.#directory.addKey(fresh)
    const needed = Math.ceil(COOKIE_DAYS / this.#days) + 2
    const gone = [fresh, ...this.#keys].slice(needed)
    this.#keys = [fresh, ...this.#keys].slice(0, needed)
    for (const { id } of gone) await this.#directory.removeKey(id)
  }

  /** Another node may have made a key since. */
  async #hasNewer(newest: string | undefined): Promise<boolean> {
    const keys = await this.#directory.keys()
    const isNewer =
      keys.length > 0 && keys[0]?.id !== newest && !this.#keys.some(({ id }) => id === keys[0]?.id)
    if (isNewer) this.#keys = keys
    return isNewer
  }

  /** As `check`, but where the key is unknown, those that other nodes made are read first. */
  async checkAnywhere(signed: string): Promise<ReturnType<KeyRing['check']>> {
    const isKnown = () => this.#keys.some(({ id }) => id === signed.split('.')[1])
    // What is being read already may be from before the key was made; what is read after that is not.
    for (let reads = 0; reads < 2 && !isKnown(); reads++) await (this.#reading ??= this.#readAgain())
    return this.check(signed)
  }

  /** All who ask meanwhile wait for the same. */
  async #readAgain(): Promise<void> {
    const wait = Math.max(0, this.#readAt + REREAD_MS - performance.now())
    try {
      await new Promise((resolve) => void setTimeout(resolve, wait))
      this.#readAt = performance.now()
      this.#keys = await this.#directory.keys()
    } finally {
      this.#reading = undefined
    }
  }

  sign(text: string): string {
    const key = this.#keys[0] as KeyRow
    return `${text}.${key.id}.${signature(key, text)}`
  }

  /** The text if it was signed by one of the keys; `stale` if not by the newest. */
  check(signed: string): { readonly text: string; readonly stale: boolean } | undefined {
    const [text, id, given, ...more] = signed.split('.')
    const index = this.#keys.findIndex((key) => key.id === id)
    if (!text || !given || more.length > 0 || index < 0) return undefined
    const expected = Buffer.from(signature(this.#keys[index] as KeyRow, text))
    const actual = Buffer.from(given)
    if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined
    return { text, stale: index > 0 }
  }
}

function newKey(created: number): KeyRow {
  return { id: randomBytes(4).toString('hex'), secret: randomBytes(32).toString('hex'), created }
}

function signature(key: KeyRow, text: string): string {
  return createHmac('sha256', Buffer.from(key.secret, 'hex')).update(text).digest('base64url')
}
