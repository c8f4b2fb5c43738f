import { sql, type Kysely, type Migration } from 'kysely'
import { addColumn } from './add-column.ts'
import { addCalls, addSessionsOfCalls, addUncalled } from './calls/migration.ts'
import { createDiceLog } from './dice-migration.ts'
import { addOwners, addSeen, addSessions, listSessions } from './guest-migrations.ts'
import { addHistory, addReviews } from './history/migration.ts'
import { addMail } from './mail/migration.ts'
import { addNamed } from './named-migration.ts'

/** One schema for every SQL engine. Booleans are 0 or 1 and payloads are text, because engines differ about both. */
export interface DatabaseSchema {
  events: { table_id: number; seq: number; record: string }
  journal: { id: number; entries: string }
  heads: { table_id: number; next: number }
  tables: {
    id: number
    code: string
    game: string
    phase: string
    listed: number
    attended: number
    seats: number
    taken: number
    host: string | null
    updated: number
    due: number | null
  }
  places: { guest: string; table_id: number; awaited: number; uncalled: number | null }
  played: { guest: string; table_id: number }
  named: { guest: string; table_id: number }
  finished: {
    table_id: number
    number: number
    seat: number
    guest: string | null
    name: string | null
    name_key: string
    bot: string | null
    score: number
    won: number
    game: string
    ended: number
    luck: number | null
    play: number | null
    mistakes: number | null
    inaccuracies: number | null
    blunders: number | null
    tally: string | null
  }
  reviews: { guest: string; table_id: number; number: number; kept: number; text: string }
  shares: { token: string; guest: string; table_id: number; number: number }
  subscriptions: {
    endpoint: string
    guest: string
    p256dh: string
    auth: string
    created: number
    session: string | null
  }
  call_choices: { guest: string; choices: string }
  mail_addresses: { guest: string; address: string; language: string; asked: number; confirmed: number }
  mail_news: { guest: string; code: string; game: string; kind: string; due: number }
  mail_counts: { kind: string; count: number; since: number }
  keepsakes: { name: string; value: string }
  uploads: { id: number; guest: string; key: string; file: string }
  guests: { id: string; name: string; bot: number; seen: number; holiday: number }
  sessions: { id: string; guest: string; since: number }
  tokens: { hash: string; guest: string; owner: string | null }
  links: { hash: string; guest: string; expires: number }
  passkeys: { id: string; guest: string; public_key: string; counter: number }
  keys: { id: string; secret: string; created: number }
  dice_log: {
    place: number
    at: number
    opening: string
    kind: string
    entry: string
    figures: string | null
  }
  dice_tiles: { level: number; place: number; hashes: string; root: string }
  dice_facts: { name: string; value: string }
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('events')
    .ifNotExists()
    .addColumn('table_id', 'bigint', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    // Two records can't have one place, whoever writes.
    .addPrimaryKeyConstraint('events_place', ['table_id', 'seq'])
    .execute()
}

/** Where groups of entries go first; only a store that is alone with its file can have it. */
async function createJournal(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('journal')
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('entries', 'text', (column) => column.notNull())
    .execute()
}

/** The number of each table's next record, which the journal's rows don't say. */
async function createHeads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('heads')
    .ifNotExists()
    .addColumn('table_id', 'integer', (column) => column.primaryKey())
    .addColumn('next', 'integer', (column) => column.notNull())
    .execute()
}

export async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .ifNotExists()
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('attended', 'integer', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('taken', 'integer', (column) => column.notNull())
    .addColumn('host', 'text')
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('tables_listed')
    .ifNotExists()
    .on('tables')
    .columns(['listed', 'updated'])
    .execute()
  await sql`create index if not exists tables_attended on tables (attended) where attended = 1`.execute(db)
}

/** Which guests belong to which table, so that people find their tables again. */
async function createPlaces(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('places')
    .ifNotExists()
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('table_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('places_key', ['guest', 'table_id'])
    .execute()
  await db.schema.createIndex('places_table').ifNotExists().on('places').column('table_id').execute()
}

export async function createGuests(db: Kysely<unknown>): Promise<void> {
  const table = (name: string, key: string) =>
    db.schema
      .createTable(name)
      .ifNotExists()
      .addColumn(key, 'text', (column) => column.primaryKey())
  await table('guests', 'id')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bot', 'integer', (column) => column.notNull())
    .execute()
  await table('tokens', 'hash')
    .addColumn('guest', 'text', (column) => column.notNull())
    .execute()
  await table('links', 'hash')
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute()
  await table('passkeys', 'id')
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .execute()
  await table('keys', 'id')
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute()
}

/** Applied in the order of their names, each once. Every step can be repeated, should a crash have cut it short. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables-and-guests': {
    async up(db) {
      await createEvents(db)
      await createTables(db)
      await createGuests(db)
    },
  },
  '0002-journal': { up: createJournal },
  '0003-heads': { up: createHeads },
  '0004-places': { up: createPlaces },
  '0005-token-owners': { up: addOwners },
  '0006-seen': { up: addSeen },
  '0007-sessions': { up: addSessions },
  '0008-named': { up: addNamed },
  '0009-dice-log': { up: createDiceLog },
  '0010-days': { up: addDays },
  '0011-history': { up: addHistory },
  '0012-calls': { up: addCalls },
  '0013-reviews': { up: addReviews },
  '0014-list-of-sessions': { up: listSessions },
  '0015-uncalled': { up: addUncalled },
  '0016-calls-of-sessions': { up: addSessionsOfCalls },
  '0017-mail': { up: addMail },
}

/** Tables that are played over days: when a turn is over, for whom they wait, and who is on holiday. */
async function addDays(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'tables', { name: 'due', type: 'bigint' })
  await sql`create index if not exists tables_due on tables (due) where due is not null`.execute(db)
  await addColumn(db, 'places', { name: 'awaited', type: 'integer', usual: 0 })
  await addColumn(db, 'guests', { name: 'holiday', type: 'bigint', usual: 0 })
}

/** Why a database can't be brought up to date, for whoever starts the server. */
export function whyNotMigrated({ message }: Error): string {
  return /previously executed migration .* is missing/.test(message)
    ? 'a newer version of Rattlecup has written it'
    : message
}
