import { parseCookie, stringifySetCookie } from 'cookie'
import { createHash, randomBytes } from 'node:crypto'
import type { Directory, GuestRow } from '../store/contract.ts'
import type { Attendance } from './attendance.ts'
import { COOKIE_DAYS, type KeyRing } from './keys.ts'
import { guestName } from './names.ts'

const COOKIE = 'rattlecup'
/** How long a link to another device is good for. */
export const LINK_SECONDS = 600

/** The two headers that say who somebody is. */
interface Credentials {
  readonly cookie?: string | undefined
  readonly authorization?: string | undefined
}

export interface Recognised {
  readonly guest: GuestRow
  /** What they are known by: their session, or the hash of their token. */
  readonly credential: string
  /** Whether their cookie should be written again because its key is not the newest. */
  readonly refresh: boolean
}

interface GuestsParts {
  readonly directory: Directory
  readonly keys: KeyRing
  readonly attendance: Attendance
  readonly now: () => number
}

/** Who somebody is, without a form: guests by signed cookie, bots by token, other devices by one-time link. */
export class Guests {
  readonly #parts: GuestsParts
  readonly #directory: Directory
  readonly #keys: KeyRing

  constructor(parts: GuestsParts) {
    this.#parts = parts
    this.#directory = parts.directory
    this.#keys = parts.keys
  }

  async recognise(credentials: Credentials): Promise<Recognised | undefined> {
    const found = await this.#find(credentials)
    return found && (await this.#parts.attendance.note(found.guest.id)) ? found : undefined
  }

  async create(): Promise<GuestRow> {
    const guest = { id: newId(), name: guestName(), bot: false }
    await this.#directory.addGuest(guest, this.#parts.now())
    return guest
  }

  /** A bot account. The token is known only to whoever gets it here; its owner, if any, may take it back. */
  async createBot(name: string, owner: GuestRow | undefined): Promise<{ guest: GuestRow; token: string }> {
    const guest = { id: newId(), name, bot: true }
    const token = newToken()
    await this.#directory.addGuest(guest, this.#parts.now())
    await this.#directory.addToken(hashOf(token), guest.id, owner?.id ?? null)
    return { guest, token }
  }

  async makeLink(guest: GuestRow): Promise<string> {
    const token = newToken()
    const now = this.#parts.now()
    await this.#directory.addLink(hashOf(token), guest.id, now + LINK_SECONDS * 1000)
    // Two for one: so those that are too old can't become many.
    await this.#directory.removeExpiredLinks(now, 2)
    return token
  }

  async claimLink(token: string): Promise<GuestRow | undefined> {
    const id = await this.#directory.takeLink(hashOf(token), this.#parts.now())
    return id === undefined ? undefined : this.#directory.guest(id)
  }

  /** A cookie by which one more browser is this guest. Each has a session of its own, so that it can be ended alone. */
  newCookie(guest: GuestRow, secure: boolean): Promise<string> {
    return this.#cookieFor(newToken(), guest, secure)
  }

  /** The same session, signed by the newest key. */
  renewedCookie({ guest, credential }: Recognised, secure: boolean): Promise<string> {
    return this.#cookieFor(credential, guest, secure)
  }

  async #cookieFor(session: string, guest: GuestRow, secure: boolean): Promise<string> {
    await this.#directory.addSession(session, guest.id, this.#parts.now())
    return stringifySetCookie({
      name: COOKIE,
      value: this.#keys.sign(session),
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure,
      maxAge: COOKIE_DAYS * 86_400,
    })
  }

  /** What makes a browser forget its cookie. */
  noCookie(secure: boolean): string {
    return stringifySetCookie({ name: COOKIE, value: '', httpOnly: true, path: '/', secure, maxAge: 0 })
  }

  async #find({ cookie, authorization }: Credentials): Promise<Recognised | undefined> {
    if (authorization !== undefined) {
      const token = /^Bearer (\S{20,100})$/.exec(authorization)?.[1]
      const credential = hashOf(token ?? '')
      const guest = token ? await this.#directory.guestByToken(credential) : undefined
      return guest && { guest, credential, refresh: false }
    }
    const signed = cookie === undefined ? undefined : parseCookie(cookie)[COOKIE]
    const checked = signed === undefined ? undefined : await this.#keys.checkAnywhere(signed)
    if (!checked) return undefined
    const guest = await this.#directory.guestBySession(checked.text)
    return guest && { guest, credential: checked.text, refresh: checked.stale }
  }
}

function newId(): string {
  return randomBytes(9).toString('base64url')
}

function newToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Only hashes are kept: reading the database lets nobody pose as somebody else. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
