import { sql, type Kysely } from 'kysely'
import type { DatabaseSchema } from '../schema.ts'
import { FOR_EVER, type MailRow, type MailStore, type NewsRow } from './contract.ts'

/** Addresses for mail, on any SQL engine that Kysely speaks. */
export class SqlMail implements MailStore {
  readonly #db: Kysely<DatabaseSchema>

  constructor(db: Kysely<DatabaseSchema>) {
    this.#db = db
  }

  async setAddress({ isConfirmed, ...given }: MailRow): Promise<void> {
    const row = { ...given, confirmed: Number(isConfirmed) }
    const { guest: _, ...rest } = row
    await this.#db
      .insertInto('mail_addresses')
      .values(row)
      .onConflict((conflict) => conflict.column('guest').doUpdateSet(rest))
      .execute()
  }

  async addressOf(guest: string): Promise<MailRow | undefined> {
    const own = this.#db.selectFrom('mail_addresses').selectAll().where('guest', '=', guest)
    const row = await own.executeTakeFirst()
    if (!row) return undefined
    const { confirmed, ...rest } = row
    return { ...rest, isConfirmed: confirmed === 1 }
  }

  async removeAddress(guest: string): Promise<void> {
    for (const table of ['mail_addresses', 'mail_news'] as const)
      await this.#db.deleteFrom(table).where('guest', '=', guest).execute()
  }

  async confirm(guest: string, asked: number): Promise<boolean> {
    const row = this.#db.updateTable('mail_addresses').set({ confirmed: 1 }).where('guest', '=', guest)
    return (await row.where('asked', '=', asked).returning('guest').executeTakeFirst()) !== undefined
  }

  async addNews(row: NewsRow): Promise<void> {
    await this.#db
      .insertInto('mail_news')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async removeTurn(guest: string, code: string): Promise<void> {
    const own = this.#db.deleteFrom('mail_news').where('guest', '=', guest)
    await own.where('code', '=', code).where('kind', '=', 'turn').execute()
  }

  async guestsDue(now: number, limit: number): Promise<string[]> {
    const due = this.#db.selectFrom('mail_news').select('guest').where('due', '<=', now)
    const rows = await due
      .groupBy('guest')
      .orderBy(({ fn }) => fn.min('due'))
      .limit(limit)
      .execute()
    return rows.map(({ guest }) => guest)
  }

  async postpone(guest: string, due: number): Promise<void> {
    await this.#db
      .updateTable('mail_news')
      .set({ due })
      .where('guest', '=', guest)
      .where('due', '<', due)
      .execute()
  }

  async takeNews(guest: string): Promise<NewsRow[]> {
    const rows = await this.#db
      .deleteFrom('mail_news')
      .where('guest', '=', guest)
      .returning(['guest', 'code', 'game', 'kind', 'due'])
      .execute()
    return rows.map((row) => ({ ...row, kind: row.kind as NewsRow['kind'] }))
  }

  async count(kind: string, now: number, since: number): Promise<number> {
    const isOld = sql<boolean>`mail_counts.since < ${since}`
    const row = await this.#db
      .insertInto('mail_counts')
      .values({ kind, count: 1, since: now })
      .onConflict((conflict) =>
        conflict.column('kind').doUpdateSet({
          count: sql`case when ${isOld} then 1 else mail_counts.count + 1 end`,
          since: sql`case when ${isOld} then excluded.since else mail_counts.since end`,
        }),
      )
      .returning('count')
      .executeTakeFirstOrThrow()
    return row.count
  }

  async useUp(kind: string): Promise<void> {
    const used = { count: FOR_EVER, since: FOR_EVER }
    await this.#db
      .insertInto('mail_counts')
      .values({ kind, ...used })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(used))
      .execute()
  }

  async forget({ asked, counted }: { asked: number; counted: number }): Promise<void> {
    await this.#db
      .deleteFrom('mail_addresses')
      .where('confirmed', '=', 0)
      .where('asked', '<', asked)
      .execute()
    await this.#db.deleteFrom('mail_counts').where('since', '<', counted).execute()
  }
}
