import type { JsonObject } from '@rattlecup/kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { legalMoves, settle, twoPlaying, Visitor, type Scene } from '../testing/tables.ts'
import type { Table } from './table.ts'

const QWIXX = { game: 'qwixx', seats: 2 }
const MINUTE = { kind: 'player', seconds: 60 } as const
const no = (code: string) => ({ t: 'no', code })
const moveOf = ({ table }: Scene, seat: number) =>
  ({ t: 'move', m: legalMoves(table.state, seat).at(-1) as JsonObject }) as never

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

const advance = async (ms: number) => {
  vi.advanceTimersByTime(ms)
  await settle()
}

describe('time that is up', () => {
  it.each([MINUTE, { kind: 'move', seconds: 60 } as const])(
    'by the $kind: refuses a move even if no timer has fired yet',
    async (clock) => {
      const stage = await twoPlaying({ ...QWIXX, clock })
      // The clock goes on while timers stand still, as on a busy machine.
      vi.setSystemTime(Date.now() + 60_000)
      expect(await stage.host.do(moveOf(stage, 0))).toMatchObject(no('time-up'))
      expect(stage.table.state.match?.chosen).toEqual([])
    },
  )

  it('refuses the moves of a player whose seat a bot has taken for good', async () => {
    const stage = await twoPlaying({ ...QWIXX, clock: MINUTE }, { delays: { bot: 5000 } })
    await stage.friend.do(moveOf(stage, 1))
    await advance(60_100)
    expect(stage.table.state.chairs[0]?.away).toBe(true)
    expect(await stage.host.do(moveOf(stage, 0))).toMatchObject(no('time-up'))
  })
})

describe('a server that was down', () => {
  it('takes no time from anybody: clocks go on from the last record, and so they do in the log', async () => {
    const stage = await twoPlaying({ ...QWIXX, clock: MINUTE, takeover: false })
    await advance(20_000)
    await stage.host.do(moveOf(stage, 0))
    stage.table.close()
    vi.setSystemTime(Date.now() + 3_600_000)
    const table = (await stage.tables.find(stage.table.state.code)) as Table
    const friend = new Visitor(table, 'friend')
    table.join(friend, 'join', undefined)
    await settle()
    await advance(30_000)
    expect(table.state.chairs.map(({ away }) => away)).toEqual([false, false])
    expect(friend.follower.table?.time?.[1]).toBe(40_000)
    expect(await friend.do(moveOf({ ...stage, table }, 1), 'new')).toMatchObject({ t: 'e' })
    expect(table.state.clocks?.left[1]).toBe(10_000)
    table.close()
    const again = (await stage.tables.find(table.state.code)) as Table
    expect(again.state.clocks?.left[1]).toBe(10_000)
  })
})

describe('a move', () => {
  it('is made by whoever has the seat in the log, whatever their connection was told', async () => {
    const stage = await twoPlaying({ ...QWIXX, takeover: false })
    const { friend, table } = stage
    const move = moveOf(stage, 1)
    await friend.do({ t: 'leave' })
    friend.seat = 1
    expect(await friend.do(move)).toMatchObject(no('not-seated'))
    expect(table.state.seatOf('friend')).toBeNull()
  })

  it('is not taken for one that somebody else made from that seat before', async () => {
    const stage = await twoPlaying(QWIXX)
    const { host, friend, table, visit } = stage
    while (table.state.phase === 'playing')
      for (const [seat, player] of [host, friend].entries())
        if (legalMoves(table.state, seat).length > 0)
          await player.do(moveOf(stage, seat), `m${table.state.n}`)
    const used = friend.messages.flatMap((message) => ('i' in message && message.i ? [message.i] : []))
    await friend.do({ t: 'leave' })
    await host.do({ t: 'rematch' })
    const other = visit('other')
    await other.do({ t: 'sit', seat: 1 } as never)
    await host.do({ t: 'start' })
    expect(await other.do(moveOf(stage, 1), used.find((id) => id.startsWith('m')) as string)).toMatchObject({
      t: 'e',
    })
    expect(table.state.match?.chosen).toEqual([1])
  })
})
