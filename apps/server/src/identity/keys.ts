import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Directory, KeyRow } from '../store/contract.ts'

const DAY = 86_400_000
/** Browsers keep a cookie no longer than this, so an older key has nothing left to check. */
export const COOKIE_DAYS = 400

/** The keys that sign cookies. The newest signs; older ones still check, until no cookie of theirs can be alive. */
export class KeyRing {
  readonly #directory: Directory
  readonly #days: number
  /** Newest first. */
  #keys: readonly KeyRow[]

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

  /** Makes a new key if the newest is old, and throws away those that nothing needs. To be called now and then. */
  async renew(now: number): Promise<void> {
    const isNeeded = ({ created }: KeyRow) => now - created < (COOKIE_DAYS + this.#days) * DAY
    const gone = this.#keys.filter((key) => !isNeeded(key))
    for (const { id } of gone) await this.#directory.removeKey(id)
    if (gone.length > 0) this.#keys = this.#keys.filter(isNeeded)
    const [newest] = this.#keys
    if (newest && now - newest.created < this.#days * DAY) return
    const fresh = newKey(now)
    await this.#directory.addKey(fresh)
    this.#keys = [fresh, ...this.#keys]
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
