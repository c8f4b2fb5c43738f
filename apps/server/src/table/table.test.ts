import { commitmentOf, type JsonObject } from '@rattlecup/kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { legalMoves, scene, settle, twoPlaying, Visitor } from '../testing/tables.ts'
import { decide } from './state/decide.ts'
import type { Table } from './table.ts'

const QWIXX = { game: 'qwixx', seats: 2 }
const no = (code: string) => ({ t: 'no', code })

describe('a table before the game', () => {
  it('lets people sit, each once, and tells everybody', async () => {
    const { visit } = await scene(QWIXX)
    const [host, friend] = [visit('host'), visit('friend')]
    expect(await host.do({ t: 'sit', seat: 0 } as never)).toMatchObject({ t: 'u', you: 0 })
    expect(friend.follower.table).toMatchObject({
      host: 0,
      seats: [{ name: 'name of host' }, { name: null }],
    })
    expect(await friend.do({ t: 'sit', seat: 0 } as never)).toMatchObject(no('seat-taken'))
    expect(await host.do({ t: 'sit', seat: 0 } as never)).toMatchObject(no('already-seated'))
    expect(await friend.do({ t: 'sit', seat: 2 } as never)).toMatchObject(no('bad-request'))
  })

  it('obeys its host about bots and seats, and nobody else', async () => {
    const { visit } = await scene(QWIXX)
    const [host, friend] = [visit('host'), visit('friend')]
    expect(await friend.do({ t: 'bot', seat: 1, level: 'random' } as never)).toMatchObject(no('not-host'))
    expect(await host.do({ t: 'bot', seat: 1, level: 'random' } as never)).toMatchObject({ t: 'u' })
    expect(await host.do({ t: 'clear', seat: 1 } as never)).toMatchObject({ t: 'u' })
    expect(await host.do({ t: 'start' })).toMatchObject(no('seats-empty'))
    expect(await friend.do({ t: 'start' })).toMatchObject(no('not-host'))
    expect(await friend.do({ t: 'move', m: { type: 'pass' } } as never)).toMatchObject(no('not-seated'))
  })

  it('passes to another when its host leaves', async () => {
    const { visit } = await scene(QWIXX)
    const [host, friend] = [visit('host'), visit('friend')]
    await host.do({ t: 'sit', seat: 0 } as never)
    await friend.do({ t: 'sit', seat: 1 } as never)
    expect(await host.do({ t: 'leave' })).toMatchObject({ you: null, table: { host: 1 } })
    expect(await friend.do({ t: 'bot', seat: 0, level: 'greedy' } as never)).toMatchObject({ t: 'u' })
    expect(await friend.do({ t: 'start' })).toMatchObject({ t: 'e', table: { phase: 'playing' } })
  })

  it('carries quick chat always and free text while the host allows it', async () => {
    const { visit } = await scene(QWIXX)
    const [host, friend] = [visit('host'), visit('friend')]
    await friend.do({ t: 'say', what: { text: '<script>' } } as never)
    expect(await friend.do({ t: 'chat', on: false } as never)).toMatchObject(no('not-host'))
    await host.do({ t: 'chat', on: false } as never)
    expect(await friend.do({ t: 'say', what: { text: 'hi' } } as never)).toMatchObject(no('chat-off'))
    await friend.do({ t: 'say', what: { phrase: 'hello' } } as never)
    expect(host.follower.said.map(({ what }) => what)).toEqual([{ text: '<script>' }, { phrase: 'hello' }])
    expect(visit('late').follower.said).toHaveLength(2)
  })
})

