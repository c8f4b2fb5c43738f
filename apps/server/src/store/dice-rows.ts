import type { Kysely } from 'kysely'
import type { DiceRow, DiceRows, DiceTileRow } from './contract.ts'
import type { DatabaseSchema } from './schema.ts'

/** The public log of the dice on any SQL engine that Kysely speaks. Every method is one statement. */
export class SqlDiceRows implements DiceRows {
  readonly #db: Kysely<DatabaseSchema>

  constructor(db: Kysely<DatabaseSchema>) {
    this.#db = db
  }

  async append(rows: readonly DiceRow[]): Promise<void> {
    await this.#db
      .insertInto('dice_log')
      .values([...rows])
      .execute()
  }

  async size(): Promise<number> {
    const last = await this.#db
      .selectFrom('dice_log')
      .select('place')
      .orderBy('place', 'desc')
      .limit(1)
      .executeTakeFirst()
    return last ? Number(last.place) + 1 : 0
  }

  async rows(from: number, limit: number): Promise<DiceRow[]> {
    const rows = await this.#db
      .selectFrom('dice_log')
      .selectAll()
      .where('place', '>=', from)
      .orderBy('place')
      .limit(limit)
      .execute()
    return rows as DiceRow[]
  }

  async row(opening: string, kind: DiceRow['kind']): Promise<DiceRow | undefined> {
    const row = await this.#db
      .selectFrom('dice_log')
      .selectAll()
      .where('opening', '=', opening)
      .where('kind', '=', kind)
      .executeTakeFirst()
    return row as DiceRow | undefined
  }

  async addTile(tile: DiceTileRow): Promise<void> {
    await this.#db
      .insertInto('dice_tiles')
      .values(tile)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  async tile(level: number, place: number): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('dice_tiles')
      .select('hashes')
      .where('level', '=', level)
      .where('place', '=', place)
      .executeTakeFirst()
    return row?.hashes
  }

  async tileRoots(level: number, from: number, limit: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('dice_tiles')
      .select('root')
      .where('level', '=', level)
      .where('place', '>=', from)
      .orderBy('place')
      .limit(limit)
      .execute()
    return rows.map(({ root }) => root)
  }

  async tileCount(level: number): Promise<number> {
    const last = await this.#db
      .selectFrom('dice_tiles')
      .select('place')
      .where('level', '=', level)
      .orderBy('place', 'desc')
      .limit(1)
      .executeTakeFirst()
    return last ? Number(last.place) + 1 : 0
  }

  async fact(name: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('dice_facts')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst()
    return row?.value
  }

  async keepFact(name: string, value: string): Promise<void> {
    await this.#db
      .insertInto('dice_facts')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
  }

  async settleFact(name: string, value: string): Promise<string> {
    await this.#db
      .insertInto('dice_facts')
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await this.fact(name)) ?? value
  }
}
