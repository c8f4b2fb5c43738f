import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnPostgres, newPostgresDatabase, TABLE_ROW } from '../../testing/stores.ts'
import { TakenError, type Store } from '../contract.ts'
import { postgresStore } from './store.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 18)
const LONG_AGO = NOW - 100 * DAY
const RECORDS = Array.from({ length: 30 }, (_, seq) => JSON.stringify({ k: 'said', seq, text: 'Grüezi 🎲' }))
const idAt = (moment: number, n: number) => moment * 1000 + n

describeOnPostgres('a log that grows', () => {
  let url: string
  let store: Store
  let client: pg.Client
  const step = (pack = NOW - 7 * DAY, remove = 0) => store.archive?.step({ pack, remove }, NOW)
  const count = async (from: string) =>
    Number((await client.query<{ n: string }>(`select count(*) as n from ${from}`)).rows[0]?.n)
  const months = () =>
    client
      .query<{ name: string }>("select relname as name from pg_class where relname ~ '^events_2026_\\d\\d$'")
      .then(({ rows }) => rows.map(({ name }) => name).sort())

  async function addTable(id: number, change: Partial<typeof TABLE_ROW> = {}): Promise<void> {
    await store.directory.addTable({ ...TABLE_ROW, code: `C${id}`, updated: LONG_AGO, ...change, id })
    await Promise.all(RECORDS.map((record, seq) => store.log.append(id, seq, record)))
  }

  beforeEach(async () => {
    url = await newPostgresDatabase()
    // Opened when the old tables were played, so that their months have partitions.
    await (await postgresStore(url, { now: () => LONG_AGO })).close()
    store = await postgresStore(url, { now: () => NOW })
    client = new pg.Client(url)
    await client.connect()
  })
  afterEach(async () => {
    await client.end()
    await store.close()
  })

  it('packs tables at rest into one row each, and goes on with them where they ended', async () => {
    const [old, fresh, ticking] = [idAt(LONG_AGO, 1), idAt(NOW - DAY, 2), idAt(LONG_AGO, 3)]
    await addTable(old)
    await addTable(fresh, { updated: NOW })
    await addTable(ticking, { attended: true })
    expect(await step()).toMatchObject({ packed: 1, removed: 0, hasMore: false })
    await step()
    expect(await count('events')).toBe(60)
    expect(await store.log.load(old)).toEqual(RECORDS)
    expect(await store.log.load(old, 28)).toEqual(RECORDS.slice(28))
    await expect(store.log.append(old, 3, 'again')).rejects.toBeInstanceOf(TakenError)
    await store.log.append(old, 30, 'more')
    expect((await step())?.packed).toBe(1)
    expect(await store.log.load(old)).toEqual([...RECORDS, 'more'])
    expect((await step())?.packed).toBe(0)
    await store.check()
  })

  it('removes no row that a transaction of before could take for free', async () => {
    const table = idAt(LONG_AGO, 1)
    await addTable(table)
    const slow = new pg.Client(url)
    await slow.connect()
    await slow.query('begin')
    await slow.query('select pg_current_xact_id()')
    await step()
    expect(await count('packed')).toBe(1)
    expect(await count('events')).toBe(30)
    await slow.query('commit')
    await slow.end()
    await step()
    expect(await count('events')).toBe(0)
  })

  it('is packed while it is written to and rewritten, and loses nothing', async () => {
    const table = idAt(LONG_AGO, 1)
    await addTable(table)
    const more = Array.from({ length: 40 }, (_, n) => `more ${n}`)
    const writing = (async () => {
      for (const [n, record] of more.entries()) await store.log.append(table, 30 + n, record)
    })()
    for (let round = 0; round < 10; round++) {
      const all = await store.log.load(table)
      await Promise.all([step(), store.log.rewrite(table, all).catch(() => {})])
    }
    await writing
    await step()
    expect(await store.log.load(table)).toEqual([...RECORDS, ...more])
    await store.check()
  })

  it('drops months that are empty, and takes in what comes back to them', async () => {
    const table = idAt(LONG_AGO, 1)
    await addTable(table)
    expect(await months()).toEqual(['events_2026_08', 'events_2026_09', 'events_2026_11', 'events_2026_12'])
    await step()
    await step()
    expect(await months()).toEqual(['events_2026_11', 'events_2026_12'])
    await store.log.rewrite(table, RECORDS.toReversed())
    expect(await store.log.load(table)).toEqual(RECORDS.toReversed())
  })

  it('has a partition for a month that began without one, and moves there what came meanwhile', async () => {
    const later = Date.UTC(2027, 2, 5)
    const table = idAt(later, 1)
    await addTable(table)
    expect(await count('events_rest')).toBe(30)
    await (await postgresStore(url, { now: () => later })).close()
    expect(await count('events_rest')).toBe(0)
    expect(await count('events_2027_03')).toBe(30)
    expect(await store.log.load(table)).toEqual(RECORDS)
  })

  it('forgets tables after the time that was set, but not the results in histories', async () => {
    const [old, fresh] = [idAt(LONG_AGO, 1), idAt(NOW - DAY, 2)]
    await addTable(old)
    await addTable(fresh, { updated: NOW })
    await store.directory.setGuestsOf(old, ['ann'])
    const seat = { table: old, number: 1, seat: 0, guest: 'ann', name: 'Ann', bot: null }
    await store.history.addFinished([{ ...seat, score: 3, won: true, game: 'qwixx', ended: LONG_AGO }])
    expect(await step(NOW - 7 * DAY, NOW - 90 * DAY)).toMatchObject({ packed: 0, removed: 1 })
    expect(await store.log.load(old)).toEqual([])
    expect(await store.log.load(fresh)).toHaveLength(30)
    expect(await store.directory.tablesOf('ann', 9)).toEqual([])
    expect(await store.history.finishedOf({ guest: 'ann', limit: 9 })).toHaveLength(1)
  })
})
