import type { Kysely } from 'kysely'
import { addColumn } from '../add-column.ts'

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

/** Whole reviews, games that are shared, and more of what reviews came to. */
export async function addReviews(db: Kysely<unknown>): Promise<void> {
  for (const name of ['inaccuracies', 'blunders'])
    await addColumn(db, 'finished', { name, type: 'double precision' })
  await addColumn(db, 'finished', { name: 'tally', type: 'text' })
  await db.schema
    .createTable('reviews')
    .ifNotExists()
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('table_id', 'bigint', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('kept', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reviews_key', ['guest', 'table_id', 'number'])
    .execute()
  await db.schema
    .createTable('shares')
    .ifNotExists()
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('table_id', 'bigint', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addUniqueConstraint('shares_game', ['guest', 'table_id', 'number'])
    .execute()
}
