import type { Kysely } from 'kysely'

/** The public log of the dice: its entries, the full tiles above them, and the few facts that belong to it, such as its key. */
export async function createDiceLog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('dice_log')
    .ifNotExists()
    // Two entries can't have one place, whoever writes: so there is one tree.
    .addColumn('place', 'bigint', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('opening', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('figures', 'text')
    // Each game is opened at most once, and ends at most once.
    .addUniqueConstraint('dice_log_once', ['opening', 'kind'])
    .execute()
  await db.schema
    .createTable('dice_tiles')
    .ifNotExists()
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('place', 'bigint', (column) => column.notNull())
    .addColumn('hashes', 'text', (column) => column.notNull())
    .addColumn('root', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('dice_tiles_key', ['level', 'place'])
    .execute()
  await db.schema
    .createTable('dice_facts')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
