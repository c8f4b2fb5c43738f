import {
  MOST_SESSIONS,
  type GuestDirectory,
  type GuestRow,
  type KeyRow,
  type PasskeyRow,
} from './contract.ts'

/** The guests of a store in memory. */
export class MemoryGuests implements GuestDirectory {
  readonly #guests = new Map<string, GuestRow>()
  readonly #seen = new Map<string, number>()
  /** The oldest first. */
  readonly #sessions = new Map<string, { guest: string; since: number }>()
  readonly #holidays = new Map<string, number>()
  readonly #tokens = new Map<string, { guest: string; owner: string | null }>()
  readonly #links = new Map<string, { guest: string; expires: number }>()
  readonly #passkeys = new Map<string, PasskeyRow>()
  readonly #keys = new Map<string, KeyRow>()

  async addGuest(guest: GuestRow, now: number): Promise<void> {
    this.#guests.set(guest.id, guest)
    this.#seen.set(guest.id, now)
  }

  async noteSeen(id: string, now: number): Promise<boolean> {
    if (this.#guests.has(id)) this.#seen.set(id, now)
    return this.#guests.has(id)
  }

  async guestIds(after: string, limit: number): Promise<string[]> {
    const following = [...this.#guests.keys()].filter((id) => id > after)
    return following.sort().slice(0, limit)
  }

  async removeIdle(ids: readonly string[], since: number): Promise<string[]> {
    const idle = ids.filter((id) => (this.#seen.get(id) ?? since) < since && !this.isKept(id))
    for (const id of idle) await this.removeGuest(id)
    return idle
  }

  async guest(id: string): Promise<GuestRow | undefined> {
    return this.#guests.get(id)
  }

  async addSession(id: string, guest: string, since: number): Promise<void> {
    this.#sessions.delete(id)
    this.#sessions.set(id, { guest, since })
    const own = [...this.#sessions].filter((session) => session[1].guest === guest)
    for (const [oldest] of own.slice(0, -MOST_SESSIONS)) this.#sessions.delete(oldest)
  }

  async guestBySession(id: string): Promise<GuestRow | undefined> {
    return this.#guests.get(this.#sessions.get(id)?.guest ?? '')
  }

  async endSession(id: string): Promise<void> {
    this.#sessions.delete(id)
  }

  async sessionsOf(guest: string): Promise<number[]> {
    return [...this.#sessions.values()].filter((session) => session.guest === guest).map(({ since }) => since)
  }

  async endSessions(guest: string): Promise<void> {
    for (const keys of [this.#links, this.#sessions])
      for (const [key, of] of keys) if (of.guest === guest) keys.delete(key)
  }

  async stillValid(credentials: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(credentials.filter((key) => this.#sessions.has(key) || this.#tokens.has(key)))
  }

  async renameGuest(id: string, name: string): Promise<void> {
    const guest = this.#guests.get(id)
    if (guest) this.#guests.set(id, { ...guest, name })
  }

  async holidayOf(id: string): Promise<number> {
    return this.#holidays.get(id) ?? 0
  }

  async setHoliday(id: string, until: number): Promise<void> {
    if (this.#guests.has(id)) this.#holidays.set(id, until)
  }

  async addToken(hash: string, guest: string, owner: string | null): Promise<void> {
    this.#tokens.set(hash, { guest, owner })
  }

  async guestByToken(hash: string): Promise<GuestRow | undefined> {
    return this.#guests.get(this.#tokens.get(hash)?.guest ?? '')
  }

  async botsOf(id: string): Promise<GuestRow[]> {
    const tokens = [...this.#tokens.values()].filter(({ guest, owner }) => guest === id || owner === id)
    const bots = tokens.flatMap(({ guest }) => this.#guests.get(guest) ?? [])
    return bots.sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  async removeGuest(id: string): Promise<void> {
    for (const keys of [this.#tokens, this.#links, this.#passkeys, this.#sessions])
      for (const [key, { guest }] of keys) if (guest === id) keys.delete(key)
    this.#guests.delete(id)
    this.#seen.delete(id)
    this.#holidays.delete(id)
  }

  async addLink(hash: string, guest: string, expires: number): Promise<void> {
    this.#links.set(hash, { guest, expires })
  }

  async takeLink(hash: string, now: number): Promise<string | undefined> {
    const link = this.#links.get(hash)
    this.#links.delete(hash)
    return link && link.expires > now ? link.guest : undefined
  }

  async removeExpiredLinks(now: number, limit: number): Promise<void> {
    const expired = [...this.#links].filter(([, { expires }]) => expires <= now)
    for (const [hash] of expired.slice(0, limit)) this.#links.delete(hash)
  }

  async addPasskey(passkey: PasskeyRow): Promise<boolean> {
    if (this.#passkeys.has(passkey.id)) return false
    this.#passkeys.set(passkey.id, passkey)
    return true
  }

  async passkey(id: string): Promise<PasskeyRow | undefined> {
    return this.#passkeys.get(id)
  }

  async passkeysOf(guest: string): Promise<PasskeyRow[]> {
    return [...this.#passkeys.values()].filter((passkey) => passkey.guest === guest)
  }

  async removePasskey(id: string): Promise<void> {
    this.#passkeys.delete(id)
  }

  async usePasskey(id: string, counter: number): Promise<void> {
    const passkey = this.#passkeys.get(id)
    if (passkey) this.#passkeys.set(id, { ...passkey, counter })
  }

  async addKey(key: KeyRow): Promise<void> {
    this.#keys.set(key.id, key)
  }

  async removeKey(id: string): Promise<void> {
    this.#keys.delete(id)
  }

  async keys(): Promise<KeyRow[]> {
    return [...this.#keys.values()].sort((a, b) => b.created - a.created)
  }

  protected isKept(id: string): boolean {
    const keys = [...this.#passkeys.values(), ...this.#tokens.values()]
    return keys.some((key) => key.guest === id || ('owner' in key && key.owner === id))
  }
}
