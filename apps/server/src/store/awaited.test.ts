import { afterEach, describe, expect, it } from 'vitest'
import { STORES, TABLE_ROW, type OpenedStore } from '../testing/stores.ts'
import type { UncalledRow } from './contract.ts'

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

  it('know for whom they wait', async () => {
    const directory = await open()
    await directory.addTable(ROW)
    await directory.setGuestsOf(1, ['ann', 'bob'])
    const awaits = async (guest: string) => (await directory.tablesOf(guest, 9))[0]?.awaited
    await directory.setAwaited(1, ['ann', 'stranger'], 100)
    expect([await awaits('ann'), await awaits('bob')]).toEqual([true, false])
    await directory.setAwaited(1, ['bob'], 200)
    await directory.setGuestsOf(1, ['ann', 'bob'])
    expect([await awaits('ann'), await awaits('bob')]).toEqual([false, true])
    await directory.setGuestsOf(1, ['ann'])
    await directory.setGuestsOf(1, ['ann', 'bob'])
    expect(await awaits('bob')).toBe(false)
    expect(await directory.takeUncalled(999, 5000, 9)).toEqual([])
  })

  it('call each for whom they wait once, however many nodes look, and withdraw only a call that was made', async () => {
    const directory = await open()
    await directory.addTable(ROW)
    await directory.setGuestsOf(1, ['ann', 'bob'])
    expect(await directory.setAwaited(1, ['ann', 'bob'], 100)).toEqual([])
    expect(await directory.setAwaited(1, ['ann', 'bob'], 150)).toEqual([])
    expect(await directory.takeUncalled(99, 5000, 9)).toEqual([])
    expect(await directory.setAwaited(1, ['ann'], 200)).toEqual([])
    const looks = await Promise.all([1, 2, 3].map(() => directory.takeUncalled(100, 5000, 9)))
    expect(looks.flat()).toEqual([
      { guest: 'ann', code: 'ABCDE', game: 'qwixx', phase: 'playing', until: 5000 },
    ])
    for (const row of looks.flat()) expect(await directory.noteCalled(row)).toBe(true)
    expect(await directory.setAwaited(1, ['bob'], 300)).toEqual(['ann'])
    expect(await directory.takeUncalled(299, 5000, 9)).toEqual([])
    const [bob] = await directory.takeUncalled(300, 6000, 9)
    expect(bob).toMatchObject({ guest: 'bob', until: 6000 })
    expect(await directory.noteCalled(bob as UncalledRow)).toBe(true)
    expect(await directory.setAwaited(1, [], 400)).toEqual(['bob'])
  })

  it('call somebody again whom a node took that ended before it called, and say who came back meanwhile', async () => {
    const directory = await open()
    await directory.addTable(ROW)
    await directory.setGuestsOf(1, ['ann'])
    await directory.setAwaited(1, ['ann'], 100)
    const [lost] = await directory.takeUncalled(100, 700, 9)
    expect(await directory.takeUncalled(699, 1300, 9)).toEqual([])
    const [again] = await directory.takeUncalled(700, 1300, 9)
    expect(again).toMatchObject({ guest: 'ann' })
    expect(await directory.noteCalled(lost as UncalledRow)).toBe(false)
    expect(await directory.setAwaited(1, [], 800)).toEqual([])
    await directory.setAwaited(1, ['ann'], 900)
    expect(await directory.noteCalled(again as UncalledRow)).toBe(false)
    expect(await directory.takeUncalled(900, 1500, 9)).toHaveLength(1)
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
