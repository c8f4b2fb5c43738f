import type pg from 'pg'
import { TakenError, type EventLog } from '../contract.ts'
import { GroupCommit, type Entry } from '../group-commit.ts'
import { alone } from './archive.ts'
import { reaching } from './connections.ts'
import { unpack } from './packing.ts'

/**
 * One statement for a group, so one transaction. The unique key on (table, number) decides who was first. The first
 * entry of each table is tried; it must follow what is there, in rows or packed, so that a log has no gaps even where a
 * standby that knew less has taken over. What is built on it goes along only if it was taken.
 */
const APPEND = `
  with given as (
    select * from unnest($1::bigint[], $2::int[], $3::boolean[], string_to_array($4, E'\\n'))
      as entry(table_id, seq, leads, record)
  ), written as (
    insert into events (table_id, seq, record)
    select given.table_id, seq, record
    from given left join packed on packed.table_id = given.table_id
    where leads and coalesce(packed.next, 0) <= seq and (
      coalesce(packed.next, 0) = seq
      or (select true from events before where before.table_id = given.table_id and before.seq = given.seq - 1)
    )
    order by given.table_id
    on conflict do nothing
    returning table_id
  ), built_on_it as (
    insert into events (table_id, seq, record)
    select table_id, seq, record from given where not leads and table_id in (select table_id from written)
  )
  select table_id from written`

/** What is packed, and the rows after it, as one moment had them. */
const LOAD = `
  select next, records, null as record, -1 as seq from packed where table_id = $1
  union all
  select null, null, record, seq from events
  where table_id = $1 and seq >= coalesce((select next from packed where table_id = $1), $2) and seq >= $2
  order by seq`

const HEADS = `
  select t as table_id, coalesce(
    (select max(seq) + 1 from events where table_id = t), (select next from packed where table_id = t), 0) as next
  from unnest($1::bigint[]) as t`

const LENGTH = `
  select (select count(*) from events where table_id = $1 and seq >= coalesce(max(next), 0)) + coalesce(max(next), 0)
    as length
  from packed where table_id = $1`

interface LoadedRow {
  readonly records: Buffer | null
  readonly record: string
}

/** The log of every table, in PostgreSQL: any number of nodes write to it at once. */
export class PostgresLog implements EventLog {
  readonly #appending: pg.Pool
  readonly #pool: pg.Pool
  readonly #commit = new GroupCommit((batch) => reaching(this.#write(batch)))

  /** What is appended has a connection of its own, and so keeps its order. */
  constructor(appending: pg.Pool, pool: pg.Pool) {
    this.#appending = appending
    this.#pool = pool
  }

  append(table: number, seq: number, record: string): Promise<void> {
    return this.#commit.append(table, seq, record)
  }

  async load(table: number, from = 0): Promise<string[]> {
    const query = { name: 'load', text: LOAD, values: [table, from] }
    const { rows } = await reaching(this.#pool.query<LoadedRow>(query))
    const [first] = rows
    if (!first?.records) return rows.map(({ record }) => record)
    const packed = await unpack(first.records)
    return [...packed.slice(from), ...rows.slice(1).map(({ record }) => record)]
  }

  async heads(tables: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const query = { name: 'heads', text: HEADS, values: [tables] }
    const { rows } = await reaching(this.#pool.query<{ table_id: number; next: number }>(query))
    return new Map(rows.map(({ table_id, next }) => [table_id, next]))
  }

  async rewrite(table: number, records: readonly string[]): Promise<void> {
    await reaching(this.#rewrite(table, records))
  }

  settled(): Promise<void> {
    return this.#commit.settled()
  }

  /** Records are replaced where they are: a place never becomes free. What was packed lies in rows again afterwards. */
  #rewrite(table: number, records: readonly string[]): Promise<void> {
    return alone(this.#pool, table, async (client) => {
      const { rows } = await client.query<{ length: number }>(LENGTH, [table])
      if (rows[0]?.length !== records.length) throw new TakenError('the log has another length')
      await client.query(
        `insert into events (table_id, seq, record)
         select $1, place - 1, record from unnest($2::text[]) with ordinality as given(record, place)
         on conflict (table_id, seq) do update set record = excluded.record`,
        [table, records],
      )
      await client.query('delete from packed where table_id = $1', [table])
    })
  }

  async #write(batch: readonly Entry[]): Promise<number[]> {
    const entries = batch.toSorted((a, b) => a.table - b.table || a.seq - b.seq)
    const { rows } = await this.#appending.query<{ table_id: number }>({
      name: 'append',
      text: APPEND,
      values: [
        arrayOf(entries.map(({ table }) => table)),
        arrayOf(entries.map(({ seq }) => seq)),
        arrayOf(entries.map(({ table }, index) => table !== entries[index - 1]?.table)),
        entries.map(({ record }) => record).join('\n'),
      ],
    })
    const taken = new Set(rows.map(({ table_id }) => table_id))
    return batch.flatMap(({ table }, index) => (taken.has(table) ? [] : [index]))
  }
}

function arrayOf(values: readonly (number | boolean)[]): string {
  return `{${values.join(',')}}`
}