describe('a table in a game', () => {
  it('counts a move once, however often it is sent, and answers each time', async () => {
    const { host, table } = await twoPlaying(QWIXX)
    const move = legalMoves(table.state, 0).at(-1) as JsonObject
    const first = await host.do({ t: 'move', m: move } as never, 'same')
    const again = await host.do({ t: 'move', m: move } as never, 'same')
    expect(first).toMatchObject({ t: 'e', i: 'same', c: [0] })
    expect(again).toEqual({ t: 'ok', i: 'same', n: (first as { n: number }).n })
    expect(await host.do({ t: 'move', m: move } as never)).toMatchObject(no('not-your-turn'))
  })

  it('gives returning clients what they missed, and newcomers the whole table', async () => {
    const { host, friend, table } = await twoPlaying(QWIXX)
    const have = friend.follower.n
    table.leave(friend)
    await host.do({ t: 'move', m: legalMoves(table.state, 0)[0] } as never)
    table.join(friend, 'again', have)
    expect(friend.follower.n).toBe(host.follower.n)
    expect(friend.messages.slice(-2)).toMatchObject([
      { t: 'resumed', you: 1 },
      { t: 'e', c: [0] },
    ])
    const late = new Visitor(table, 'late')
    table.join(late, 'x', 10_000)
    expect(late.messages[0]).toMatchObject({ t: 'table', you: null, c: [0], own: null })
  })

  it('gives the whole table after a long absence, and what was missed after a short one', async () => {
    const { host, friend, table } = await twoPlaying({ ...QWIXX, options: { games: 5 } })
    while (table.state.n < 450 && table.state.phase === 'playing') {
      for (const player of [host, friend]) {
        const move = player.follower.moves().at(0)
        if (move) await player.do({ t: 'move', m: move } as never)
      }
    }
    const { n } = table.state
    for (const have of [n, n - 1, n - 15, n - 300]) {
      const back = new Visitor(table, 'late')
      table.join(back, 'x', have)
      const whole = have === n - 300
      expect(back.messages[0]).toMatchObject({ t: whole ? 'table' : 'resumed', n })
      const missed = back.messages.slice(1) as { n: number }[]
      expect(missed.map((update) => update.n)).toEqual(
        whole ? [] : Array.from({ length: n - have }, (_, i) => have + 1 + i),
      )
    }
  })

  it('is paused when all have asked, and goes on when one says so', async () => {
    const { host, friend, table } = await twoPlaying(QWIXX)
    await host.do({ t: 'pause' })
    expect(friend.follower.table).toMatchObject({ phase: 'playing', pausing: [0] })
    await friend.do({ t: 'pause' })
    expect(host.follower.table).toMatchObject({ phase: 'paused', pausing: [] })
    const move = { t: 'move', m: legalMoves(table.state, 0)[0] } as never
    expect(await host.do(move)).toMatchObject(no('paused'))
    await friend.do({ t: 'resume' })
    expect(await host.do(move)).toMatchObject({ t: 'e' })
  })

  it('goes on with a bot in the seat of a player who leaves', async () => {
    const { host, friend, table } = await twoPlaying(QWIXX)
    await friend.do({ t: 'leave' })
    expect(host.follower.table?.seats[1]).toMatchObject({ bot: 'casual' })
    await vi.waitFor(() => expect(table.state.match?.chosen).toEqual([1]))
  })

  it('is played again by the same people with other dice', async () => {
    const { host, friend, table } = await twoPlaying(QWIXX)
    expect(await host.do({ t: 'rematch' })).toMatchObject(no('not-open'))
    while (table.state.phase === 'playing') {
      for (const player of [host, friend]) {
        const move = player.follower.moves().at(-1)
        if (move) await player.do({ t: 'move', m: move } as never)
      }
    }
    const first = friend.follower.table?.dice
    expect(commitmentOf(first?.secret ?? '')).toBe(first?.commitment)
    await friend.do({ t: 'rematch' })
    expect(host.follower.table).toMatchObject({ phase: 'open', game: 2, dice: { secret: null } })
    await host.do({ t: 'start' })
    expect(friend.follower.moves().length).toBeGreaterThan(0)
    expect(friend.follower.table?.dice?.opening).toMatchObject({ round: 2, heads: [null, null] })
  })

  it('with real dice takes what the active player or the host reads out, and nobody else', async () => {
    const { host, friend, visit } = await twoPlaying({ ...QWIXX, dice: 'real' })
    const roll = { type: 'roll', white: [1, 2], red: 3, yellow: 4, green: 5, blue: 6 }
    expect(host.follower.table?.dice).toBeNull()
    expect(host.follower.match?.waiting()).toMatchObject({ kind: 'chance' })
    expect(await friend.do({ t: 'outcome', o: roll } as never)).toMatchObject(no('not-your-turn'))
    expect(await visit('spectator').do({ t: 'outcome', o: roll } as never)).toMatchObject(no('not-seated'))
    expect(await host.do({ t: 'outcome', o: { ...roll, red: 7 } } as never)).toMatchObject(
      no('illegal-outcome'),
    )
    expect(await host.do({ t: 'outcome', o: roll } as never)).toMatchObject({ t: 'e', e: [[roll]] })
    expect(friend.follower.view()).toMatchObject({ phase: 'white', dice: { red: 3 } })
  })

  it('refuses real dice where the server rolls', async () => {
    const { host } = await twoPlaying(QWIXX)
    expect(await host.do({ t: 'outcome', o: { type: 'roll' } } as never)).toMatchObject(no('illegal-outcome'))
  })

  it('is read again where another node has written to the log, and goes on', async () => {
    const { host, table, store, errors } = await twoPlaying(QWIXX)
    const said = { seat: null, name: 'another node', what: { phrase: 'hello' } }
    await store.log.append(table.state.id, table.state.n + 1, JSON.stringify({ k: 'said', said }))
    const move = { t: 'move', m: legalMoves(table.state, 0)[0] } as never
    expect(await host.do(move, 'mine')).toMatchObject({ t: 'e', i: 'mine' })
    expect(host.follower.said.at(-1)?.name).toBe('another node')
    expect(table.state.match?.eventsWithSecrets).toHaveLength(2)
    expect(errors).toEqual([])
    expect(await host.do(move, 'mine')).toMatchObject({ t: 'ok', i: 'mine' })
  })
})

const advance = async (ms: number) => {
  vi.advanceTimersByTime(ms)
  await settle()
}

