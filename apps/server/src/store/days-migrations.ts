import { sql, type Kysely } from 'kysely'
import { addColumn } from './add-column.ts'

/** Tables that are played over days: when a turn is over, for whom they wait, and who is on holiday. */
export async function addDays(db: Kysely<unknown>): Promise<void> {
  await addColumn(db, 'tables', { name: 'due', type: 'bigint' })
  await sql`create index if not exists tables_due on tables (due) where due is not null`.execute(db)
  await addColumn(db, 'places', { name: 'awaited', type: 'integer', usual: 0 })
  await addColumn(db, 'guests', { name: 'holiday', type: 'bigint', usual: 0 })
}
