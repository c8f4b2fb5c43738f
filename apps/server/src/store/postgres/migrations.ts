import { sql, type Kysely, type Migration } from 'kysely'
import { createNamed } from '../named-migration.ts'
import { createGuests, createTables, MIGRATIONS } from '../schema.ts'

/**
 * The log, in partitions. A table's id begins with the moment it was made, so ranges of ids are ranges of time, and the
 * unique key on (table, number) holds within one partition. What belongs to none is kept in the rest.
 */
async function createLog(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists events (
      table_id bigint not null,
      seq integer not null,
      record text not null,
      primary key (table_id, seq)
    ) partition by range (table_id)`.execute(db)
  await sql`create table if not exists events_rest partition of events default`.execute(db)
  await sql`
    create table if not exists packed (
      table_id bigint primary key,
      next integer not null,
      records bytea not null,
      packed_by xid8 not null default pg_current_xact_id()
    )`.execute(db)
  // It is compressed already.
  await sql`alter table packed alter column records set storage external`.execute(db)
}

/** Which nodes are running, and which of them runs the automation of a table. */
async function createNodes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists nodes (id text primary key, until timestamptz not null, since bigint not null)`.execute(
    db,
  )
  await sql`create table if not exists owners (table_id bigint primary key, node text not null)`.execute(db)
  await sql`create index if not exists owners_node on owners (node)`.execute(db)
}

const OWN: Readonly<Record<string, Migration>> = {
  '0001-tables-and-guests': {
    async up(db) {
      await createLog(db)
      await createNodes(db)
      await createTables(db)
      await createGuests(db)
    },
  },
  '0008-named': { up: createNamed },
}

/** Steps that a store alone with its file needs, and that many nodes have no use for. */
const EMBEDDED = new Set(['0002-journal', '0003-heads'])

/** The same steps as for the embedded store, except for the log. */
export const POSTGRES_MIGRATIONS: Readonly<Record<string, Migration>> = Object.fromEntries(
  Object.entries({ ...MIGRATIONS, ...OWN }).filter(([name]) => !EMBEDDED.has(name)),
)
