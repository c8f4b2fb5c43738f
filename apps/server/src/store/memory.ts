import {
  TakenError,
  UNFINISHED,
  type Directory,
  type EventLog,
  type OwnTableRow,
  type Store,
  type TableChange,
  type TableRow,
  type UncalledRow,
} from './contract.ts'
import { MemoryCalls } from './calls/memory.ts'
import { MemoryHistory } from './history/memory.ts'
import { MemoryMail } from './mail/memory.ts'
import { GroupCommit, type Entry } from './group-commit.ts'
import { MemoryDiceRows } from './memory-dice.ts'
import { MemoryGuests } from './memory-guests.ts'
import { MemoryNodes } from './memory-nodes.ts'

/** A store that ends with its process: for tests, and for trying things out. */
export function memoryStore(): Store {
  const log = new MemoryLog()
  const directory = new MemoryDirectory()
  return {
    log,
    directory,
    dice: new MemoryDiceRows(),
    nodes: new MemoryNodes(directory, () => Date.now()),
    history: new MemoryHistory(),
    calls: new MemoryCalls(),
    mail: new MemoryMail(),
    backup: () => Promise.reject(new Error('a store in memory has no backup')),
    lost: new Promise(() => {}),
    scrub: () => Promise.resolve(),
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

  load(table: number, from = 0): Promise<string[]> {
    return Promise.resolve((this.#records.get(table) ?? []).slice(from))
  }

  heads(tables: readonly number[]): Promise<ReadonlyMap<number, number>> {
    return Promise.resolve(new Map(tables.map((table) => [table, this.#records.get(table)?.length ?? 0])))
  }

  rewrite(table: number, records: readonly string[]): Promise<void> {
    if (this.#records.get(table)?.length !== records.length)
      return Promise.reject(new TakenError('the log has another length'))
    this.#records.set(table, [...records])
    return Promise.resolve()
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

class MemoryDirectory extends MemoryGuests implements Directory {
  readonly #tables = new Map<number, TableRow>()
  readonly #named = new Map<number, Set<string>>()
  readonly #places = new Map<number, readonly string[]>()
  readonly #played = new Map<number, Set<string>>()
  readonly #awaited = new Map<number, readonly string[]>()
  /** Since when those who were not called yet are awaited, by table and guest. */
  readonly #uncalled = new Map<string, number>()

  async probe(): Promise<void> {}

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

  async dueTables(now: number, limit: number): Promise<TableRow[]> {
    const due = [...this.#tables.values()].filter((row) => row.due !== null && row.due <= now)
    return due.sort((a, b) => (a.due ?? 0) - (b.due ?? 0)).slice(0, limit)
  }

  async forsakenTables(since: number, limit: number): Promise<TableRow[]> {
    const isForsaken = ({ updated, attended, phase, code }: TableRow) =>
      updated < since && !attended && UNFINISHED.includes(phase) && !code.startsWith('-')
    return [...this.#tables.values()].filter(isForsaken).slice(0, limit)
  }

  async tableIds(after: number, limit: number): Promise<number[]> {
    const ids = [...this.#tables.keys()].filter((id) => id > after).sort((a, b) => a - b)
    return ids.slice(0, limit)
  }

  async retireTables(ids: readonly number[], since: number): Promise<void> {
    for (const id of ids) {
      const row = this.#tables.get(id)
      if (!row || row.updated >= since || row.attended) continue
      this.#tables.set(id, { ...row, code: `-${id}`, listed: false })
      this.#places.delete(id)
    }
  }

  async setAwaited(table: number, guests: readonly string[], now: number): Promise<string[]> {
    const before = this.#awaitedAt(table)
    const awaited = guests.filter((guest) => this.#places.get(table)?.includes(guest))
    this.#awaited.set(table, awaited)
    for (const guest of awaited) if (!before.includes(guest)) this.#uncalled.set(`${table} ${guest}`, now)
    const ended = before.filter((guest) => !awaited.includes(guest))
    return ended.filter((guest) => !this.#uncalled.delete(`${table} ${guest}`))
  }

  async takeUncalled(since: number, until: number, limit: number): Promise<UncalledRow[]> {
    const due = [...this.#uncalled].filter(([, from]) => from <= since).slice(0, limit)
    return due.flatMap(([key]) => {
      const [table, guest = ''] = key.split(' ')
      const row = this.#tables.get(Number(table))
      if (!row || !this.#awaitedAt(row.id).includes(guest)) return []
      this.#uncalled.set(key, until)
      return [{ guest, code: row.code, game: row.game, phase: row.phase, until }]
    })
  }

  async noteCalled({ guest, code, until }: UncalledRow): Promise<boolean> {
    const key = `${(await this.tableByCode(code))?.id} ${guest}`
    return this.#uncalled.get(key) === until && this.#uncalled.delete(key)
  }

  /** A guest who no longer belongs to the table is not awaited there either. */
  #awaitedAt(table: number): readonly string[] {
    return (this.#awaited.get(table) ?? []).filter((guest) => this.#places.get(table)?.includes(guest))
  }

  async setGuestsOf(table: number, guests: readonly string[]): Promise<void> {
    this.#places.set(table, guests)
    this.#awaited.set(table, this.#awaitedAt(table))
  }

  async addPlayersOf(table: number, guests: readonly string[]): Promise<void> {
    this.#played.set(table, new Set([...(this.#played.get(table) ?? []), ...guests]))
  }

  async hasPlayed(table: number, guest: string): Promise<boolean> {
    return this.#played.get(table)?.has(guest) === true
  }

  async addNamedAt(table: number, guests: readonly string[]): Promise<void> {
    this.#named.set(table, new Set([...(this.#named.get(table) ?? []), ...guests]))
  }

  async tablesNaming(guest: string): Promise<TableRow[]> {
    const isNamed = ({ id }: TableRow) =>
      this.#named.get(id)?.has(guest) === true || this.#places.get(id)?.includes(guest) === true
    return [...this.#tables.values()].filter(isNamed)
  }

  override async removeGuest(id: string): Promise<void> {
    await super.removeGuest(id)
    for (const guests of this.#named.values()) guests.delete(id)
    for (const [table, guests] of this.#places)
      this.#places.set(
        table,
        guests.filter((guest) => guest !== id),
      )
  }

  async tablesOf(guest: string, limit: number): Promise<OwnTableRow[]> {
    const rows = this.#latest((row) => this.#places.get(row.id)?.includes(guest) === true, limit)
    return rows.map((row) => ({ ...row, awaited: this.#awaitedAt(row.id).includes(guest) }))
  }

  protected override isKept(id: string): boolean {
    const isAtHome = [...this.#places.values()].some((guests) => guests.includes(id))
    const hasPlayed = [...this.#played.values()].some((guests) => guests.has(id))
    return super.isKept(id) || hasPlayed || isAtHome
  }

  #latest(chosen: (row: TableRow) => boolean, limit: number): TableRow[] {
    const rows = [...this.#tables.values()].filter((row) => row.phase !== 'over' && chosen(row))
    return rows.sort((a, b) => b.updated - a.updated).slice(0, limit)
  }
}
