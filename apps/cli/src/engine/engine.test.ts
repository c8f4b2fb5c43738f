import { GAMES } from '@rattlecup/games'
import { describe, expect, it } from 'vitest'
import { client, ROLL, withTable } from '../testing/engine-client.ts'
import { DgpEngine } from './engine.ts'

describe('DGP/1: requests and answers', () => {
  it.each([
    ['', 'bad-json'],
    ['{', 'bad-json'],
    ['7', 'bad-request'],
    ['[]', 'bad-request'],
    ['null', 'bad-request'],
    ['{}', 'bad-request'],
    ['{"cmd":7}', 'bad-request'],
    ['{"cmd":"nonsense"}', 'unknown-command'],
    ['{"cmd":"__proto__"}', 'unknown-command'],
    ['{"cmd":"describe"}', 'bad-request'],
    ['{"cmd":"describe","game":null}', 'bad-request'],
    ['{"cmd":"describe","game":"chess"}', 'unknown-game'],
    ['{"cmd":"status","table":"t9"}', 'unknown-table'],
    ['{"cmd":"status","table":"constructor"}', 'unknown-table'],
    ['{"cmd":"new","game":"qwixx"}', 'bad-request'],
    ['{"cmd":"new","game":"chess","players":"two"}', 'bad-request'],
    ['{"cmd":"new","game":"qwixx","players":2.5}', 'bad-request'],
    ['{"cmd":"new","game":"qwixx","players":1e400}', 'bad-request'],
    ['{"cmd":"new","game":"qwixx","players":2,"seed":null}', 'bad-request'],
    ['{"cmd":"new","game":"qwixx","players":9}', 'bad-options'],
    ['{"cmd":"new","game":"qwixx","players":2,"options":null}', 'bad-options'],
    ['{"cmd":"new","game":"qwixx","players":2,"options":{"x":1}}', 'bad-options'],
    ['{"cmd":"new","game":"qwixx","players":2,"options":{"first":2}}', 'bad-options'],
    ['{"cmd":"load","game":"qwixx","players":2,"events":{}}', 'bad-request'],
    ['{"cmd":"load","game":"qwixx","players":2,"events":[{"seat":0}]}', 'bad-request'],
    [
      '{"cmd":"load","game":"qwixx","players":2,"events":[{"seat":0,"move":{"type":"pass"}}]}',
      'not-your-turn',
    ],
    ['{"cmd":"load","game":"qwixx","players":2,"events":[{"chance":{"type":"roll"}}]}', 'illegal-outcome'],
  ])('%s is %s', async (line, code) => {
    expect(await client().send(line)).toMatchObject({
      id: null,
      ok: false,
      error: { code, message: expect.any(String) },
    })
  })

  it.each(['12345678901234567890', '1e400', '0.10', '[9007199254740993, {"a": "\\"]"}]', '{"id":1e99}'])(
    'gives back the id %s to the letter',
    async (id) => {
      const engine = new DgpEngine()
      const answer = await engine.answer(`{"x":{"id":7},"cmd":"games", "id": ${id} ,"y":[",",":"]}`)
      expect(answer.startsWith(`{"id":${id},"ok":true,`)).toBe(true)
      expect(await engine.answer(`{"\\u0069d":${id}}`)).toContain(`{"id":${id},"ok":false`)
    },
  )

  it('gives the id back as it was, and ignores unknown keys', async () => {
    const { send } = client()
    for (const id of [null, 0, 'a', [1, { b: null }], { x: 1.5 }, false]) {
      expect(await send(JSON.stringify({ id, cmd: 'games', extra: 1 }))).toMatchObject({ id, ok: true })
    }
  })

  it('suggests what may have been meant', async () => {
    const { ask } = client()
    expect((await ask('staus')).error?.message).toContain('did you mean status?')
    expect((await ask('describe', { game: 'qwix' })).error?.message).toContain('did you mean qwixx?')
  })

  it('lists and describes the games', async () => {
    const { ask } = client()
    const { games } = await ask('games')
    expect(games).toEqual(GAMES.map(({ id, title, players }) => ({ id, title, players })))
    for (const game of GAMES) {
      const described = await ask('describe', { game: game.id })
      expect(described).toMatchObject({ ok: true, options: { type: 'object', additionalProperties: false } })
      const kind = { gambler: 'boards', onecard: 'cards' }[game.id]
      expect(Object.keys(described['data'] as object)).toEqual(kind === undefined ? [] : [kind])
    }
  })
})

