import { describe, expect, it } from 'vitest'
import { legalMoves, scene, settle, twoPlaying, Visitor } from '../testing/tables.ts'
import { readGame } from './game-file.ts'
import { decide } from './state/decide.ts'
import { findGame } from '@rattlecup/games'

const GAMBLER = { game: 'gambler', seats: 2 }
const ONE_BOX = { id: 'b', title: 'One box', rows: [{ kind: 'numbers', boxes: [1], points: 1 }] }
const say = (text: string) => ({ t: 'say', what: { text } }) as never
const no = (code: string) => ({ t: 'no', code })

describe('options at a table of the server', () => {
  it.each([
    ['target', { target: 2 ** 53 - 1 }],
    ['boards[0].title', { boards: [{ ...ONE_BOX, title: '\u202egnorw' }] }],
    ['boards[0].rows[0].points', { boards: [{ ...ONE_BOX, rows: [{ ...ONE_BOX.rows[0], points: 1e9 }] }] }],
    ['boards', { boards: Array.from({ length: 101 }, (_, i) => ({ ...ONE_BOX, id: `${i}` })) }],
    ['boards[0].title', { boards: [{ ...ONE_BOX, title: 'x'.repeat(101) }] }],
  ])('are bounded, and the one that is too much is named: %s', async (path, options) => {
    await expect(scene({ ...GAMBLER, options } as never)).rejects.toThrow(`option ${path} can`)
  })
})

describe('a game that would not end', () => {
  it('is stopped by a record in the log, and the table is open again', async () => {
    const options = { target: 5000, boards: [ONE_BOX] }
    const { host, friend, table, tables, store } = await twoPlaying({ ...GAMBLER, options } as never)
    let most = 0
    while (table.state.phase === 'playing') {
      for (const [seat, player] of [host, friend].entries()) {
        const m = legalMoves(table.state, seat)[0]
        if (m) await player.do({ t: 'move', m } as never)
      }
      most = Math.max(most, table.state.match?.eventsWithSecrets.length ?? 0)
    }
    await settle()
    expect(most).toBeLessThan(10_100)
    expect(table.state).toMatchObject({ phase: 'open', gameNumber: 2 })
    await expect.poll(() => host.follower.table).toMatchObject({ phase: 'open', game: 2 })
    const lines = await store.log.load(table.state.id)
    expect(JSON.parse(lines.at(-1) as string)).toMatchObject({ k: 'again', end: 'stopped' })
    expect(readGame(lines, findGame, 1)?.file).toMatchObject({ dice: { end: 'stopped' } })
    table.close()
    expect((await tables.find(table.state.code))?.state.info()).toEqual(table.state.info())
  }, 60_000)
})

describe('chat', () => {
  it('is for those who are at the table', async () => {
    const { table, host } = await twoPlaying({ game: 'qwixx', seats: 2 })
    const stranger = new Visitor(table, 'stranger')
    expect(await stranger.do(say('buy this'))).toMatchObject(no('not-joined'))
    table.join(stranger, 'join', undefined)
    expect(await stranger.do(say('hello'))).toMatchObject({ t: 'say' })
    expect(host.follower.said.map(({ what }) => what)).toEqual([{ text: 'hello' }])
  })

  it('of watchers ends at its own bound, and leaves players their words, seats and rematches', async () => {
    const { table, visit } = await scene({ game: 'qwixx', seats: 2 })
    const [host, watcher] = [visit('host'), visit('watcher')]
    await host.do({ t: 'sit', seat: 0 } as never)
    let answer
    for (let i = 0; i < 2501; i++) answer = await watcher.do(say(`${i}`))
    expect(answer).toMatchObject(no('rate-limited'))
    expect(await host.do(say('peace at last'))).toMatchObject({ t: 'say' })
    table.state.n = 20_000 + 2500
    const sit = { t: 'sit', i: 'x', seat: 1 } as const
    expect(decide(table.state, watcher.guest, sit).ok).toBe(true)
    table.state.n = 20_000 + 2501
    expect(decide(table.state, watcher.guest, sit)).toMatchObject({ error: { code: 'rate-limited' } })
  })
})
