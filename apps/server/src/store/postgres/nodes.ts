import type pg from 'pg'
import { LEASE_MS, type NodeBeat, type NodeDirectory } from '../nodes.ts'
import { reaching } from './connections.ts'

const LEASE = `interval '${LEASE_MS} milliseconds'`
/** After this time a stopped node is forgotten. */
const FORGOTTEN = `interval '1 minute'`

const BEAT = `
  with gone as (
    delete from nodes where until < now() - ${FORGOTTEN} returning id
  ), left_behind as (
    delete from owners where node in (select id from gone)
  )
  insert into nodes (id, until, since)
  values ($1, now() + ${LEASE}, coalesce(
    (select min(since) from nodes where until > now()), (extract(epoch from now()) * 1000)::bigint))
  on conflict (id) do update set until = excluded.until, since = excluded.since
  returning since`

/** Writes and locks nothing for a table whose node is alive. */
const TAKE = `
  insert into owners (table_id, node)
  select wanted, $1 from unnest($2::bigint[]) as wanted
  where not exists (
    select from owners join nodes on nodes.id = owners.node
    where owners.table_id = wanted and owners.node <> $1 and nodes.until > now()
  )
  order by wanted
  on conflict (table_id) do update set node = $1
    where owners.node = $1
      or not exists (select from nodes where nodes.id = owners.node and nodes.until > now())
  returning table_id`

const UNATTENDED = `
  select code from tables where attended = 1 and not exists (
    select from owners join nodes on nodes.id = owners.node
    where owners.table_id = tables.id and nodes.until > now()
  ) limit $1`

/** Nodes and what they own, as rows of the database they share. */
export class PostgresNodes implements NodeDirectory {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async beat(node: string): Promise<NodeBeat> {
    const written = await this.#query<{ since: number }>(BEAT, [node])
    return { nodes: await this.living(), since: written[0]?.since ?? 0 }
  }

  async living(): Promise<string[]> {
    const living = await this.#query<{ id: string }>('select id from nodes where until > now()', [])
    return living.map(({ id }) => id)
  }

  async take(node: string, tables: readonly number[]): Promise<number[]> {
    return (await this.#query<{ table_id: number }>(TAKE, [node, tables])).map(({ table_id }) => table_id)
  }

  async giveUp(node: string, tables: readonly number[]): Promise<void> {
    await this.#query('delete from owners where node = $1 and table_id = any($2::bigint[])', [node, tables])
  }

  async owned(node: string): Promise<number[]> {
    const owned = 'select table_id from owners where node = $1'
    return (await this.#query<{ table_id: number }>(owned, [node])).map(({ table_id }) => table_id)
  }

  async unattended(limit: number): Promise<string[]> {
    return (await this.#query<{ code: string }>(UNATTENDED, [limit])).map(({ code }) => code)
  }

  async leave(node: string): Promise<void> {
    await this.#query('delete from owners where node = $1', [node])
    await this.#query('delete from nodes where id = $1', [node])
  }

  async #query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    return (await reaching(this.#pool.query<Row>(text, values))).rows
  }
}
