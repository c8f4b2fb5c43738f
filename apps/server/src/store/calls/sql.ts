import type { Kysely } from 'kysely'
import type { DatabaseSchema } from '../schema.ts'
import type { CallStore, SubscriptionRow } from './contract.ts'

/** How people are called, on any SQL engine that Kysely speaks. */
export class SqlCalls implements CallStore {
  readonly #db: Kysely<DatabaseSchema>

  constructor(db: Kysely<DatabaseSchema>) {
    this.#db = db
  }

  async addSubscription(row: SubscriptionRow, most: number): Promise<void> {
    const { endpoint: _, ...rest } = row
    await this.#db
      .insertInto('subscriptions')
      .values(row)
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(rest))
      .execute()
    const excess = (await this.subscriptionsOf(row.guest)).slice(most)
    for (const { endpoint } of excess) await this.removeSubscription(endpoint)
  }

  async subscriptionsOf(guest: string): Promise<SubscriptionRow[]> {
    const own = this.#db.selectFrom('subscriptions').selectAll().where('guest', '=', guest)
    return own.orderBy('created', 'desc').execute()
  }

  async removeSubscription(endpoint: string): Promise<void> {
    await this.#db.deleteFrom('subscriptions').where('endpoint', '=', endpoint).execute()
  }

  async endSubscriptions(guest: string, session?: string): Promise<void> {
    const own = this.#db.deleteFrom('subscriptions').where('guest', '=', guest)
    await (session === undefined ? own : own.where('session', '=', session)).execute()
  }

  async choicesOf(guest: string): Promise<string | undefined> {
    const row = this.#db.selectFrom('call_choices').select('choices').where('guest', '=', guest)
    return (await row.executeTakeFirst())?.choices
  }

  async setChoices(guest: string, choices: string): Promise<void> {
    await this.#db
      .insertInto('call_choices')
      .values({ guest, choices })
      .onConflict((conflict) => conflict.column('guest').doUpdateSet({ choices }))
      .execute()
  }

  async keepsake(name: string, fresh: string): Promise<string> {
    await this.#db
      .insertInto('keepsakes')
      .values({ name, value: fresh })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const kept = this.#db.selectFrom('keepsakes').select('value').where('name', '=', name)
    return (await kept.executeTakeFirstOrThrow()).value
  }

  async eraseCalls(guest: string): Promise<void> {
    await this.endSubscriptions(guest)
    await this.#db.deleteFrom('call_choices').where('guest', '=', guest).execute()
  }
}
