import { sql, type Kysely } from 'kysely'
import { addColumn } from './add-column.ts'

/** Who made a bot's token, and may take it back. Those of before have no owner but themselves. */
export async function addOwners(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'tokens', { name: 'owner', type: 'text' })
  await addIndex(db, 'tokens', 'guest')
  await addIndex(db, 'tokens', 'owner')
}

/** When guests were last here, and what is kept of them; those of before count as seen today. */
export async function addSeen(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'guests', { name: 'seen', type: 'bigint', usual: 0 })
  await sql`update guests set seen = ${Date.now()} where seen = 0`.execute(db)
  await db.schema
    .createTable('played')
    .ifNotExists()
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('table_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('played_key', ['guest', 'table_id'])
    .execute()
  await addIndex(db, 'passkeys', 'guest')
  await addIndex(db, 'links', 'guest')
  await addIndex(db, 'links', 'expires')
}

/** Which cookies count; those of before are of the first session. */
export async function addSessions(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'guests', { name: 'session', type: 'integer', usual: 0 })
}

async function addIndex(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema.createIndex(`${table}_${column}`).ifNotExists().on(table).column(column).execute()
}
