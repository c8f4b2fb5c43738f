import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { archiveData } from './archive.ts'
import { moveData } from './move.ts'
import type { Store } from './store/contract.ts'
import { postgresStore } from './store/postgres/store.ts'
import { ROW_KEYS, type RowKind } from './store/sql-rows.ts'
import { sqliteStore } from './store/sqlite/store.ts'
import { temporaryFolder } from './testing/process.ts'
import { describeOnPostgres, newPostgresDatabase, TABLE_ROW } from './testing/stores.ts'

const TABLES = 120

async function fill({ directory, log, dice, history, calls, mail }: Store): Promise<void> {
  for (let table = 1; table <= TABLES; table++) {
    await directory.addTable({ ...TABLE_ROW, id: table, code: `C${table}` })
    await Promise.all([0, 1, 2].map((seq) => log.append(table, seq, `{"table":${table},"seq":${seq}}`)))
    await directory.setGuestsOf(table, ['ann', `guest ${table}`])
    await directory.addNamedAt(table, ['ann'])
  }
  await directory.addPlayersOf(1, ['ann'])
  for (const id of ['ann', 'Zoë', '🎲'])
    await directory.addGuest({ id, name: `name of ${id}`, bot: false }, 1)
  await directory.addToken('hash', 'ann', null)
  await directory.addPasskey({ id: 'p', guest: 'ann', publicKey: 'AQ', counter: 3 })
  await directory.addKey({ id: 'k', secret: 's', created: 1 })
  await directory.addLink('link', 'ann', 1e12)
  await directory.addSession('session', 'ann', 1)
  await dice.keepFact('key', 'value')
  await dice.append([{ place: 0, at: 1, opening: 'o', kind: 'open', entry: 'entry', figures: null }])
  await dice.addTile({ level: 0, place: 0, hashes: 'hashes', root: 'root' })
  await history.addFinished([FINISHED, { ...FINISHED, seat: 1, guest: null, name: null, bot: 'strong' }])
  await history.keepReview(FINISHED, {
    luck: -1.25,
    play: 0.5,
    mistakes: 2,
    inaccuracies: 1,
    blunders: 0,
    tally: '{}',
  })
  await history.keepWholeReview(REVIEW, 9)
  await history.share(SHARED)
  await history.addUpload({ id: 5e15, guest: 'ann', key: 'key', file: '{"game":"qwixx"}' })
  const subscription = {
    endpoint: 'https://push.example/1',
    guest: 'ann',
    p256dh: 'p',
    auth: 'a',
    created: 7,
    session: null,
  }
  await calls.addSubscription(subscription, 9)
  await calls.setChoices('ann', '{"quiet":null}')
  await calls.keepsake('keys', 'secret')
  await mail.setAddress({ guest: 'ann', address: 'a@b.org', language: 'fr', asked: 1, isConfirmed: true })
  await mail.addNews({ guest: 'ann', code: 'ABCDE', game: 'qwixx', kind: 'turn', due: 9 })
  await mail.count('kind', 8, 0)
}

const REVIEW = { table: 1, number: 1, guest: 'ann', text: '{}', kept: 5 }
const SHARED = { token: 'token', table: 1, number: 1, guest: 'ann' }

const FINISHED = {
  table: 1,
  number: 1,
  seat: 0,
  guest: 'ann',
  name: 'Ann',
  bot: null,
  score: 71.5,
  won: true,
  game: 'qwixx',
  ended: 1_800_000_000_000,
}

function cut(done: number, total: number): void {
  if (done > total * 0.7) throw new Error('cut short')
}

describeOnPostgres('a house that moves', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let data: string
  let url: string
  beforeEach(async () => {
    folder = await temporaryFolder()
    data = join(folder.path, 'data')
    url = await newPostgresDatabase()
    await moveData(url, data, () => {})
    const store = await sqliteStore(join(data, 'rattlecup.db'))
    await fill(store)
    await store.close()
  })
  afterEach(() => folder.remove())

  it('finds everything at its new place, and may move back', async () => {
    const steps: number[] = []
    const moved = await moveData(data, url, (done, total) => void steps.push(done / total))
    expect(moved).toBeGreaterThan(4 * TABLES)
    expect(steps.at(-1)).toBe(1)
    // Its logs lie there packed, and come back as they were.
    expect((await archiveData({ url, packDays: 1, removeDays: 0 })).packed).toBe(TABLES)
    const back = join(folder.path, 'back')
    await moveData(url, back, () => {})
    const [first, last] = await Promise.all([data, back].map((dir) => sqliteStore(join(dir, 'rattlecup.db'))))
    for (const kind of Object.keys(ROW_KEYS) as RowKind[]) {
      const rows = await first?.rows?.after(kind, undefined, 999)
      expect(rows, kind).not.toHaveLength(0)
      expect(await last?.rows?.after(kind, undefined, 999)).toEqual(rows)
    }
    for (let table = 1; table <= TABLES; table++)
      expect(await last?.log.load(table)).toEqual(await first?.log.load(table))
    await Promise.all([first?.close(), last?.close()])
  })

  it('goes on with a move that was cut short', async () => {
    await expect(moveData(data, url, cut)).rejects.toThrow('cut short')
    await moveData(data, url, () => {})
    const store = await postgresStore(url)
    expect(await store.log.load(TABLES)).toHaveLength(3)
    await store.check()
    await store.close()
  })

  it('is not mixed with another, nor moved while it is open', async () => {
    const store = await postgresStore(url)
    await store.directory.addTable({ ...TABLE_ROW, id: 7, code: 'OTHER' })
    await expect(moveData(data, url, () => {})).rejects.toThrow("another row in 'tables': 7")
    await store.nodes?.beat('somebody')
    await expect(moveData(data, url, () => {})).rejects.toThrow('in use')
    await store.close()
    await expect(moveData(join(folder.path, 'nowhere'), url, () => {})).rejects.toThrow(
      'there is no database',
    )
  })

  it('has no kind of row that would be left behind', async () => {
    const store = await sqliteStore(join(data, 'rattlecup.db'))
    const names = await store.rows?.kinds()
    const known = [...Object.keys(ROW_KEYS), 'events', 'heads', 'journal']
    expect(names?.filter((name) => !known.includes(name))).toEqual([])
    await store.close()
  })
})
