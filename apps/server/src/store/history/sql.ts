import type { Kysely } from 'kysely'
import type { DatabaseSchema } from '../schema.ts'
import {
  NOBODY,
  type FinishedQuery,
  type FinishedSeat,
  type GameTotals,
  type HeadToHead,
  type History,
  type KeptReview,
  type KeptSeat,
  type RecentGame,
  type SharedGame,
  type ReviewFigures,
} from './contract.ts'
import { comesAfter, gameKey, isWith, numbersOf, reviewOf, rowOf, seatOf, type FinishedRow } from './rows.ts'

/** Finished games on any SQL engine that Kysely speaks. */
export class SqlHistory implements History {
  readonly #db: Kysely<DatabaseSchema>

  constructor(db: Kysely<DatabaseSchema>) {
    this.#db = db
  }

  async addFinished(seats: readonly FinishedSeat[]): Promise<boolean> {
    if (seats.length === 0) return false
    const added = await this.#db
      .insertInto('finished')
      .values(seats.map(rowOf))
      .onConflict((conflict) => conflict.doNothing())
      .returning('seat')
      .execute()
    return added.length > 0
  }

  async finishedOf(query: FinishedQuery): Promise<FinishedSeat[][]> {
    const { guest, game, name, won, isHere, from, to, after, limit } = query
    let own = this.#db.selectFrom('finished').selectAll().where('guest', '=', guest)
    if (game !== undefined) own = own.where('game', '=', game)
    if (won !== undefined) own = own.where('won', '=', Number(won))
    if (isHere !== undefined) own = own.where('number', isHere ? '>' : '=', 0)
    if (from !== undefined) own = own.where('ended', '>=', from)
    if (to !== undefined) own = own.where('ended', '<', to)
    if (name !== undefined) own = own.where((builder) => isWith(builder, name))
    if (after) own = own.where((builder) => comesAfter(builder, after))
    const ordered = own.orderBy('ended', 'desc').orderBy('table_id', 'desc').orderBy('number', 'desc')
    const mine = await ordered.limit(limit).execute()
    const all = await this.#seatsOf(mine)
    return mine.map((row) => all.get(gameKey(row)) ?? [])
  }

  async finishedSeat(guest: string, table: number, number: number): Promise<FinishedSeat | undefined> {
    const row = await this.#db
      .selectFrom('finished')
      .selectAll()
      .where((builder) => builder.and({ guest, table_id: table, number }))
      .executeTakeFirst()
    return row && seatOf(row)
  }

  async keepReview({ table, number, seat }: FinishedSeat, figures: ReviewFigures): Promise<void> {
    await this.#db
      .updateTable('finished')
      .set({ ...figures })
      .where((builder) => builder.and({ table_id: table, number, seat }))
      .execute()
  }

  async keepWholeReview(review: KeptReview, most: number): Promise<void> {
    const { table: table_id, number, guest, text, kept } = review
    await this.#db
      .insertInto('reviews')
      .values({ guest, table_id, number, kept, text })
      .onConflict((conflict) => conflict.columns(['guest', 'table_id', 'number']).doUpdateSet({ kept, text }))
      .execute()
    const latest = this.#db.selectFrom('reviews').select('kept').where('guest', '=', guest)
    const oldest = await latest.orderBy('kept', 'desc').offset(most).limit(1).executeTakeFirst()
    if (oldest)
      await this.#db
        .deleteFrom('reviews')
        .where('guest', '=', guest)
        .where('kept', '<=', oldest.kept)
        .execute()
  }

  async wholeReview(guest: string, table: number, number: number): Promise<string | undefined> {
    const found = this.#db
      .selectFrom('reviews')
      .select('text')
      .where((builder) => builder.and({ guest, table_id: table, number }))
    return (await found.executeTakeFirst())?.text
  }

  async share({ token, guest, table: table_id, number }: SharedGame): Promise<string> {
    await this.#db
      .insertInto('shares')
      .values({ token, guest, table_id, number })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const found = this.#db
      .selectFrom('shares')
      .select('token')
      .where((builder) => builder.and({ guest, table_id, number }))
    return (await found.executeTakeFirstOrThrow()).token
  }

  async unshare(guest: string, table: number, number: number): Promise<void> {
    await this.#db
      .deleteFrom('shares')
      .where((builder) => builder.and({ guest, table_id: table, number }))
      .execute()
  }

  async shared(token: string): Promise<SharedGame | undefined> {
    const row = await this.#db.selectFrom('shares').selectAll().where('token', '=', token).executeTakeFirst()
    return row && { token, guest: row.guest, table: row.table_id, number: row.number }
  }

