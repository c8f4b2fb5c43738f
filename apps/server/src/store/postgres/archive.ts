import type pg from 'pg'
import type { ArchiveStep, StoreArchive } from '../contract.ts'
import { reaching } from './connections.ts'
import { pack, unpack } from './packing.ts'
import { dropEmptyPartitions, makePartitions } from './partitions.ts'

/** Tables looked at in one step: so few that nobody has to wait for it. */
const BATCH = 50

/** Tables that have rows, in the order of their ids, and whether they are at rest since that moment. */
const WITH_ROWS = `
  select ids.table_id as id,
    coalesce(tables.attended = 0 and tables.due is null and tables.updated < $2::bigint, true) as "isAtRest"
  from (select distinct table_id from events where table_id > $1 and table_id < $2::bigint * 1000
    order by table_id limit ${BATCH}) ids
  left join tables on tables.id = ids.table_id
  order by ids.table_id`

const PACK = `
  insert into packed (table_id, next, records) values ($1, $2, $3)
  on conflict (table_id) do update
    set next = excluded.next, records = excluded.records, packed_by = pg_current_xact_id()`

/**
 * Rows go once everybody sees that they are packed. Before, a transaction that began earlier could find such a place free
 * that it does not know to be packed, and take it a second time.
 */
const SWEEP = `
  delete from events using packed
  where packed.table_id = events.table_id and events.table_id = any($1::bigint[]) and events.seq < packed.next
    and packed.packed_by < pg_snapshot_xmin(pg_current_snapshot())`

const OLD = `
  select id from tables where id > $1 and updated < $2 and attended = 0 and due is null order by id limit ${BATCH}`

/** Everything of these tables, but for the results in their players' histories. */
const REMOVE = ['events', 'packed', 'places', 'played', 'named'].map(
  (table) => `delete from ${table} where table_id = any($1::bigint[])`,
)

/** Keeps the log small: tables at rest become one compressed row each, and in the end nothing. */
export class Archive implements StoreArchive {
  readonly #pool: pg.Pool
  /** The last table looked at, to pack and to remove. */
  #packedTo = 0
  #removedTo = 0
  #month = ''

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async step(since: { readonly pack: number; readonly remove: number }, now: number): Promise<ArchiveStep> {
    await reaching(this.#beginMonth(now))
    const removed = await reaching(this.#remove(since.remove))
    // What is to be removed need not be packed.
    const packed = this.#removedTo > 0 ? 0 : await reaching(this.#packSome(since.pack))
    const hasMore = this.#packedTo > 0 || this.#removedTo > 0
    if (!hasMore) await reaching(dropEmptyPartitions(this.#pool, now))
    return { packed, removed, hasMore }
  }

  async #beginMonth(now: number): Promise<void> {
    const month = new Date(now).toISOString().slice(0, 7)
    if (month === this.#month) return
    await makePartitions(this.#pool, now)
    this.#month = month
  }

  async #packSome(before: number): Promise<number> {
    const { rows } = await this.#pool.query<{ id: number; isAtRest: boolean }>(WITH_ROWS, [
      this.#packedTo,
      before,
    ])
    this.#packedTo = rows.length < BATCH ? 0 : (rows.at(-1)?.id ?? 0)
    const ids = rows.filter(({ isAtRest }) => isAtRest).map(({ id }) => id)
    let packed = 0
    for (const id of ids) if (await this.#pack(id)) packed++
    if (ids.length > 0) await this.#pool.query(SWEEP, [ids])
    return packed
  }

  /** False if all of it is packed already. */
  #pack(table: number): Promise<boolean> {
    return alone(this.#pool, table, async (client) => {
      const known = await client.query<{ next: number; records: Buffer }>(
        'select next, records from packed where table_id = $1',
        [table],
      )
      const [{ next, records } = { next: 0, records: undefined }] = known.rows
      const { rows } = await client.query<{ record: string }>(
        'select record from events where table_id = $1 and seq >= $2 order by seq',
        [table, next],
      )
      if (rows.length === 0) return false
      const all = [...(records ? await unpack(records) : []), ...rows.map(({ record }) => record)]
      await client.query(PACK, [table, all.length, await pack(all)])
      return true
    })
  }

  async #remove(before: number): Promise<number> {
    if (before === 0) return 0
    const { rows } = await this.#pool.query<{ id: number }>(OLD, [this.#removedTo, before])
    this.#removedTo = rows.length < BATCH ? 0 : (rows.at(-1)?.id ?? 0)
    const ids = rows.map(({ id }) => id)
    for (const statement of ids.length > 0 ? REMOVE : []) await this.#pool.query(statement, [ids])
    // Last, so that what was cut short is done again.
    if (ids.length > 0) await this.#pool.query('delete from tables where id = any($1::bigint[])', [ids])
    return ids.length
  }
}

/** A transaction while nobody else packs or rewrites the log of this table. Appending goes on meanwhile. */
export async function alone<T>(
  pool: pg.Pool,
  table: number,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [table])
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // A connection that is thrown away takes its transaction with it.
    client.release(true)
    throw error
  }
}
