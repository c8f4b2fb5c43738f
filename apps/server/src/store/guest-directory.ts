import { sql, type Kysely, type Selectable } from 'kysely'
import {
  MOST_SESSIONS,
  type GuestDirectory,
  type GuestRow,
  type KeyRow,
  type PasskeyRow,
} from './contract.ts'
import type { DatabaseSchema } from './schema.ts'

/** Whatever a guest could miss refers to them in one of these columns. */
const REFERENCES = ['passkeys.guest', 'tokens.guest', 'tokens.owner', 'places.guest', 'played.guest']

/** The part of the directory that is about guests. */
export class SqlGuests implements GuestDirectory {
  readonly #db: Kysely<DatabaseSchema>

  constructor(db: Kysely<DatabaseSchema>) {
    this.#db = db
  }

  async addGuest({ id, name, bot }: GuestRow, now: number): Promise<void> {
    await this.#db
      .insertInto('guests')
      .values({ id, name, bot: Number(bot), seen: now, holiday: 0 })
      .execute()
  }

  async noteSeen(id: string, now: number): Promise<boolean> {
    const seen = this.#db.updateTable('guests').set({ seen: now }).where('id', '=', id).returning('id')
    return (await seen.executeTakeFirst()) !== undefined
  }

  async guestIds(after: string, limit: number): Promise<string[]> {
    const following = this.#db.selectFrom('guests').select('id').where('id', '>', after)
    return (await following.orderBy('id').limit(limit).execute()).map(({ id }) => id)
  }

  async removeIdle(ids: readonly string[], since: number): Promise<string[]> {
    if (ids.length === 0) return []
    let idle = this.#db.deleteFrom('guests').where('id', 'in', ids).where('seen', '<', since)
    for (const column of REFERENCES) {
      const table = sql.table(column.split('.')[0] as string)
      idle = idle.where(
        sql<boolean>`not exists (select 1 from ${table} where ${sql.ref(column)} = guests.id)`,
      )
    }
    const removed = (await idle.returning('id').execute()).map(({ id }) => id)
    if (removed.length > 0) await this.#db.deleteFrom('sessions').where('guest', 'in', removed).execute()
    return removed
  }

  async guest(id: string): Promise<GuestRow | undefined> {
    const row = await this.#db.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirst()
    return row && guestRow(row)
  }

