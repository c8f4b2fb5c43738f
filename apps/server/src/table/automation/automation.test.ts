import type { JsonObject } from '@rattlecup/kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { legalMoves, scene, settle, twoPlaying, type Visitor } from '../../testing/tables.ts'
import type { Table } from '../table.ts'

const QWIXX = { game: 'qwixx', seats: 2 }
const PLAYER_CLOCK = { kind: 'player', seconds: 30 } as const

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

const advance = async (ms: number) => {
  vi.advanceTimersByTime(ms)
  await settle()
}

/** One person against a bot that takes its time. */
async function againstBot(botDelay: number) {
  const stage = await scene({ ...QWIXX, bots: [{ seat: 1, level: 'random' }] } as never, {
    delays: { bot: botDelay },
  })
  const host = stage.visit('host')
  await host.do({ t: 'sit', seat: 0 } as never)
  await host.do({ t: 'start' })
  return { ...stage, host }
}

async function playToTheEnd(table: Table, ...players: Visitor[]): Promise<void> {
  while (table.state.phase === 'playing') {
    for (const player of players) {
      const move = player.follower.moves().at(-1)
      if (move) await player.do({ t: 'move', m: move } as never)
    }
    await advance(10)
  }
}

describe('a bot', () => {
  it('whose move came to nothing in a pause moves when the game goes on', async () => {
    const { host, table } = await againstBot(700)
    await host.do({ t: 'pause' })
    expect(table.state.phase).toBe('paused')
    await advance(800)
    await host.do({ t: 'resume' })
    await advance(800)
    expect(table.state.match?.chosen).toEqual([1])
  })

  it('that is still thinking when its player comes back makes no move for them', async () => {
    const { friend, table } = await twoPlaying(QWIXX, { delays: { bot: 700 } })
    table.leave(friend)
    await advance(1100)
    expect(table.state.chairs[1]?.away).toBe(true)
    table.join(friend, 'back', undefined)
    await advance(800)
    expect(table.state.chairs[1]?.away).toBe(false)
    expect(table.state.match?.chosen).toEqual([])
  })

  it('keeps the seat of who ran out of time, whatever its own moves earn on the clock', async () => {
    const clock = { ...PLAYER_CLOCK, increment: 5 }
    const { host, friend, table } = await twoPlaying({ ...QWIXX, clock })
    await friend.do({ t: 'move', m: legalMoves(table.state, 1).at(-1) as JsonObject } as never)
    await advance(30_100)
    await advance(10)
    expect(table.state.chairs[0]?.away).toBe(true)
    await friend.do({ t: 'say', what: { phrase: 'hello' } } as never)
    await host.do({ t: 'say', what: { phrase: 'hello' } } as never)
    await settle()
    expect(table.state.chairs[0]?.away).toBe(true)
    expect(table.state.clocks?.left[0]).toBe(0)
  })
})

describe('the next game', () => {
  it('is played by the people themselves, who ran out of time or wanted a pause in the last', async () => {
    const { host, friend, table } = await twoPlaying({ ...QWIXX, clock: PLAYER_CLOCK, takeover: false })
    await friend.do({ t: 'move', m: legalMoves(table.state, 1).at(-1) as JsonObject } as never)
    await advance(30_100)
    expect(table.state.chairs[0]?.away).toBe(true)
    await friend.do({ t: 'pause' })
    await friend.do({ t: 'resume' })
    await host.do({ t: 'pause' })
    await playToTheEnd(table, friend)
    await host.do({ t: 'rematch' })
    expect(host.follower.table).toMatchObject({ pausing: [], seats: [{ away: false }, { away: false }] })
  })
})

describe('a table with a clock', () => {
  it('is let go of like any other when its game is over', async () => {
    const { tables, host, friend, table } = await twoPlaying({ ...QWIXX, clock: PLAYER_CLOCK })
    await playToTheEnd(table, host, friend)
    for (const player of [host, friend]) table.leave(player)
    tables.sweep()
    expect(tables.size).toBe(0)
  })

  it('is kept for as long as time runs for somebody, and no longer', async () => {
    const { tables, host, friend, table } = await twoPlaying({ ...QWIXX, clock: PLAYER_CLOCK })
    for (const player of [host, friend]) table.leave(player)
    tables.sweep()
    expect(tables.size).toBe(1)
    await advance(30_100)
    await advance(100)
    expect(table.state.chairs.map(({ away }) => away)).toEqual([true, true])
    tables.sweep()
    expect(tables.size).toBe(0)
  })

  it('tells newcomers how much time is left', async () => {
    const { table, visit } = await twoPlaying({ ...QWIXX, clock: PLAYER_CLOCK })
    await advance(12_000)
    expect(visit('late').follower.table?.time).toEqual([18_000, 18_000])
    expect(table.state.clocks?.left).toEqual([30_000, 30_000])
  })
})
