import type {
  Directory,
  EventLog,
  GuestRow,
  KeyRow,
  PasskeyRow,
  Store,
  TableChange,
  TableRow,
} from './contract.ts'
import { GroupCommit, type Entry } from './group-commit.ts'

/** A store that ends with its process: for tests, and for trying things out. */
export function memoryStore(): Store {
  const log = new MemoryLog()
  return {
    log,
    directory: new MemoryDirectory(),
    backup: () => Promise.reject(new Error('a store in memory has no back-up')),
    check: () => Promise.resolve(),
    close: () => log.settled(),
  }
}

class MemoryLog implements EventLog {
  readonly #records = new Map<number, string[]>()
  readonly #commit = new GroupCommit((batch) => Promise.resolve(this.#write(batch)))

  append(table: number, seq: number, record: string): Promise<void> {
    return this.#commit.append(table, seq, record)
  }

  load(table: number): Promise<string[]> {
    return Promise.resolve([...(this.#records.get(table) ?? [])])
  }

  settled(): Promise<void> {
    return this.#commit.settled()
  }

  #write(batch: readonly Entry[]): number[] {
    const lost = new Set<number>()
    return batch.flatMap(({ table, seq, record }, index) => {
      const records = this.#records.get(table) ?? []
      if (seq !== records.length) lost.add(table)
      if (lost.has(table)) return [index]
      records.push(record)
      this.#records.set(table, records)
      return []
    })
  }
}

class MemoryDirectory implements Directory {
  readonly #tables = new Map<number, TableRow>()
  readonly #places = new Map<number, readonly string[]>()
  readonly #guests = new Map<string, GuestRow>()
  readonly #tokens = new Map<string, { guest: string; owner: string | null }>()
  readonly #links = new Map<string, { guest: string; expires: number }>()
  readonly #passkeys = new Map<string, PasskeyRow>()
  readonly #keys = new Map<string, KeyRow>()

  async addTable(row: TableRow): Promise<boolean> {
    if (this.#tables.has(row.id) || (await this.tableByCode(row.code))) return false
    this.#tables.set(row.id, row)
    return true
  }

  async tableByCode(code: string): Promise<TableRow | undefined> {
    return [...this.#tables.values()].find((row) => row.code === code)
  }

  async changeTable(id: number, change: TableChange): Promise<void> {
    const row = this.#tables.get(id)
    if (row) this.#tables.set(id, { ...row, ...change })
  }

  async openTables(since: number, limit: number): Promise<TableRow[]> {
    return this.#latest((row) => row.listed && row.updated > since, limit)
  }

  async attendedTables(): Promise<TableRow[]> {
    return [...this.#tables.values()].filter((row) => row.attended)
  }

  async setGuestsOf(table: number, guests: readonly string[]): Promise<void> {
    this.#places.set(table, guests)
  }

  async tablesOf(guest: string, limit: number): Promise<TableRow[]> {
    return this.#latest((row) => this.#places.get(row.id)?.includes(guest) === true, limit)
  }

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

  #latest(chosen: (row: TableRow) => boolean, limit: number): TableRow[] {
    const rows = [...this.#tables.values()].filter((row) => row.phase !== 'over' && chosen(row))
    return rows.sort((a, b) => b.updated - a.updated).slice(0, limit)
  }
}
