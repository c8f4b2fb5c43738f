import { afterEach, describe, expect, it } from 'vitest'
import { STORES, TABLE_ROW, type OpenedStore } from '../testing/stores.ts'

const ROW = { ...TABLE_ROW, phase: 'playing', taken: 2 } as const

describe.each(STORES)('games over days in %s', (_, make) => {
  let opened: OpenedStore | undefined
  const open = async () => (opened = await make()).store.directory

  afterEach(async () => {
    await opened?.store.close()
    await opened?.clean()
    opened = undefined
  })

  it('are found when a turn is over, the one that waits longest first', async () => {
    const directory = await open()
    await directory.addTable({ ...ROW, due: 500 })
    await directory.addTable({ ...ROW, id: 2, code: 'FGHJK', due: 300 })
    await directory.addTable({ ...ROW, id: 3, code: 'LMNPQ' })
    const due = async (now: number, limit = 9) => (await directory.dueTables(now, limit)).map(({ id }) => id)
    expect([await due(299), await due(300), await due(900), await due(900, 1)]).toEqual([
      [],
      [2],
      [2, 1],
      [2],
    ])
    await directory.changeTable(2, { due: null })
    expect(await due(900)).toEqual([1])
  })

  it('know for whom they wait, and what changed about it', async () => {
    const directory = await open()
    await directory.addTable(ROW)
    await directory.setGuestsOf(1, ['ann', 'bob'])
    const awaits = async (guest: string) => (await directory.tablesOf(guest, 9))[0]?.awaited
    expect(await directory.setAwaited(1, ['ann', 'stranger'])).toEqual({ begun: ['ann'], ended: [] })
    expect([await awaits('ann'), await awaits('bob')]).toEqual([true, false])
    expect(await directory.setAwaited(1, ['bob'])).toEqual({ begun: ['bob'], ended: ['ann'] })
    expect(await directory.setAwaited(1, ['bob'])).toEqual({ begun: [], ended: [] })
    await directory.setGuestsOf(1, ['ann', 'bob'])
    expect([await awaits('ann'), await awaits('bob')]).toEqual([false, true])
    await directory.setGuestsOf(1, ['ann'])
    await directory.setGuestsOf(1, ['ann', 'bob'])
    expect(await awaits('bob')).toBe(false)
    expect(await directory.setAwaited(1, [])).toEqual({ begun: [], ended: [] })
  })

  it('remember who is on holiday', async () => {
    const directory = await open()
    await directory.addGuest({ id: 'ann', name: 'Ann', bot: false }, 1)
    expect([await directory.holidayOf('ann'), await directory.holidayOf('bob')]).toEqual([0, 0])
    await directory.setHoliday('ann', 700)
    await directory.setHoliday('bob', 700)
    expect([await directory.holidayOf('ann'), await directory.holidayOf('bob')]).toEqual([700, 0])
    await directory.removeGuest('ann')
    expect(await directory.holidayOf('ann')).toBe(0)
  })
})
