import type { Kysely } from 'kysely'

/** Addresses for mail, what is to be written to them, and how often somebody was asked to confirm one. */
export async function addMail(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_addresses')
    .ifNotExists()
    .addColumn('guest', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('asked', 'bigint', (column) => column.notNull())
    .addColumn('confirmed', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('mail_news')
    .ifNotExists()
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('due', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('mail_news_key', ['guest', 'code', 'kind'])
    .execute()
  await db.schema.createIndex('mail_news_due').ifNotExists().on('mail_news').column('due').execute()
  await db.schema
    .createTable('mail_counts')
    .ifNotExists()
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute()
}
