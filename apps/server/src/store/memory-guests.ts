import type { GuestDirectory, GuestRow, KeyRow, PasskeyRow } from './contract.ts'

/** The guests of a store in memory. */
export class MemoryGuests implements GuestDirectory {
  readonly #guests = new Map<string, GuestRow>()
  readonly #tokens = new Map<string, { guest: string; owner: string | null }>()
  readonly #links = new Map<string, { guest: string; expires: number }>()
  readonly #passkeys = new Map<string, PasskeyRow>()
  readonly #keys = new Map<string, KeyRow>()

  async addGuest(guest: GuestRow): Promise<void> {
    this.#guests.set(guest.id, guest)
  }

  async guest(id: string): Promise<GuestRow | undefined> {
    return this.#guests.get(id)
  }

  async renameGuest(id: string, name: string): Promise<void> {
    const guest = this.#guests.get(id)
    if (guest) this.#guests.set(id, { ...guest, name })
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
    for (const keys of [this.#tokens, this.#links, this.#passkeys])
      for (const [key, { guest }] of keys) if (guest === id) keys.delete(key)
    this.#guests.delete(id)
  }

  async addLink(hash: string, guest: string, expires: number): Promise<void> {
    this.#links.set(hash, { guest, expires })
  }

  async takeLink(hash: string, now: number): Promise<string | undefined> {
    const link = this.#links.get(hash)
    this.#links.delete(hash)
    return link && link.expires > now ? link.guest : undefined
  }

  async addPasskey(passkey: PasskeyRow): Promise<void> {
    this.#passkeys.set(passkey.id, passkey)
  }

  async passkey(id: string): Promise<PasskeyRow | undefined> {
    return this.#passkeys.get(id)
  }

  async passkeysOf(guest: string): Promise<PasskeyRow[]> {
    return [...this.#passkeys.values()].filter((passkey) => passkey.guest === guest)
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
}
