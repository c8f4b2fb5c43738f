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

/** How often a guest had ended all sessions: cookies said it, until sessions were listed. */
export async function addSessions(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'guests', { name: 'session', type: 'integer', usual: 0 })
}

/** Each session by what its cookie says. Cookies of before say the guest and the count above, so their sessions go on. */
export async function listSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute()
  await addIndex(db, 'sessions', 'guest')
  // Without a `where` SQLite takes `on` for a join's.
  await sql`
    insert into sessions (id, guest, since)
    select case when session = 0 then id else id || '~' || session end, id, ${Date.now()}
    from guests where true on conflict do nothing`.execute(db)
  // A node that still runs the version before then fails, rather than take people for newcomers.
  await db.schema.alterTable('guests').dropColumn('session').execute()
}

async function addIndex(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  await db.schema.createIndex(`${table}_${column}`).ifNotExists().on(table).column(column).execute()
}
