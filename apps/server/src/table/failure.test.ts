import { findGame } from '@rattlecup/games'
import type { Game } from '@rattlecup/kit'
import { describe, expect, it, vi } from 'vitest'
import { UnreachableError } from '../store/contract.ts'
import { logInMemory } from '../testing/dice-log.ts'
import { legalMoves, scene, settle, twoPlaying, Visitor } from '../testing/tables.ts'
import type { LogOpening } from './environment.ts'
import type { Table } from './table.ts'

const QWIXX = { game: 'qwixx', seats: 2 }
const HELLO = { t: 'say', what: { phrase: 'hello' } } as never
const rules = findGame('qwixx') as Game

/** Qwixx with something in it that throws for as long as `isBroken`. */
function breakable(part: 'moves' | 'view' | 'play') {
  const fault = { isBroken: false }
  const breaks = (): void => {
    if (fault.isBroken) throw new Error(`${part} is broken`)
  }
  const game: Game = {
    ...rules,
    view: (...given) => (part === 'view' && breaks(), rules.view(...given)),
    rules: {
      ...rules.rules,
      moves: (...given) => (part === 'moves' && breaks(), rules.rules.moves(...given)),
      play: (...given) => (part === 'play' && breaks(), rules.rules.play(...given)),
    },
  }
  return { fault, options: { game: () => game } }
}

describe('a game whose rules throw', () => {
  it('costs the command: the table is read again and goes on', async () => {
    const { fault, options } = breakable('moves')
    const { host, friend, table, errors } = await twoPlaying(QWIXX, options)
    const move = { t: 'move', m: legalMoves(table.state, 0)[0] } as never
    fault.isBroken = true
    expect(await host.do(move)).toMatchObject({ t: 'no', code: 'internal' })
    fault.isBroken = false
    await settle()
    expect(errors).toMatchObject([{ message: 'moves is broken' }])
    expect(await host.do(move)).toMatchObject({ t: 'e', c: [0] })
    expect(friend.follower.chosen).toEqual([0])
  })

  it('half way through a move leaves no half of it', async () => {
    const { fault, options } = breakable('play')
    const { host, friend, table } = await twoPlaying(QWIXX, options)
    await host.do({ t: 'move', m: legalMoves(table.state, 0)[0] } as never)
    const move = { t: 'move', m: legalMoves(table.state, 1)[0] } as never
    fault.isBroken = true
    expect(await friend.do(move)).toMatchObject({ t: 'no', code: 'internal' })
    fault.isBroken = false
    await settle()
    expect(table.state.match?.chosen).toEqual([0])
    expect(await friend.do(move)).toMatchObject({
      t: 'e',
      e: [
        [0, {}],
        [1, {}],
      ],
    })
  })

  it('again at the same place closes the table; whoever comes back finds it as the log has it', async () => {
    const { fault, options } = breakable('moves')
    const { host, friend, table, tables } = await twoPlaying(QWIXX, options)
    const move = { t: 'move', m: legalMoves(table.state, 0)[0] } as never
    fault.isBroken = true
    for (let i = 0; i < 2; i++) {
      expect(await host.do(move)).toMatchObject({ t: 'no', code: 'internal' })
      await settle()
    }
    expect(tables.size).toBe(0)
    expect(friend.messages.at(-1)).toMatchObject({ t: 'no', code: 'internal' })
    fault.isBroken = false
    const again = await tables.find(table.state.code)
    expect(again?.state.n).toBe(table.state.n)
  })

  it('when a bot moves, costs no more than its table', async () => {
    const { fault, options } = breakable('play')
    const { table, tables, errors, visit } = await scene(
      { ...QWIXX, bots: [{ seat: 1, level: 'random' }] } as never,
      { ...options, delays: { bot: 400 } },
    )
    const host = visit('host')
    await host.do({ t: 'sit', seat: 0 } as never)
    await host.do({ t: 'start' })
    await host.do({ t: 'move', m: legalMoves(table.state, 0)[0] } as never)
    fault.isBroken = true
    await vi.waitFor(() => expect(tables.size).toBe(0), 10_000)
    expect(errors.map(({ message }) => message)).toEqual(['play is broken', 'play is broken'])
    fault.isBroken = false
    const again = (await tables.find(table.state.code)) as Table
    again.join(new Visitor(again, 'host'), 'join', undefined)
    await vi.waitFor(() => expect(again.state.visible).toBeGreaterThan(1), 10_000)
  })
})

/** Refuses the first opening. */
function failingLog(error: Error): LogOpening {
  const log = logInMemory()
  let fails = true
  return (opening) => {
    if (!fails) return log(opening)
    fails = false
    return Promise.reject(error)
  }
}

describe('a record of a kind that only a newer version knows', () => {
  it('closes the table here rather than letting it go on from what it does not understand', async () => {
    const { friend, table, tables, store, errors } = await twoPlaying(QWIXX)
    const { id, n } = table.state
    await store.log.append(id, n + 1, '{"k":"teleport","seat":0}')
    table.following.follow(n + 1)
    await settle()
    expect(errors.at(-1)?.message).toContain('a newer version wrote it: there is no kind "teleport" here')
    expect(tables.size).toBe(0)
    expect(friend.messages.at(-1)).toMatchObject({ t: 'no', code: 'internal' })
    await expect(tables.find(table.state.code)).rejects.toThrow('newer version')
    expect(await store.log.load(id)).toHaveLength(n + 2)
  })
})

describe('a public log that fails', () => {
  it.each([
    ['is asked again where it could not be reached', new UnreachableError('no line'), 'conflict'],
    ['is said to have failed otherwise', new Error('damaged'), 'internal'],
  ] as const)('%s; it is reported, and the game can be started', async (_, error, code) => {
    const settings = { ...QWIXX, bots: [{ seat: 1, level: 'random' }] } as never
    const { visit, errors } = await scene(settings, { logOpening: failingLog(error) })
    const host = visit('host')
    await host.do({ t: 'sit', seat: 0 } as never)
    expect(await host.do({ t: 'start' })).toMatchObject({ t: 'no', code })
    expect(errors).toEqual([error])
    expect(await host.do({ t: 'start' })).toMatchObject({ t: 'e' })
  })
})

describe('something that throws while it waits in the queue', () => {
  it('is refused, and what waits behind it is carried out', async () => {
    const { fault, options } = breakable('view')
    const { host, friend, errors } = await twoPlaying(QWIXX, options)
    const [spoken, looked, heard] = [host.do(HELLO), friend.do({ t: 'look' }), friend.do(HELLO, 'behind')]
    fault.isBroken = true
    expect(await spoken).toMatchObject({ t: 'say' })
    expect(await looked).toMatchObject({ t: 'no', code: 'internal' })
    fault.isBroken = false
    expect(await heard).toMatchObject({ t: 'say', i: 'behind' })
    expect(errors).toHaveLength(1)
  })

  it('as the picture for a newcomer does, closes the table and nothing else', async () => {
    const { host, table, tables, errors } = await twoPlaying(QWIXX)
    const spoken = host.do(HELLO)
    const late = new Visitor(table, 'late')
    table.join(late, 'door', undefined)
    Object.defineProperty(late, 'send', {
      value: (text: string) => {
        if (text.includes('"table"')) throw new Error('no snapshot')
        late.messages.push(JSON.parse(text))
      },
    })
    await spoken
    await settle()
    expect(errors.length).toBeGreaterThan(0)
    expect(late.messages.at(-1)).toMatchObject({ t: 'no', code: 'internal' })
    expect(tables.size).toBe(0)
    expect(await tables.find(table.state.code)).toBeDefined()
  })
})
