import { describe, expect, it } from 'vitest'
import { scene } from '../testing/tables.ts'

const QWIXX = { game: 'qwixx', seats: 2 }
const no = (code: string) => ({ t: 'no', code })

describe('an open table', () => {
  it('lets people change seats, and nobody sit back whom the host has removed, until the next game', async () => {
    const { visit, table } = await scene({ game: 'qwixx', seats: 3 })
    const [host, friend] = [visit('host'), visit('friend')]
    await friend.do({ t: 'sit', seat: 1, seed: 'a' } as never)
    expect(await friend.do({ t: 'sit', seat: 2, seed: 'b' } as never)).toMatchObject({ t: 'u', you: 2 })
    expect(table.state.chairs.map(({ guest }) => guest)).toEqual([null, null, 'friend'])
    await host.do({ t: 'clear', seat: 2 } as never)
    expect(friend.follower.you).toBeNull()
    expect(await friend.do({ t: 'sit', seat: 1 } as never)).toMatchObject(no('removed'))
    table.state.reopen('')
    expect(await friend.do({ t: 'sit', seat: 1 } as never)).toMatchObject({ t: 'u', you: 1 })
  })

  it('lets its host change what is agreed to, as far as the game allows it', async () => {
    const { visit, table } = await scene({ game: 'gambler', seats: 2 })
    const [host, friend] = [visit('host'), visit('friend')]
    const change = { clock: { kind: 'move', seconds: 60 }, options: { target: 300 } }
    expect(await friend.do({ t: 'settings', change } as never)).toMatchObject(no('not-host'))
    expect(await host.do({ t: 'settings', change: { options: { target: -1 } } } as never)).toMatchObject(
      no('bad-options'),
    )
    await host.do({ t: 'settings', change } as never)
    expect(friend.follower.table?.settings).toMatchObject({ ...change, watch: 'anyone' })
    await host.do({ t: 'sit', seat: 0 } as never)
    await friend.do({ t: 'sit', seat: 1 } as never)
    await host.do({ t: 'start' })
    expect(await host.do({ t: 'settings', change } as never)).toMatchObject(no('not-open'))
    expect(table.state.match?.options).toMatchObject({ target: 300 })
  })

  it('tells who looks on', async () => {
    const { visit, table } = await scene(QWIXX)
    const host = visit('host')
    await host.do({ t: 'sit', seat: 0 } as never)
    const friend = visit('friend')
    expect(host.follower.watching).toEqual({ count: 1, names: ['name of friend'] })
    table.leave(friend)
    expect(host.follower.watching).toEqual({ count: 0, names: [] })
  })
})
