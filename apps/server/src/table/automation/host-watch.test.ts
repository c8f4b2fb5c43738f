import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scene, settle } from '../../testing/tables.ts'
import { replay } from '../state/apply.ts'
import { readLog } from '../state/records.ts'
import { findGame } from '@rattlecup/games'

const QWIXX = { game: 'qwixx', seats: 2 }
const SIT = (seat: number) => ({ t: 'sit', seat }) as never

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const advance = async (ms: number) => {
  vi.advanceTimersByTime(ms)
  await settle()
}

describe('a table whose host has left', () => {
  it('gets another after a while, one with a seat first, who can start it', async () => {
    const { visit, table, store } = await scene(QWIXX)
    const [host, watcher, ann, bob] = [visit('host'), visit('watcher'), visit('ann'), visit('bob')]
    await ann.do(SIT(0))
    await bob.do(SIT(1))
    table.leave(host)
    await advance(170_000)
    expect(await ann.do({ t: 'start' })).toMatchObject({ t: 'no', code: 'not-host' })
    await advance(20_000)
    expect([ann, bob, watcher].map(({ follower }) => follower.hosting)).toEqual([true, false, false])
    expect(bob.follower.table?.host).toBe(0)
    const state = replay(readLog(await store.log.load(table.state.id)), findGame)
    expect(state.host).toBe('ann')
    expect(await ann.do({ t: 'start' })).toMatchObject({ t: 'e' })
  })

  it('gets one without a seat where nobody has a seat; the new host is told, and so is the old one on coming back', async () => {
    const { visit, table } = await scene(QWIXX)
    const host = visit('host')
    expect(host.follower.hosting).toBe(true)
    const watcher = visit('watcher')
    table.leave(host)
    await advance(190_000)
    expect(watcher.follower.hosting).toBe(true)
    expect(await watcher.do({ t: 'bot', seat: 0, level: 'random' } as never)).toMatchObject({ t: 'u' })
    expect(visit('host').follower.hosting).toBe(false)
  })

  it('keeps a host who is back in time, or on another line', async () => {
    const { visit, table } = await scene(QWIXX)
    const [host, ann] = [visit('host'), visit('ann')]
    await ann.do(SIT(0))
    table.leave(host)
    await advance(170_000)
    const back = visit('host')
    await advance(170_000)
    visit('host')
    table.leave(back)
    await advance(600_000)
    expect(table.state.host).toBe('host')
  })

  it('waits for a person: a program may not know what a host does', async () => {
    const { visit, table } = await scene(QWIXX)
    const program = visit('program')
    Object.assign(program.guest, { bot: true })
    await program.do(SIT(0))
    await advance(600_000)
    expect(table.state.host).toBe('host')
    visit('ann')
    await advance(190_000)
    expect(table.state.host).toBe('ann')
  })

  it('needs none while a game is played', async () => {
    const { visit, table } = await scene(QWIXX)
    const [host, ann, bob] = [visit('host'), visit('ann'), visit('bob')]
    await ann.do(SIT(0))
    await bob.do(SIT(1))
    await host.do({ t: 'start' })
    table.leave(host)
    await advance(600_000)
    expect(table.state.host).toBe('host')
  })
})
