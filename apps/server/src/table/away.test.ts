import { describe, expect, it, vi } from 'vitest'
import { settle, twoPlaying } from '../testing/tables.ts'

const QWIXX = { game: 'qwixx', seats: 2 }
const no = (code: string) => ({ t: 'no', code })

describe('whoever is away or has left', () => {
  it('learns which moves a bot made for them, by their places in the game', async () => {
    const { host, friend, table } = await twoPlaying(QWIXX, { delays: { absence: 0 } })
    table.leave(friend)
    await vi.waitFor(() => expect(table.state.match?.chosen).toEqual([1]))
    await host.do({ t: 'move', m: { type: 'pass' } } as never)
    table.join(friend, 'back', undefined)
    await settle()
    const [place] = friend.follower.table?.seats[1]?.byBot ?? []
    expect(friend.follower.events[place ?? -1]).toMatchObject({ seat: 1, move: { type: expect.any(String) } })
  })

  it('is seen by everybody before a bot plays for them, also by who comes later', async () => {
    const { host, friend, table, visit } = await twoPlaying(QWIXX, { delays: { absence: 60_000 } })
    expect(host.follower.soon).toEqual([])
    table.leave(friend)
    const [[seat, wait]] = host.follower.soon as [[number, number]]
    expect([seat, wait > 59_000 && wait <= 60_000]).toEqual([1, true])
    const watcher = visit('watcher')
    await settle()
    expect(watcher.follower.soon.map(([missed]) => missed)).toEqual([1])
    table.join(friend, 'back', undefined)
    await settle()
    expect([host.follower.soon, watcher.follower.soon]).toEqual([[], []])
    await host.do({ t: 'pause' })
    await friend.do({ t: 'pause' })
    table.leave(friend)
    expect(host.follower.soon).toEqual([])
    await host.do({ t: 'resume' })
    expect(host.follower.soon).toHaveLength(1)
  })

  it('is waited for over days, whatever the table says of bots', async () => {
    const clock = { kind: 'days', days: 2 } as const
    const { host, friend, table } = await twoPlaying({ ...QWIXX, clock }, { delays: { absence: 0 } })
    table.leave(friend)
    expect(host.follower.soon).toEqual([])
    await new Promise((resolve) => void setTimeout(resolve, 20))
    expect(table.state.chairs[1]?.away).toBe(false)
    expect(await host.do({ t: 'stand-in', seat: 1 } as never)).toMatchObject(no('bad-request'))
  })

  it('is played for by a bot at once where another player asks for it, but not while they are there', async () => {
    const { host, friend, table } = await twoPlaying({ ...QWIXX, takeover: false })
    expect(await host.do({ t: 'stand-in', seat: 1 } as never)).toMatchObject(no('seat-taken'))
    table.leave(friend)
    expect(await host.do({ t: 'stand-in', seat: 1 } as never)).toMatchObject({ t: 'u' })
    expect(table.state.chairs[1]?.away).toBe(true)
    table.join(friend, 'back', undefined)
    await settle()
    expect(table.state.chairs[1]?.away).toBe(false)
  })

  it('takes a seat back that they gave up, and nobody else does', async () => {
    const { friend, table, visit } = await twoPlaying(QWIXX)
    await friend.do({ t: 'leave' })
    expect(table.state.chairs[1]).toMatchObject({ guest: null, bot: 'casual' })
    expect(await visit('other').do({ t: 'sit', seat: 1 } as never)).toMatchObject(no('not-open'))
    expect(await friend.do({ t: 'sit', seat: 1 } as never)).toMatchObject({ t: 'u', you: 1 })
    expect(table.state.chairs[1]).toMatchObject({ guest: 'friend', bot: null })
  })

  it('can refuse a pause', async () => {
    const { host, friend, table } = await twoPlaying(QWIXX)
    await host.do({ t: 'pause' })
    expect(await friend.do({ t: 'resume' })).toMatchObject({ table: { pausing: [] } })
    expect(table.state.phase).toBe('playing')
    expect(await friend.do({ t: 'resume' })).toMatchObject(no('not-playing'))
  })

  it('can refuse to end the game, or take that request back', async () => {
    const { host, friend, table } = await twoPlaying(QWIXX)
    for (const player of [friend, host]) {
      await host.do({ t: 'stop' } as never)
      expect(await player.do({ t: 'resume' })).toMatchObject({ table: { stopping: [] } })
    }
    await friend.do({ t: 'stop' } as never)
    expect(table.state).toMatchObject({ phase: 'playing', stopping: new Set([1]) })
  })

  it('ends a pause without refusing an end that is asked for', async () => {
    const { host, friend, table } = await twoPlaying(QWIXX)
    for (const player of [host, friend]) await player.do({ t: 'pause' })
    await host.do({ t: 'stop' } as never)
    await friend.do({ t: 'resume' })
    expect(table.state).toMatchObject({ phase: 'playing', stopping: new Set([0]) })
  })
})
