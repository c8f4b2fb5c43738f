import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settle, twoPlaying, type Scene, type Visitor } from '../testing/tables.ts'

const PRIVATE = { game: 'qwixx', seats: 2, watch: 'players' } as const
const say = (text: string) => ({ t: 'say', what: { text } }) as never
const textsOf = ({ follower }: Visitor) => follower.said.map(({ what }) => ('text' in what ? what.text : ''))

async function playToTheEnd({ table }: Scene, ...players: Visitor[]): Promise<void> {
  while (table.state.phase === 'playing')
    for (const player of players) {
      const move = player.follower.moves().at(-1)
      if (move) await player.do({ t: 'move', m: move } as never)
    }
}

describe('a table for its players', () => {
  it('keeps what was said in a game among those who could hear it, after a rematch and a restart too', async () => {
    const stage = await twoPlaying(PRIVATE)
    const { host, friend, visit, tables, table } = stage
    await host.do(say('among us'))
    await playToTheEnd(stage, host, friend)
    await friend.do(say('still among us'))
    await friend.do({ t: 'rematch' })
    await host.do(say('for all'))
    const stranger = visit('stranger')
    expect(stranger.messages[0]).toMatchObject({ t: 'table' })
    expect(textsOf(stranger)).toEqual(['for all'])
    expect(textsOf(visit('friend'))).toEqual(['among us', 'still among us', 'for all'])
    table.close()
    const again = await tables.find(table.state.code)
    expect(again?.state.talk.heardBy('stranger')).toHaveLength(1)
    expect(again?.state.talk.heardBy('host')).toHaveLength(3)
  })
})

describe('the host of a table for its players', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('is never a stranger who waited for the host to go', async () => {
    const stage = await twoPlaying(PRIVATE)
    const { host, friend, visit, table } = stage
    await playToTheEnd(stage, host, friend)
    await friend.do({ t: 'rematch' })
    const stranger = visit('stranger')
    for (const player of [host, friend]) table.leave(player)
    vi.advanceTimersByTime(600_000)
    await settle()
    table.automate({ t: 'host', guest: 'stranger' })
    await settle()
    expect(table.state.host).toBe('host')
    expect(await stranger.do({ t: 'start' })).toMatchObject({ t: 'no', code: 'not-host' })
    visit('friend')
    vi.advanceTimersByTime(600_000)
    await settle()
    expect(table.state.host).toBe('friend')
  })
})