  async keptOf(guest: string): Promise<KeptSeat[]> {
    const rows = await this.#db
      .selectFrom('finished')
      .leftJoin('shares', (join) =>
        join
          .onRef('shares.guest', '=', 'finished.guest')
          .onRef('shares.table_id', '=', 'finished.table_id')
          .onRef('shares.number', '=', 'finished.number'),
      )
      .selectAll('finished')
      .select('shares.token')
      .where('finished.guest', '=', guest)
      .orderBy('finished.ended', 'desc')
      .orderBy('finished.table_id', 'desc')
      .orderBy('finished.number', 'desc')
      .execute()
    return rows.map((row) => {
      const { table, number, game, ended, score, won } = seatOf(row)
      return { table, number, game, ended, score, won, review: reviewOf(row), token: row.token }
    })
  }

  async recentOf(guest: string, limit: number): Promise<RecentGame[]> {
    const rows = await this.#db
      .selectFrom('finished')
      .select(['game', 'ended', 'score', 'won', 'luck', 'tally'])
      .where('guest', '=', guest)
      .orderBy('ended', 'desc')
      .orderBy('table_id', 'desc')
      .orderBy('number', 'desc')
      .limit(limit)
      .execute()
    return rows.map((row) => ({ ...row, won: row.won === 1 }))
  }

  async totalsOf(guest: string): Promise<GameTotals[]> {
    const rows = await this.#db
      .selectFrom('finished')
      .select((builder) => [
        'game',
        builder.fn.countAll<number>().as('played'),
        builder.fn.sum<number>('won').as('won'),
        builder.fn.max('score').as('highest'),
        builder.fn.min('score').as('lowest'),
        builder.fn.avg<number>('score').as('average'),
        builder.fn.count<number>('luck').as('reviewed'),
        builder.fn.avg<number | null>('luck').as('luck'),
        builder.fn.avg<number | null>('play').as('play'),
        builder.fn.avg<number | null>('mistakes').as('mistakes'),
        builder.fn.avg<number | null>('inaccuracies').as('inaccuracies'),
        builder.fn.avg<number | null>('blunders').as('blunders'),
      ])
      .where('guest', '=', guest)
      .groupBy('game')
      .orderBy('game')
      .execute()
    // Some engines count and average in types that arrive as text.
    return rows.map(({ game, ...figures }) => ({ game, ...(numbersOf(figures) as Omit<GameTotals, 'game'>) }))
  }

  async headToHead(guest: string, limit: number): Promise<HeadToHead[]> {
    const rows = await this.#db
      .selectFrom('finished as own')
      .innerJoin('finished as other', (join) =>
        join
          .onRef('other.table_id', '=', 'own.table_id')
          .onRef('other.number', '=', 'own.number')
          .onRef('other.seat', '!=', 'own.seat'),
      )
      .select(({ fn }) => [
        fn.max('other.name').as('name'),
        fn.countAll<number>().as('played'),
        fn.sum<number>('own.won').as('won'),
        fn.sum<number>('other.won').as('lost'),
      ])
      .where('own.guest', '=', guest)
      .where('other.guest', 'is not', null)
      .groupBy('other.guest')
      .orderBy('played', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ name, ...figures }) => ({
      name: name ?? NOBODY,
      ...(numbersOf(figures) as Omit<HeadToHead, 'name'>),
    }))
  }

  async addUpload(upload: Parameters<History['addUpload']>[0]): Promise<boolean> {
    const added = await this.#db
      .insertInto('uploads')
      .values(upload)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    return added !== undefined
  }

  async upload(id: number): Promise<string | undefined> {
    const found = this.#db.selectFrom('uploads').select('file').where('id', '=', id)
    return (await found.executeTakeFirst())?.file
  }

  async uploadOf(guest: string, key: string): Promise<number | undefined> {
    const found = this.#db
      .selectFrom('uploads')
      .select('id')
      .where('guest', '=', guest)
      .where('key', '=', key)
    return (await found.executeTakeFirst())?.id
  }

  async uploadsOf(guest: string): Promise<number> {
    const counted = this.#db
      .selectFrom('uploads')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('guest', '=', guest)
    return Number((await counted.executeTakeFirst())?.count ?? 0)
  }

  async eraseHistory(guest: string): Promise<void> {
    const uploads = this.#db.selectFrom('uploads').select('id').where('guest', '=', guest)
    await this.#db.deleteFrom('finished').where('number', '=', 0).where('table_id', 'in', uploads).execute()
    for (const kind of ['uploads', 'reviews', 'shares'] as const)
      await this.#db.deleteFrom(kind).where('guest', '=', guest).execute()
    await this.#db
      .updateTable('finished')
      .set({ guest: null, name: NOBODY, name_key: '' })
      .where('guest', '=', guest)
      .execute()
  }

  /** All seats of these games, by game. */
  async #seatsOf(games: readonly FinishedRow[]): Promise<Map<string, FinishedSeat[]>> {
    const found = new Map<string, FinishedSeat[]>()
    if (games.length === 0) return found
    const tables = [...new Set(games.map(({ table_id }) => table_id))]
    const rows = await this.#db
      .selectFrom('finished')
      .selectAll()
      .where('table_id', 'in', tables)
      .orderBy('seat')
      .execute()
    for (const row of rows) found.set(gameKey(row), [...(found.get(gameKey(row)) ?? []), seatOf(row)])
    return found
  }
}
