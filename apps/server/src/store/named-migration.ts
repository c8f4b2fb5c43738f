import { sql, type Kysely } from 'kysely'
import { entryOf } from './sqlite/messages.ts'

const BATCH = 200

/** Which logs hold whose name or words, so that these can be taken out. */
export async function createNamed(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('named')
    .ifNotExists()
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('table_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('named_key', ['guest', 'table_id'])
    .execute()
}

/** Of logs of before, it is read from them. */
export async function addNamed(db: Kysely<unknown>): Promise<void> {
  await createNamed(db)
  await readEvents(db)
  const journal = await sql<{ entries: string }>`select entries from journal`.execute(db)
  for (const { entries } of journal.rows)
    for (const { table, record } of entries.split('\n').map(entryOf)) await note(db, table, [record])
}

async function readEvents(db: Kysely<unknown>): Promise<void> {
  let last = -1
  for (;;) {
    const { rows } = await sql<{ rowid: number; table_id: number; record: string }>`
      select rowid, table_id, record from events where rowid > ${last} order by rowid limit ${BATCH}`.execute(
      db,
    )
    for (const { table_id, record } of rows) await note(db, table_id, record.split('\n'))
    const end = rows.at(-1)
    if (!end) return
    last = end.rowid
  }
}

async function note(db: Kysely<unknown>, table: number, records: readonly string[]): Promise<void> {
  const naming = records.filter((line) => line.startsWith('{"k":"sit"') || line.startsWith('{"k":"said"'))
  const guests = new Set(naming.map((line) => (JSON.parse(line) as { by?: string }).by ?? ''))
  for (const guest of guests)
    await sql`insert into named (guest, table_id) values (${guest}, ${table}) on conflict do nothing`.execute(
      db,
    )
}
