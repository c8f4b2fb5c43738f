import type { Kysely } from 'kysely'

/** Finished games by who played them, and files of games played at devices. */
export async function addHistory(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('finished')
    .ifNotExists()
    .addColumn('table_id', 'bigint', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('guest', 'text')
    .addColumn('name', 'text')
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('bot', 'text')
    .addColumn('score', 'double precision', (column) => column.notNull())
    .addColumn('won', 'integer', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('ended', 'bigint', (column) => column.notNull())
    .addColumn('luck', 'double precision')
    .addColumn('play', 'double precision')
    .addColumn('mistakes', 'double precision')
    .addPrimaryKeyConstraint('finished_key', ['table_id', 'number', 'seat'])
    .execute()
  await db.schema
    .createIndex('finished_guest')
    .ifNotExists()
    .on('finished')
    .columns(['guest', 'ended'])
    .execute()
  await db.schema
    .createTable('uploads')
    .ifNotExists()
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addUniqueConstraint('uploads_key', ['guest', 'key'])
    .execute()
}