  async addSession(id: string, guest: string, now: number): Promise<void> {
    await this.#db
      .insertInto('sessions')
      .values({ id, guest, since: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ since: now }))
      .execute()
    const own = this.#db.selectFrom('sessions').where('guest', '=', guest)
    const last = own
      .select('since')
      .orderBy('since', 'desc')
      .limit(1)
      .offset(MOST_SESSIONS - 1)
    await this.#db.deleteFrom('sessions').where('guest', '=', guest).where('since', '<', last).execute()
  }

  async guestBySession(id: string): Promise<GuestRow | undefined> {
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('guests', 'guests.id', 'sessions.guest')
      .selectAll('guests')
      .where('sessions.id', '=', id)
      .executeTakeFirst()
    return row && guestRow(row)
  }

  async endSession(id: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('id', '=', id).execute()
  }

  async sessionsOf(guest: string): Promise<number[]> {
    const own = this.#db.selectFrom('sessions').select('since').where('guest', '=', guest)
    return (await own.orderBy('since').execute()).map(({ since }) => since)
  }

  async endSessions(guest: string): Promise<void> {
    for (const keys of ['links', 'sessions'] as const)
      await this.#db.deleteFrom(keys).where('guest', '=', guest).execute()
  }

  async stillValid(credentials: readonly string[]): Promise<ReadonlySet<string>> {
    if (credentials.length === 0) return new Set()
    const sessions = this.#db.selectFrom('sessions').select('id').where('id', 'in', credentials)
    const tokens = this.#db.selectFrom('tokens').select('hash as id').where('hash', 'in', credentials)
    return new Set((await sessions.unionAll(tokens).execute()).map(({ id }) => id))
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.#db.updateTable('guests').set({ name }).where('id', '=', id).execute()
  }

  async holidayOf(id: string): Promise<number> {
    const row = await this.#db.selectFrom('guests').select('holiday').where('id', '=', id).executeTakeFirst()
    return row?.holiday ?? 0
  }

  async setHoliday(id: string, until: number): Promise<void> {
    await this.#db.updateTable('guests').set({ holiday: until }).where('id', '=', id).execute()
  }

  async addToken(hash: string, guest: string, owner: string | null): Promise<void> {
    await this.#db.insertInto('tokens').values({ hash, guest, owner }).execute()
  }

  async guestByToken(hash: string): Promise<GuestRow | undefined> {
    const row = await this.#db
      .selectFrom('tokens')
      .innerJoin('guests', 'guests.id', 'tokens.guest')
      .selectAll('guests')
      .where('hash', '=', hash)
      .executeTakeFirst()
    return row && guestRow(row)
  }

  async botsOf(guest: string): Promise<GuestRow[]> {
    const rows = await this.#db
      .selectFrom('tokens')
      .innerJoin('guests', 'guests.id', 'tokens.guest')
      .selectAll('guests')
      .where((where) => where.or([where('tokens.owner', '=', guest), where('tokens.guest', '=', guest)]))
      .orderBy('guests.name')
      .execute()
    return rows.map(guestRow)
  }

  async removeGuest(id: string): Promise<void> {
    for (const keys of ['tokens', 'links', 'sessions', 'passkeys', 'places', 'played', 'named'] as const)
      await this.#db.deleteFrom(keys).where('guest', '=', id).execute()
    await this.#db.deleteFrom('guests').where('id', '=', id).execute()
  }

  async addLink(hash: string, guest: string, expires: number): Promise<void> {
    await this.#db.insertInto('links').values({ hash, guest, expires }).execute()
  }

  async takeLink(hash: string, now: number): Promise<string | undefined> {
    const row = await this.#db
      .deleteFrom('links')
      .where('hash', '=', hash)
      .returning(['guest', 'expires'])
      .executeTakeFirst()
    return row && row.expires > now ? row.guest : undefined
  }

  async removeExpiredLinks(now: number, limit: number): Promise<void> {
    const expired = this.#db.selectFrom('links').select('hash').where('expires', '<=', now).limit(limit)
    await this.#db.deleteFrom('links').where('hash', 'in', expired).execute()
  }

  async addPasskey({ id, guest, publicKey, counter }: PasskeyRow): Promise<boolean> {
    const added = await this.#db
      .insertInto('passkeys')
      .values({ id, guest, public_key: publicKey, counter })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    return added !== undefined
  }

  async passkey(id: string): Promise<PasskeyRow | undefined> {
    const row = await this.#db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
    return row && passkeyRow(row)
  }

  async passkeysOf(guest: string): Promise<PasskeyRow[]> {
    const rows = await this.#db.selectFrom('passkeys').selectAll().where('guest', '=', guest).execute()
    return rows.map(passkeyRow)
  }

  async removePasskey(id: string): Promise<void> {
    await this.#db.deleteFrom('passkeys').where('id', '=', id).execute()
  }

  async usePasskey(id: string, counter: number): Promise<void> {
    await this.#db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute()
  }

  async addKey(key: KeyRow): Promise<void> {
    await this.#db.insertInto('keys').values(key).execute()
  }

  async removeKey(id: string): Promise<void> {
    await this.#db.deleteFrom('keys').where('id', '=', id).execute()
  }

  async keys(): Promise<KeyRow[]> {
    return await this.#db.selectFrom('keys').selectAll().orderBy('created', 'desc').execute()
  }
}

function guestRow({ id, name, bot }: Selectable<DatabaseSchema['guests']>): GuestRow {
  return { id, name, bot: bot === 1 }
}

function passkeyRow(row: Selectable<DatabaseSchema['passkeys']>): PasskeyRow {
  return { id: row.id, guest: row.guest, publicKey: row.public_key, counter: row.counter }
}