describe('time and absence', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('by the turn: time starts over when it is somebody else’s turn, not with every move', async () => {
    const clock = { kind: 'move', seconds: 10 } as const
    const { host, friend, table } = await twoPlaying({ game: 'gambler', seats: 2, clock })
    await advance(4000)
    await host.do({ t: 'move', m: legalMoves(table.state, 0)[0] } as never)
    expect(table.state.match?.view(null).active).toBe(0)
    expect(host.follower.table?.time).toEqual([6000, 10_000])
    await advance(6100)
    for (let i = 0; i < 9 && table.state.match?.view(null).active === 0; i++) await advance(1)
    expect(table.state.match?.view(null).active).toBe(1)
    expect(friend.follower.table?.time).toEqual([10_000, 10_000])
    expect(friend.follower.table?.seats[0]?.byBot?.length).toBeGreaterThan(0)
  })

  it('by the turn: who runs out of time has a bot finish this turn', async () => {
    const { host, table } = await twoPlaying({ ...QWIXX, clock: { kind: 'move', seconds: 10 } })
    await advance(4000)
    await host.do({ t: 'move', m: legalMoves(table.state, 0)[0] } as never)
    expect(host.follower.table?.time).toEqual([6000, 6000])
    await advance(5900)
    expect(table.state.match?.chosen).toEqual([0])
    await advance(200)
    await advance(0)
    expect(table.state.match?.chosen).toEqual([])
    expect(host.follower.view()).toMatchObject({ phase: 'colour' })
    expect(table.state.chairs[1]?.away).toBe(false)
  })

  it('by the player: who runs out of time has a bot play the rest', async () => {
    const { friend, table } = await twoPlaying({ ...QWIXX, clock: { kind: 'player', seconds: 30 } })
    await advance(20_000)
    await friend.do({ t: 'move', m: legalMoves(table.state, 1)[0] } as never)
    expect(friend.follower.table?.time).toEqual([10_000, 10_000])
    await advance(10_100)
    expect(table.state.chairs.map(({ away }) => away)).toEqual([true, false])
    await advance(100)
    expect(friend.follower.view()).toMatchObject({ phase: expect.not.stringMatching('white') as string })
  })

  it('does not run while the game is paused', async () => {
    const { host, friend, table } = await twoPlaying({ ...QWIXX, clock: { kind: 'player', seconds: 30 } })
    await host.do({ t: 'pause' })
    await friend.do({ t: 'pause' })
    await advance(100_000)
    await host.do({ t: 'resume' })
    expect(table.state.clocks?.left).toEqual([30_000, 30_000])
  })

  it('a bot plays for a player who is away for long, until they are back', async () => {
    const { friend, table } = await twoPlaying(QWIXX)
    table.leave(friend)
    await advance(900)
    expect(table.state.chairs[1]?.away).toBe(false)
    await advance(200)
    expect(table.state.chairs[1]?.away).toBe(true)
    await advance(10)
    expect(table.state.match?.chosen).toEqual([1])
    table.join(friend, 'back', undefined)
    await settle()
    expect(table.state.chairs[1]).toMatchObject({ away: false, guest: 'friend' })
  })

  it('waits for them where the table says so, and where nobody is kept waiting', async () => {
    const patient = await twoPlaying({ ...QWIXX, takeover: false })
    patient.table.leave(patient.friend)
    const empty = await twoPlaying(QWIXX)
    empty.table.leave(empty.friend)
    empty.table.leave(empty.host)
    await advance(10_000)
    expect(patient.table.state.chairs[1]?.away).toBe(false)
    expect(empty.table.state.chairs[1]?.away).toBe(false)
  })
})

describe('a table in memory', () => {
  it('does not grow for ever: at last only its game is finished', async () => {
    const { host, table } = await twoPlaying(QWIXX)
    table.state.n = 30_000
    expect(await host.do({ t: 'pause' })).toMatchObject(no('rate-limited'))
    const move = { t: 'move', i: 'x', m: legalMoves(table.state, 0)[0] as JsonObject } as const
    expect(decide(table.state, host.guest, move)).toMatchObject({ ok: true })
  })

  it('is a cache: let go when nobody is there, and read again as it was', async () => {
    const { tables, table, host, friend } = await twoPlaying(QWIXX)
    await host.do({ t: 'move', m: legalMoves(table.state, 0)[0] } as never)
    tables.sweep()
    expect(tables.size).toBe(1)
    for (const player of [host, friend]) table.leave(player)
    const spectator = new Visitor(table, 'spectator')
    table.join(spectator, 'join', 0)
    table.leave(spectator)
    tables.sweep()
    expect(tables.size).toBe(0)
    const again = await tables.find(table.state.code)
    expect(again?.state.info()).toEqual(table.state.info())
    expect(again?.state.match?.eventsWithSecrets).toEqual(table.state.match?.eventsWithSecrets)
    const late = new Visitor(again as Table, 'spectator')
    again?.join(late, 'join', 0)
    expect(late.messages).toEqual(spectator.messages)
  })
})
