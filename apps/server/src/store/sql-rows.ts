import { sql, type Kysely } from 'kysely'
import type { DatabaseSchema } from './schema.ts'

/** What a store keeps beside the log: each SQL table by the columns that name one of its rows. */
export const ROW_KEYS = {
  keys: ['id'],
  guests: ['id'],
  sessions: ['id'],
  tokens: ['hash'],
  links: ['hash'],
  passkeys: ['id'],
  tables: ['id'],
  places: ['guest', 'table_id'],
  played: ['guest', 'table_id'],
  named: ['guest', 'table_id'],
  finished: ['table_id', 'number', 'seat'],
  uploads: ['id'],
  reviews: ['guest', 'table_id', 'number'],
  shares: ['token'],
  subscriptions: ['endpoint'],
  call_choices: ['guest'],
  mail_addresses: ['guest'],
  mail_news: ['guest', 'code', 'kind'],
  mail_counts: ['kind'],
  keepsakes: ['name'],
  dice_log: ['place'],
  dice_tiles: ['level', 'place'],
  dice_facts: ['name'],
} as const satisfies Partial<Record<keyof DatabaseSchema, readonly string[]>>

export type RowKind = keyof typeof ROW_KEYS
export type SqlRow = Readonly<Record<string, string | number | null>>

/** Rows as they are, to be read and written from one store to another. */
export class SqlRows {
  readonly #db: Kysely<DatabaseSchema>

  constructor(db: Kysely<DatabaseSchema>) {
    this.#db = db
  }

  /** Every SQL table there is, but for those of the migrations. */
  async kinds(): Promise<string[]> {
    return (await this.#db.introspection.getTables()).map(({ name }) => name)
  }

  async count(kind: RowKind): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(kind)}`.execute(this.#db)
    return Number(rows[0]?.n)
  }

  /** The rows that follow this one in the order of their keys. */
  async after(kind: RowKind, last: SqlRow | undefined, limit: number): Promise<SqlRow[]> {
    const key = keyOf(kind)
    const from = last ? sql`where (${key}) > (${valuesOf(kind, last)})` : sql``
    const { rows } = await sql<SqlRow>`
      select * from ${sql.table(kind)} ${from} order by ${key} limit ${limit}`.execute(this.#db)
    return rows
  }

  /** Of these rows those that are here, by their keys. */
  async same(kind: RowKind, rows: readonly SqlRow[]): Promise<SqlRow[]> {
    if (rows.length === 0) return []
    const each = rows.map((row) => sql`(${keyOf(kind)}) = (${valuesOf(kind, row)})`)
    const found = sql<SqlRow>`select * from ${sql.table(kind)} where ${sql.join(each, sql` or `)}`
    return (await found.execute(this.#db)).rows
  }

  /** What is here already stays. */
  async add(kind: RowKind, rows: readonly SqlRow[]): Promise<void> {
    if (rows.length === 0) return
    await this.#db
      .insertInto(kind)
      .values(rows as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

function keyOf(kind: RowKind) {
  return sql.join(ROW_KEYS[kind].map((column) => sql.ref(column)))
}

function valuesOf(kind: RowKind, row: SqlRow) {
  return sql.join(ROW_KEYS[kind].map((column) => sql.val(row[column])))
}