describe('DGP/1: a table', () => {
  it('has the four fields of the status in every answer about it', async () => {
    const { ask, table } = await withTable()
    const status = await ask('status', { table })
    expect(Object.keys(status).sort()).toEqual(['id', 'ok', 'over', 'scores', 'waiting', 'winners'])
    expect(status).toMatchObject({ waiting: { kind: 'chance' }, scores: [0, 0], over: false, winners: [] })
    const drawn = await ask('chance', { table })
    expect(drawn).toMatchObject({
      ok: true,
      waiting: { kind: 'players', seats: [0, 1] },
      outcome: { type: 'roll' },
    })
  })

  it('errors change nothing, each with its code', async () => {
    const { ask, table } = await withTable()
    const code = async (cmd: string, fields: object) => (await ask(cmd, { table, ...fields })).error?.code
    expect(await code('play', { seat: 0, move: { type: 'pass' } })).toBe('not-your-turn')
    expect(await code('chance', { outcome: { ...ROLL, red: 7 } })).toBe('illegal-outcome')
    expect(await code('chance', { outcome: { ...ROLL, extra: 1 } })).toBe('illegal-outcome')
    expect(await code('chance', { outcome: null })).toBe('bad-request')
    expect(await ask('chance', { table, outcome: ROLL })).toMatchObject({ ok: true })
    expect(await code('chance', { outcome: ROLL })).toBe('illegal-outcome')
    expect(await code('chance', {})).toBe('illegal-outcome')
    expect(await code('play', { seat: 5, move: { type: 'pass' } })).toBe('bad-request')
    expect(await code('play', { seat: 0, move: [] })).toBe('bad-request')
    expect(await code('play', { seat: 0, move: { type: 'mark', row: 'red', value: 6 } })).toBe('illegal-move')
    expect(await code('play', { seat: 0, move: { type: 'pass', why: 1 } })).toBe('illegal-move')
    expect(await code('moves', { seat: 2 })).toBe('bad-request')
    expect(await code('view', {})).toBe('bad-request')
    expect(await code('view', { seat: 2 })).toBe('bad-request')
    expect((await ask('log', { table }))['events']).toHaveLength(1)
  })

  it('the same seed draws the same outcomes, whatever the table is called', async () => {
    const { ask } = client()
    const rolls: unknown[] = []
    for (const seed of ['a', 'a', 'b']) {
      const { table } = await ask('new', { game: 'qwixx', players: 1, seed })
      rolls.push((await ask('chance', { table }))['outcome'])
    }
    expect(rolls[0]).toEqual(rolls[1])
    expect(rolls[0]).not.toEqual(rolls[2])
  })

  it('a refused draw does not use up a number', async () => {
    const { ask, table } = await withTable(1, 'same')
    const other = await withTable(1, 'same')
    for (const each of [{ ask, table }, other]) {
      await each.ask('chance', { table: each.table })
      if (each === other) await each.ask('chance', { table: each.table })
      for (let i = 0; i < 2; i++)
        await each.ask('play', { table: each.table, seat: 0, move: { type: 'pass' } })
    }
    const second = (await ask('chance', { table }))['outcome']
    expect((await other.ask('chance', { table: other.table }))['outcome']).toEqual(second)
  })

  it('advises by level and refuses unknown ones', async () => {
    const { ask, table } = await withTable()
    expect((await ask('bot', { table, seat: 0 })).error?.code).toBe('not-your-turn')
    await ask('chance', { table, outcome: ROLL })
    const { moves } = await ask('moves', { table, seat: 0 })
    for (const level of ['random', 'greedy']) {
      expect(moves).toContainEqual((await ask('bot', { table, seat: 0, level, ms: 50 }))['move'])
    }
    expect((await ask('bot', { table, seat: 0, level: 'gredy' })).error).toMatchObject({
      code: 'bad-request',
      message: expect.stringContaining('greedy'),
    })
  })

  it('close forgets the table, quit ends', async () => {
    const { engine, ask, table } = await withTable()
    expect(await ask('close', { table })).toEqual({ id: 1, ok: true })
    expect((await ask('status', { table })).error?.code).toBe('unknown-table')
    expect(engine.hasQuit).toBe(false)
    expect(await ask('quit')).toEqual({ id: 1, ok: true })
    expect(engine.hasQuit).toBe(true)
  })
})

describe('DGP/1: whole games', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))(
    '%s by bots to its end; log and load agree',
    async (_id, game) => {
      const { ask } = client()
      const players = Math.max(2, game.players.min)
      let status = await ask('new', { game: game.id, players, seed: 'whole' })
      const { table } = status
      while (!status['over']) {
        const waiting = status['waiting'] as { kind: string; seats: number[] }
        if (waiting.kind === 'chance') status = await ask('chance', { table })
        else {
          const [seat] = waiting.seats
          const { move } = await ask('bot', { table, seat, level: 'random' })
          status = await ask('play', { table, seat, move })
        }
        expect(status.ok).toBe(true)
      }
      expect((await ask('play', { table, seat: 0, move: { type: 'pass' } })).error?.code).toBe('game-over')
      expect((await ask('chance', { table })).error?.code).toBe('game-over')
      const log = await ask('log', { table })
      expect(log).toMatchObject({ game: game.id, players, options: {} })
      const loaded = await ask('load', { game: game.id, players, options: {}, events: log['events'] })
      expect(loaded).toMatchObject({
        ok: true,
        over: true,
        scores: status['scores'],
        winners: status['winners'],
      })
      expect(await ask('view', { table: loaded['table'], seat: 0 })).toEqual(
        await ask('view', { table, seat: 0 }),
      )
    },
  )
})
