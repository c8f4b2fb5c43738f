import { afterEach, describe, expect, it } from 'vitest'
import { STORES, TABLE_ROW, type OpenedStore } from '../testing/stores.ts'
import { MOST_SESSIONS, TakenError, type DiceRow } from './contract.ts'

const row = (place: number, opening: string, kind: DiceRow['kind'] = 'open'): DiceRow => ({
  place,
  at: 1,
  opening,
  kind,
  entry: `${kind} ${opening}`,
  figures: null,
})

describe.each(STORES)('a store in %s', (_, make) => {
  let opened: OpenedStore | undefined
  const open = async () => (opened = await make()).store

  afterEach(async () => {
    await opened?.store.close()
    await opened?.clean()
    opened = undefined
  })

  it('gives back what was appended, in order, table by table', async () => {
    const { log } = await open()
    const places = Array.from({ length: 300 }, (_, i) => ({ table: i % 3, seq: Math.floor(i / 3) }))
    await Promise.all(places.map(({ table, seq }) => log.append(table, seq, `${table}/${seq}`)))
    expect(await log.load(2)).toEqual(Array.from({ length: 100 }, (_, seq) => `2/${seq}`))
    expect(await log.load(7)).toEqual([])
    await opened?.store.check()
  })

  it('refuses a second record at one place, and what was built on it', async () => {
    const { log } = await open()
    await log.append(1, 0, 'first')
    const results = await Promise.allSettled([
      log.append(1, 0, 'second'),
      log.append(1, 1, 'built on second'),
      log.append(2, 0, 'another table'),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
    expect((results[0] as PromiseRejectedResult).reason).toBeInstanceOf(TakenError)
    expect(await log.load(1)).toEqual(['first'])
    expect(await log.load(2)).toEqual(['another table'])
  })

  it('refuses a record that would leave a gap before it', async () => {
    const { log } = await open()
    await log.append(1, 0, 'first')
    await expect(log.append(1, 2, 'third')).rejects.toBeInstanceOf(TakenError)
    await expect(log.append(2, 1, 'second')).rejects.toBeInstanceOf(TakenError)
    await log.append(1, 1, 'second')
    expect(await log.load(1)).toEqual(['first', 'second'])
  })

  it('knows how many records there are, and gives back those from a number on', async () => {
    const { log } = await open()
    for (let seq = 0; seq < 5; seq++) await log.append(1, seq, `${seq}`)
    expect(await log.load(1, 3)).toEqual(['3', '4'])
    expect(await log.load(1, 5)).toEqual([])
    expect(await log.heads([1, 2])).toEqual(
      new Map([
        [1, 5],
        [2, 0],
      ]),
    )
  })

  it('replaces all records of a table by as many others', async () => {
    const { log } = await open()
    for (let seq = 0; seq < 3; seq++) await log.append(1, seq, `before ${seq}`)
    await expect(log.rewrite(1, ['too', 'few'])).rejects.toBeInstanceOf(TakenError)
    await log.rewrite(1, ['a', 'b', 'c'])
    await log.append(1, 3, 'd')
    expect(await log.load(1)).toEqual(['a', 'b', 'c', 'd'])
    await opened?.store.scrub()
    await opened?.store.check()
  })

  it('keeps text as it is', async () => {
    const { log } = await open()
    const record = JSON.stringify({ text: 'é "quoted" \\ \u2028 🎲 \u0000', n: 1e21 })
    await log.append(5, 0, record)
    expect(await log.load(5)).toEqual([record])
  })

  it('finds, changes and lists tables', async () => {
    const { directory } = await open()
    expect(await directory.addTable(TABLE_ROW)).toBe(true)
    expect(await directory.addTable({ ...TABLE_ROW, id: 2 })).toBe(false)
    expect(await directory.addTable({ ...TABLE_ROW, code: 'FGHJK' })).toBe(false)
    await directory.addTable({ ...TABLE_ROW, id: 3, code: 'LMNPQ', updated: 20 })
    await directory.addTable({ ...TABLE_ROW, id: 4, code: 'RSTUV', listed: false, attended: true })
    await directory.addTable({ ...TABLE_ROW, id: 5, code: 'WXYZA', phase: 'over' })
    expect((await directory.openTables(0, 9)).map(({ id }) => id)).toEqual([3, 1])
    expect((await directory.openTables(TABLE_ROW.updated, 9)).map(({ id }) => id)).toEqual([3])
    expect((await directory.attendedTables()).map(({ id }) => id)).toEqual([4])
    await directory.changeTable(1, { phase: 'playing', taken: 2, attended: true })
    expect(await directory.tableByCode('ABCDE')).toEqual({
      ...TABLE_ROW,
      phase: 'playing',
      taken: 2,
      attended: true,
    })
    expect(await directory.tableByCode('NNNNN')).toBeUndefined()
  })

  it('knows at which tables a guest is at home', async () => {
    const { directory } = await open()
    await directory.addTable(TABLE_ROW)
    await directory.addTable({ ...TABLE_ROW, id: 3, code: 'LMNPQ', updated: 20, listed: false })
    await directory.addTable({ ...TABLE_ROW, id: 5, code: 'WXYZA', phase: 'over' })
    for (const id of [1, 3, 5]) await directory.setGuestsOf(id, ['ann', 'bob'])
    await directory.setGuestsOf(1, ['bob', 'cid'])
    const idsOf = async (guest: string, limit = 9) =>
      (await directory.tablesOf(guest, limit)).map(({ id }) => id)
    expect(await idsOf('ann')).toEqual([3])
    expect(await idsOf('bob')).toEqual([3, 1])
    expect(await idsOf('bob', 1)).toEqual([3])
    expect(await idsOf('cid')).toEqual([1])
    await directory.setGuestsOf(3, [])
    expect(await idsOf('ann')).toEqual([])
  })

  it('finds unfinished games that nobody came back to', async () => {
    const { directory } = await open()
    const rows = [
      { code: 'BCDFG', phase: 'playing' },
      { code: 'BCDFH', phase: 'paused' },
      { code: 'BCDFJ', phase: 'playing', updated: 20 },
      { code: 'BCDFK', phase: 'playing', attended: true },
      { code: 'BCDFL', phase: 'over' },
      { code: '-6', phase: 'playing' },
    ] as const
    for (const [index, row] of [{ code: 'ABCDE' }, ...rows].entries())
      await directory.addTable({ ...TABLE_ROW, ...row, id: index + 1 })
    const codes = (await directory.forsakenTables(15, 9)).map(({ code }) => code)
    expect(codes.sort()).toEqual(['BCDFG', 'BCDFH'])
    expect(await directory.forsakenTables(15, 1)).toHaveLength(1)
  })

  it('knows guests, tokens, passkeys and keys', async () => {
    const { directory } = await open()
    await directory.addGuest({ id: 'g1', name: 'Ann', bot: false }, 1)
    await directory.renameGuest('g1', 'Anna')
    expect(await directory.guest('g1')).toEqual({ id: 'g1', name: 'Anna', bot: false })
    await directory.addToken('hash', 'g1', null)
    expect((await directory.guestByToken('hash'))?.name).toBe('Anna')
    expect(await directory.guestByToken('other')).toBeUndefined()
    expect(await directory.addPasskey({ id: 'p', guest: 'g1', publicKey: 'AQ', counter: 0 })).toBe(true)
    expect(await directory.addPasskey({ id: 'p', guest: 'g2', publicKey: 'AA', counter: 9 })).toBe(false)
    await directory.usePasskey('p', 4)
    expect(await directory.passkeysOf('g1')).toEqual([{ id: 'p', guest: 'g1', publicKey: 'AQ', counter: 4 }])
    expect(await directory.passkey('q')).toBeUndefined()
    await directory.addKey({ id: 'k1', secret: 's1', created: 1 })
    await directory.addKey({ id: 'k2', secret: 's2', created: 2 })
    expect((await directory.keys()).map(({ id }) => id)).toEqual(['k2', 'k1'])
    await directory.removeKey('k1')
    expect((await directory.keys()).map(({ id }) => id)).toEqual(['k2'])
  })

  it('knows whose bots there are, and removes a guest with everything that opens a door', async () => {
    const { directory } = await open()
    await directory.addGuest({ id: 'ann', name: 'Ann', bot: false }, 1)
    for (const id of ['tin', 'zinc', 'lead'])
      await directory.addGuest({ id, name: `Bot ${id}`, bot: true }, 1)
    await directory.addToken('h1', 'zinc', 'ann')
    await directory.addToken('h2', 'tin', 'ann')
    await directory.addToken('h3', 'lead', null)
    await directory.addLink('a', 'tin', 100)
    await directory.addPasskey({ id: 'p', guest: 'tin', publicKey: 'AQ', counter: 0 })
    const idsOf = async (guest: string) => (await directory.botsOf(guest)).map(({ id }) => id)
    expect([await idsOf('ann'), await idsOf('lead'), await idsOf('bob')]).toEqual([
      ['tin', 'zinc'],
      ['lead'],
      [],
    ])
    await directory.removeGuest('tin')
    expect(await idsOf('ann')).toEqual(['zinc'])
    expect(await directory.guest('tin')).toBeUndefined()
    expect(await directory.guestByToken('h2')).toBeUndefined()
    expect(await directory.takeLink('a', 50)).toBeUndefined()
    expect(await directory.passkey('p')).toBeUndefined()
    expect((await directory.guestByToken('h1'))?.id).toBe('zinc')
  })

  it('knows sessions until they end: one, all of a guest, those of a guest who is removed', async () => {
    const { directory } = await open()
    for (const id of ['ann', 'bob', 'idle']) await directory.addGuest({ id, name: id, bot: false }, 1)
    for (const id of ['a1', 'a2', 'a3']) await directory.addSession(id, 'ann', 5)
    await directory.addSession('b1', 'bob', 5)
    await directory.addSession('i1', 'idle', 5)
    await directory.addToken('hash', 'bob', null)
    await directory.addLink('link', 'ann', 100)
    expect(await directory.guestBySession('a2')).toEqual({ id: 'ann', name: 'ann', bot: false })
    await directory.endSession('a2')
    expect(await directory.guestBySession('a2')).toBeUndefined()
    expect(await directory.sessionsOf('ann')).toEqual([5, 5])
    const valid = async () => [...(await directory.stillValid(['a1', 'a2', 'b1', 'i1', 'hash', 'x']))].sort()
    expect(await valid()).toEqual(['a1', 'b1', 'hash', 'i1'])
    await directory.endSessions('ann')
    await directory.removeIdle(['ann', 'bob', 'idle'], 1)
    expect(await valid()).toEqual(['b1', 'hash', 'i1'])
    expect(await directory.takeLink('link', 50)).toBeUndefined()
    await directory.removeIdle(['ann', 'bob', 'idle'], 2)
    expect(await valid()).toEqual(['b1', 'hash'])
    await directory.removeGuest('bob')
    expect(await valid()).toEqual([])
  })

  it('keeps so many sessions of one guest and ends the oldest', async () => {
    const { directory } = await open()
    await directory.addGuest({ id: 'ann', name: 'Ann', bot: false }, 1)
    for (let i = 0; i < MOST_SESSIONS; i++) await directory.addSession(`s${i}`, 'ann', i)
    await directory.addSession('s0', 'ann', 1000)
    await directory.addSession('last', 'ann', 1001)
    expect(await directory.sessionsOf('ann')).toHaveLength(MOST_SESSIONS)
    expect([...(await directory.stillValid(['s0', 's1', 's2']))].sort()).toEqual(['s0', 's2'])
  })

  it('takes a one-time link once, and not when it is too old', async () => {
    const { directory } = await open()
    await directory.addLink('a', 'g1', 100)
    await directory.addLink('b', 'g1', 100)
    expect(await directory.takeLink('a', 50)).toBe('g1')
    expect(await directory.takeLink('a', 50)).toBeUndefined()
    expect(await directory.takeLink('b', 150)).toBeUndefined()
  })

  it('gives each entry of the log of the dice one place, and each game one opening and one end', async () => {
    const { dice } = await open()
    expect(await dice.size()).toBe(0)
    await dice.append([row(0, 'a'), row(1, 'b')])
    for (const refused of [[row(1, 'c')], [row(2, 'c'), row(3, 'a')], [row(2, 'c'), row(2, 'd')]])
      await expect(dice.append(refused)).rejects.toThrow()
    await dice.append([{ ...row(2, 'a', 'close'), figures: '{}' }])
    expect(await dice.size()).toBe(3)
    expect(await dice.rows(1, 9)).toEqual([row(1, 'b'), { ...row(2, 'a', 'close'), figures: '{}' }])
    expect(await dice.rows(0, 1)).toEqual([row(0, 'a')])
    expect((await dice.row('a', 'close'))?.place).toBe(2)
    expect(await dice.row('b', 'close')).toBeUndefined()
  })

  it('keeps tiles and facts of the log of the dice; which of two first facts counts is settled once', async () => {
    const { dice } = await open()
    for (const place of [0, 1, 2])
      await dice.addTile({ level: 0, place, hashes: `h${place}`, root: `r${place}` })
    await dice.addTile({ level: 0, place: 1, hashes: 'other', root: 'other' })
    await dice.addTile({ level: 1, place: 0, hashes: 'up', root: 'top' })
    expect([await dice.tile(0, 1), await dice.tile(0, 3)]).toEqual(['h1', undefined])
    expect(await dice.tileRoots(0, 1, 1)).toEqual(['r1'])
    expect(await dice.tileRoots(0, 1, 9)).toEqual(['r1', 'r2'])
    expect([await dice.tileCount(0), await dice.tileCount(1), await dice.tileCount(2)]).toEqual([3, 1, 0])
    const settled = await Promise.all(['x', 'y'].map((value) => dice.settleFact('key', value)))
    expect(settled[0]).toBe(settled[1])
    await dice.keepFact('key', 'z')
    expect([await dice.fact('key'), await dice.fact('none')]).toEqual(['z', undefined])
  })
})
