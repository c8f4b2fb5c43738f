import type { JsonObject } from '@rattlecup/kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { legalMoves, settle, twoPlaying, Visitor, type Scene } from '../testing/tables.ts'
import type { Table } from './table.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const OVER_DAYS = { game: 'qwixx', seats: 2, clock: { kind: 'days', days: 2 }, takeover: false } as const
const moveOf = (table: Table, seat: number) =>
  ({ t: 'move', m: legalMoves(table.state, seat).at(-1) as JsonObject }) as never

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** Everybody leaves, and the house lets go of the table. */
async function abandon({ tables, table, store }: Scene, ...visitors: readonly Visitor[]): Promise<void> {
  for (const visitor of visitors) table.leave(visitor)
  await tables.listed()
  tables.sweep()
  expect(tables.size).toBe(0)
  expect(await store.directory.attendedTables()).toEqual([])
}

/** Time passes, and the house looks whether a turn is over. */
async function later({ tables, store }: Scene, ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms)
  await tables.wakeDue(Date.now())
  await settle()
  vi.advanceTimersByTime(0)
  await settle()
  await tables.listed()
  expect(await store.directory.dueTables(Date.now(), 9)).toEqual([])
}

async function returned(stage: Scene, id: string): Promise<{ table: Table; visitor: Visitor }> {
  const table = (await stage.tables.find(stage.table.state.code)) as Table
  const visitor = new Visitor(table, id)
  table.join(visitor, 'join', undefined)
  await settle()
  return { table, visitor }
}

describe('a table over days', () => {
  it('is not kept in memory, and waits for its people until their turn is over', async () => {
    const stage = await twoPlaying(OVER_DAYS)
    await stage.host.do(moveOf(stage.table, 0))
    await abandon(stage, stage.host, stage.friend)
    await later(stage, 2 * DAY - HOUR)
    expect(stage.tables.size).toBe(0)
    const { table, visitor } = await returned(stage, 'friend')
    expect(visitor.follower.table?.time).toEqual([2 * DAY, HOUR])
    expect(await visitor.do(moveOf(table, 1), 'new')).toMatchObject({ t: 'e' })
  })

  it('lets a bot make the move of a player whose turn is over, and only this one', async () => {
    const stage = await twoPlaying(OVER_DAYS)
    await stage.host.do(moveOf(stage.table, 0))
    await abandon(stage, stage.host, stage.friend)
    await later(stage, 2 * DAY + 1)
    const { table } = await returned(stage, 'host')
    expect(table.state.match?.eventsWithSecrets.length).toBeGreaterThan(2)
    expect(table.state.chairs[1]?.away).toBe(false)
    expect(table.state.deadline).toBe(Date.now() + 2 * DAY)
  })

  it('stops the time of a player on holiday, until its end or until they come back', async () => {
    const stage = await twoPlaying(OVER_DAYS)
    await stage.host.do(moveOf(stage.table, 0))
    vi.setSystemTime(Date.now() + DAY)
    const until = Date.now() + 10 * DAY
    stage.table.automate({ t: 'holiday', guest: 'friend', until })
    await settle()
    expect(stage.host.follower.table?.seats[1]?.holiday).toBe(until)
    expect(stage.table.state.deadline).toBe(until + DAY)
    await abandon(stage, stage.host, stage.friend)
    await later(stage, 5 * DAY)
    const { table, visitor } = await returned(stage, 'friend')
    expect(visitor.follower.table?.time?.[1]).toBe(DAY)
    table.automate({ t: 'holiday', guest: 'friend', until: Date.now() })
    await settle()
    expect(table.state.deadline).toBe(Date.now() + DAY)
  })

  it('lets its bots move although nobody is there, so that people can be called', async () => {
    const stage = await twoPlaying({ ...OVER_DAYS, seats: 3, bots: [{ seat: 2, level: 'random' }] } as never)
    const { table, host, friend } = stage
    await host.do(moveOf(table, 0))
    await friend.do(moveOf(table, 1))
    for (const visitor of [host, friend]) table.leave(visitor)
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(10)
      await settle()
    }
    expect([0, 1].some((seat) => table.state.isAwaited(seat))).toBe(true)
    expect(table.state.isAwaited(2)).toBe(false)
  })

  it('knows for whom it waits who is not there', async () => {
    const stage = await twoPlaying(OVER_DAYS)
    const waitingFor = async (guest: string) => {
      await stage.tables.listed()
      return (await stage.store.directory.tablesOf(guest, 9))[0]?.awaited
    }
    expect([await waitingFor('host'), await waitingFor('friend')]).toEqual([false, false])
    stage.table.leave(stage.friend)
    expect([await waitingFor('host'), await waitingFor('friend')]).toEqual([false, true])
    await stage.host.do(moveOf(stage.table, 0))
    stage.table.leave(stage.host)
    expect([await waitingFor('host'), await waitingFor('friend')]).toEqual([false, true])
    stage.visit('friend')
    expect(await waitingFor('friend')).toBe(false)
  })
})
