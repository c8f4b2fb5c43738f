import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Directory, KeyRow } from '../store/contract.ts'

const DAY = 86_400_000
/** Browsers keep a cookie no longer than this, so an older key has nothing left to check. */
export const COOKIE_DAYS = 400

/** The keys that sign cookies. The newest signs; older ones still check, until no cookie of theirs can be alive. */
export class KeyRing {
  readonly #keys: readonly KeyRow[]

  private constructor(keys: readonly KeyRow[]) {
    this.#keys = keys
  }

  /** Reads the keys, makes a new one if the newest is old, and throws away those that nothing needs. */
  static async open(directory: Directory, now: number, days: number): Promise<KeyRing> {
    const all = await directory.keys()
    const keys = all.filter((key) => now - key.created < COOKIE_DAYS * DAY + days * DAY)
    for (const old of all.slice(keys.length)) await directory.removeKey(old.id)
    const newest = keys[0]
    if (newest && now - newest.created < days * DAY) return new KeyRing(keys)
    const fresh = {
      id: randomBytes(4).toString('hex'),
      secret: randomBytes(32).toString('hex'),
      created: now,
    }
    await directory.addKey(fresh)
    return new KeyRing([fresh, ...keys])
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

function signature(key: KeyRow, text: string): string {
  return createHmac('sha256', Buffer.from(key.secret, 'hex')).update(text).digest('base64url')
}
