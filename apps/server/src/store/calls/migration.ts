import { sql, type Kysely } from 'kysely'
import { addColumn } from '../add-column.ts'

/** Where people are called, what they chose about it, and what the house keeps for it. */
export async function addCalls(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscriptions')
    .ifNotExists()
    .addColumn('endpoint', 'text', (column) => column.primaryKey())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('subscriptions_guest')
    .ifNotExists()
    .on('subscriptions')
    .column('guest')
    .execute()
  await db.schema
    .createTable('call_choices')
    .ifNotExists()
    .addColumn('guest', 'text', (column) => column.primaryKey())
    .addColumn('choices', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('keepsakes')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}

/** Since when a table has waited for somebody who was not called yet. Those of before count as called. */
export async function addUncalled(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'places', { name: 'uncalled', type: 'bigint' })
  await sql`create index if not exists places_uncalled on places (uncalled) where awaited = 1`.execute(db)
}

/** In which session a browser asked to be called: with it, that ends. */
export async function addSessionsOfCalls(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'subscriptions', { name: 'session', type: 'text' })
}
