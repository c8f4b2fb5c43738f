import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { client, ROLL, withTable } from '../testing/engine-client.ts'

const big = (head: string, part: string, tail: string) => head + part.repeat(10_000_000 / part.length) + tail

describe('DGP/1: hostile input', () => {
  it.each([
    ['deep nesting', big('', '[', '')],
    ['deep nesting in an id', big('{"cmd":"games","id":', '[', '')],
    ['a long word', big('{"cmd":"', 'x', '"}')],
    [
      'a long list of events',
      big(
        '{"cmd":"load","game":"qwixx","players":2,"events":[',
        '{"seat":0,"move":{"type":"pass"}},',
        '{}]}',
      ),
    ],
    ['a huge number', `{"cmd":"new","game":"gambler","players":2,"options":{"target":1${'0'.repeat(400)}}}`],
    [
      'a board named __proto__',
      '{"cmd":"new","game":"gambler","players":2,"options":{"boards":[{"__proto__":{"id":"x"},"rows":[]}]}}',
    ],
    [
      'a truncated log',
      '{"cmd":"load","game":"qwixx","players":2,"events":[{"chance":{"type":"roll","white":[1,',
    ],
  ])('%s gets a clear error', async (_name, line) => {
    const { send } = client()
    const reply = await send(line)
    expect(reply.ok).toBe(false)
    expect(reply.error?.message.length).toBeLessThan(1_000)
    expect(await send('{"cmd":"games"}')).toMatchObject({ ok: true })
  })

  it('a long line that says something harmless is answered', async () => {
    expect(await client().send(big('{"cmd":"games","x":"', 'y', '"}'))).toMatchObject({ ok: true })
  })

  it('no JSON whatever throws or changes a table', async () => {
    const { ask, send, table } = await withTable()
    await ask('chance', { table, outcome: ROLL })
    const before = await ask('log', { table })
    const names = ['play', 'chance', 'view', 'moves', 'load', 'new', 'bot', 'describe', 'status', 'log']
    const requests = fc.record(
      {
        cmd: fc.constantFrom(...names),
        table: fc.constantFrom(table, 7, null),
        seat: fc.jsonValue(),
        move: fc.jsonValue(),
        outcome: fc.jsonValue(),
        game: fc.constantFrom('qwixx', 'strike', {}),
        players: fc.jsonValue(),
        events: fc.jsonValue(),
        options: fc.jsonValue(),
      },
      { requiredKeys: ['cmd'] },
    )
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const reply = await send(JSON.stringify(request))
        expect(reply.ok || typeof reply.error?.code === 'string').toBe(true)
      }),
      { numRuns: 1_000 },
    )
    expect(await ask('log', { table })).toEqual(before)
  })

  it('garbled logs are refused at the first bad event, by its index', async () => {
    const { ask, table } = await withTable(2, 'garble')
    await ask('chance', { table })
    for (const seat of [0, 1]) await ask('play', { table, seat, move: { type: 'pass' } })
    const { events } = (await ask('log', { table })) as unknown as { events: object[] }
    for (const index of events.keys()) {
      const bad = events.with(index, { seat: 0, move: { type: 'mark', row: 'red', value: 99 } })
      const reply = await ask('load', { game: 'qwixx', players: 2, events: bad })
      expect(reply.ok).toBe(false)
      expect(reply.error?.message).toContain(`event ${index}`)
    }
  })

  it.each([
    ['an illegal move', { seat: 0, move: { type: 'mark', row: 'red', value: 99 } }, 'illegal-move'],
    ['a seat that waits', { seat: 1, move: { type: 'pass' } }, 'not-your-turn'],
    ['a seat that is none', { seat: 7, move: { type: 'pass' } }, 'bad-request'],
    ['an outcome out of turn', { chance: ROLL }, 'illegal-outcome'],
    ['no event', { seat: 0 }, 'bad-request'],
  ])('of two bad events the first is named, whatever the later one is: %s', async (_, bad, code) => {
    const { ask } = client()
    // Of two players seat 1 is the first to choose, and then no longer awaited.
    const good = [{ chance: ROLL }, { seat: 1, move: { type: 'pass' } }]
    for (const later of [{}, { seat: '0', move: {} }, { chance: null }, 7, { chance: { type: 'roll' } }]) {
      const reply = await ask('load', { game: 'qwixx', players: 2, events: [...good, bad, later] })
      expect(reply).toMatchObject({
        ok: false,
        error: { code, message: expect.stringMatching(/^event 2: /) },
      })
    }
  })

  it('events that are none count before a game or options that are none', async () => {
    const { ask } = client()
    const events = [{ chance: ROLL }, { seat: 0 }]
    for (const fields of [{ game: 'chess' }, { game: 'qwixx', players: 99 }, { game: 'qwixx', options: 7 }]) {
      const reply = await ask('load', { players: 2, events, ...fields })
      expect(reply.error).toMatchObject({ code: 'bad-request', message: expect.stringMatching(/^event 1: /) })
    }
  })
})
