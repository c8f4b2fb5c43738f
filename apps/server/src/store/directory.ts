import { sql, type Kysely, type Selectable } from 'kysely'
import type { TablePhase } from '@rattlecup/protocol'
import {
  UNFINISHED,
  type Directory,
  type OwnTableRow,
  type TableChange,
  type TableRow,
  type UncalledRow,
} from './contract.ts'
import { SqlGuests } from './guest-directory.ts'
import type { DatabaseSchema } from './schema.ts'

/** The directory on any SQL engine that Kysely speaks. No method needs a transaction: each is one statement, or may be repeated. */
export class SqlDirectory extends SqlGuests implements Directory {
  readonly #db: Kysely<DatabaseSchema>

  constructor(db: Kysely<DatabaseSchema>) {
    super(db)
    this.#db = db
  }

  async probe(): Promise<void> {
    // SQLite writes nothing where nothing changes. No link's hash is so short, and it is removed with those too old.
    await this.#db
      .insertInto('links')
      .values({ hash: 'probe', guest: '', expires: 0 })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ expires: sql`links.expires + 1` }))
      .execute()
  }

  async addTable(row: TableRow): Promise<boolean> {
    const values = { ...row, listed: Number(row.listed), attended: Number(row.attended) }
    const added = await this.#db
      .insertInto('tables')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    return added !== undefined
  }

  async tableByCode(code: string): Promise<TableRow | undefined> {
    const row = await this.#db.selectFrom('tables').selectAll().where('code', '=', code).executeTakeFirst()
    return row && tableRow(row)
  }

  async changeTable(id: number, change: TableChange): Promise<void> {
    const { listed, attended, ...rest } = change
    await this.#db
      .updateTable('tables')
      .set({
        ...rest,
        ...(listed === undefined ? {} : { listed: Number(listed) }),
        ...(attended === undefined ? {} : { attended: Number(attended) }),
      })
      .where('id', '=', id)
      .execute()
  }

  async openTables(since: number, limit: number): Promise<TableRow[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where('listed', '=', 1)
      .where('updated', '>', since)
      .where('phase', '!=', 'over')
      .orderBy('updated', 'desc')
      .limit(limit)
      .execute()
    return rows.map(tableRow)
  }

  async attendedTables(): Promise<TableRow[]> {
    const rows = await this.#db.selectFrom('tables').selectAll().where('attended', '=', 1).execute()
    return rows.map(tableRow)
  }

  async dueTables(now: number, limit: number): Promise<TableRow[]> {
    const due = this.#db.selectFrom('tables').selectAll().where('due', '<=', now)
    return (await due.orderBy('due').limit(limit).execute()).map(tableRow)
  }

  async forsakenTables(since: number, limit: number): Promise<TableRow[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where('updated', '<', since)
      .where('attended', '=', 0)
      .where('phase', 'in', UNFINISHED)
      // A code that was freed can't be looked up.
      .where('code', 'not like', '-%')
      .limit(limit)
      .execute()
    return rows.map(tableRow)
  }

  async tableIds(after: number, limit: number): Promise<number[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }

  async retireTables(ids: readonly number[], since: number): Promise<void> {
    if (ids.length === 0) return
    await this.#db
      .updateTable('tables')
      // No code begins so.
      .set({ code: sql`'-' || id`, listed: 0 })
      .where('id', 'in', ids)
      .where('updated', '<', since)
      .where('attended', '=', 0)
      .where('code', 'not like', '-%')
      .execute()
    await this.#db
      .deleteFrom('places')
      .where(
        'table_id',
        'in',
        this.#db.selectFrom('tables').select('id').where('id', 'in', ids).where('code', 'like', '-%'),
      )
      .execute()
  }

  async setGuestsOf(table: number, guests: readonly string[]): Promise<void> {
    const gone = this.#db.deleteFrom('places').where('table_id', '=', table)
    await (guests.length === 0 ? gone : gone.where('guest', 'not in', guests)).execute()
    await this.#add('places', table, guests)
  }

  async addPlayersOf(table: number, guests: readonly string[]): Promise<void> {
    await this.#add('played', table, guests)
  }

  async hasPlayed(table: number, guest: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('played')
      .select('guest')
      .where('guest', '=', guest)
      .where('table_id', '=', table)
      .executeTakeFirst()
    return row !== undefined
  }

  async addNamedAt(table: number, guests: readonly string[]): Promise<void> {
    await this.#add('named', table, guests)
  }

  async tablesNaming(guest: string): Promise<TableRow[]> {
    const named = this.#db.selectFrom('named').select('table_id').where('guest', '=', guest)
    const home = this.#db.selectFrom('places').select('table_id').where('guest', '=', guest)
    const rows = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where('id', 'in', named.union(home))
      .orderBy('id')
      .execute()
    return rows.map(tableRow)
  }

  async setAwaited(table: number, guests: readonly string[], now: number): Promise<string[]> {
    const places = () => this.#db.updateTable('places').where('table_id', '=', table)
    const over = places().set({ awaited: 0 }).where('awaited', '=', 1).returning(['guest', 'uncalled'])
    const ended = await (guests.length === 0 ? over : over.where('guest', 'not in', guests)).execute()
    const fresh = places().set({ awaited: 1, uncalled: now }).where('awaited', '=', 0)
    if (guests.length > 0) await fresh.where('guest', 'in', guests).execute()
    return ended.filter(({ uncalled }) => uncalled === null).map(({ guest }) => guest)
  }

  async takeUncalled(since: number, until: number, limit: number): Promise<UncalledRow[]> {
    const uncalled = await this.#db
      .selectFrom('places')
      .innerJoin('tables', 'tables.id', 'places.table_id')
      .select(['guest', 'code', 'game', 'phase'])
      .where('awaited', '=', 1)
      .where('uncalled', '<=', since)
      .orderBy('uncalled')
      .limit(limit)
      .execute()
    const taken = await Promise.all(
      uncalled.map(({ guest, code }) => this.#call({ guest, code, from: since, to: until })),
    )
    return uncalled
      .filter((_, i) => taken[i])
      .map((row) => ({ ...row, phase: row.phase as TablePhase, until }))
  }

  async noteCalled({ guest, code, until }: UncalledRow): Promise<boolean> {
    return this.#call({ guest, code, from: until, to: null })
  }

  /** False if another node was first, or the table waits no more. */
  async #call(place: {
    readonly guest: string
    readonly code: string
    readonly from: number
    readonly to: number | null
  }): Promise<boolean> {
    const table = this.#db.selectFrom('tables').select('id').where('code', '=', place.code)
    const called = this.#db
      .updateTable('places')
      .set({ uncalled: place.to })
      .where('guest', '=', place.guest)
      .where('table_id', '=', table)
      .where('awaited', '=', 1)
      .where('uncalled', place.to === null ? '=' : '<=', place.from)
      .returning('guest')
    return (await called.executeTakeFirst()) !== undefined
  }

  async tablesOf(guest: string, limit: number): Promise<OwnTableRow[]> {
    const rows = await this.#db
      .selectFrom('places')
      .innerJoin('tables', 'tables.id', 'places.table_id')
      .selectAll('tables')
      .select('awaited')
      .where('guest', '=', guest)
      .where('phase', '!=', 'over')
      .orderBy('updated', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ awaited, ...row }) => ({ ...tableRow(row), awaited: awaited === 1 }))
  }

  async #add(to: 'places' | 'played' | 'named', table: number, guests: readonly string[]): Promise<void> {
    if (guests.length === 0) return
    const more = to === 'places' ? { awaited: 0, uncalled: null } : {}
    await this.#db
      .insertInto(to)
      .values(guests.map((guest) => ({ guest, table_id: table, ...more })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

function tableRow(row: Selectable<DatabaseSchema['tables']>): TableRow {
  return {
    ...row,
    phase: row.phase as TablePhase,
    listed: row.listed === 1,
    attended: row.attended === 1,
  }
}
