import { findGame } from '@rattlecup/games'
import type { Game } from '@rattlecup/kit'
import {
  CLOSE,
  PROTOCOL_VERSION,
  type ServerMessageOf,
  type TableInfo,
  type WireEvent,
} from '@rattlecup/protocol/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeStorage } from '../../testing/fake-storage.ts'
import { FakeServer, houseDice, tableInfo } from '../testing/fake-server.ts'
import { RemoteSession } from './remote-session.ts'

const ROLL: WireEvent = [{ type: 'roll', white: [1, 4], red: 6, yellow: 2, green: 3, blue: 5 }]
const RED_5 = { type: 'mark', row: 'red', value: 5 }
const PASS = { type: 'pass' }

let server: FakeServer
let session: RemoteSession

function table(change: Partial<ServerMessageOf<'table'>> = {}): ServerMessageOf<'table'> {
  const start = { n: 4, you: 0, hosting: true, e: [ROLL], c: [], own: null, asks: [], said: [], on: [0, 1] }
  return { t: 'table', i: 'join', table: tableInfo(), ...start, ...change }
}

function sitDown(change: Partial<ServerMessageOf<'table'>> = {}): void {
  server.accept()
  server.tell(table(change))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', new FakeStorage())
  server = new FakeServer()
  session = new RemoteSession('ABCDE', findGame('qwixx') as Game, server)
})

afterEach(() => {
  session.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a table on the server', () => {
  it('joins, and knows players, events and seat', () => {
    server.accept()
    expect(server.last('join')).toEqual({ t: 'join', i: 'join', table: 'ABCDE' })
    expect(session.state.connection).toBe('connecting')
    server.tell(table())
    expect(session.state).toMatchObject({ connection: 'open', seat: 0, phase: 'playing' })
    expect(session.state.players.map(({ name }) => name)).toEqual(['Mia', 'Noah'])
    expect(session.state.events).toHaveLength(1)
  })

  it('keeps the events it has shown the same objects', () => {
    sitDown()
    const before = session.state.events[0]
    server.tell({
      t: 'e',
      n: 5,
      e: [
        [0, PASS],
        [1, PASS],
      ],
    })
    expect(session.state.events[0]).toBe(before)
    expect(session.state.events).toHaveLength(3)
  })

  it('shows its own move at once, as chosen, and takes it back when it is refused', () => {
    sitDown()
    session.play(0, RED_5)
    expect(session.state).toMatchObject({ chosen: [0], own: RED_5 })
    const { i } = server.last('move') ?? { i: '' }
    server.tell({ t: 'no', i, code: 'stale', message: '' })
    expect(session.state).toMatchObject({ chosen: [], own: null, refusal: { code: 'stale' } })
  })

  it('remembers what it chose while others are choosing', () => {
    sitDown()
    session.play(0, RED_5)
    server.tell({ t: 'e', n: 5, c: [0], i: server.last('move')?.i })
    expect(session.state).toMatchObject({ chosen: [0], own: RED_5 })
  })

  it('says where the file is once the secret is revealed', () => {
    sitDown({ table: tableInfo({ phase: 'over', dice: houseDice({ secret: 'ab'.repeat(32) }) }) })
    expect(session.state.fileAt).toBe('/api/tables/ABCDE/games/1')
  })

  it('gives a chain of its own for every game, once', () => {
    sitDown({ table: tableInfo({ phase: 'open', dice: houseDice() }) })
    server.tell({ t: 'on', on: [0] })
    const heads = server.heard.filter(({ t }) => t === 'head')
    expect(heads).toHaveLength(1)
    expect(heads[0]?.['head']).toMatch(/^[0-9a-f]{64}$/)
    server.tell({ t: 'u', n: 5, table: { phase: 'open', game: 2, dice: houseDice() } })
    expect(server.last('head')?.['head']).not.toBe(heads[0]?.['head'])
  })

  it('tells the table when its page is hidden, and when it is shown again', () => {
    sitDown()
    server.turn(false)
    expect(server.last('here')).toMatchObject({ here: false })
    server.turn(true)
    expect(server.last('here')).toMatchObject({ here: true })
  })

  it('joins again after sitting down, so that everybody learns who is here', () => {
    sitDown({ you: null })
    server.heard = []
    server.tell({ t: 'u', n: 5, table: {}, you: 1 })
    expect(session.state.seat).toBe(1)
    expect(server.last('join')).toMatchObject({ n: 5 })
  })

  it('lets the host enter real dice for a bot, and for nobody who is here', () => {
    const settings = { ...tableInfo().settings, dice: 'real' as const }
    const bot = { name: null, bot: 'greedy' as const, away: false }
    sitDown({
      you: 1,
      table: tableInfo({ settings, host: 1, seats: [bot, ...tableInfo().seats.slice(1)] }),
      e: [],
      on: [1],
    })
    expect(session.state.isEntering).toBe(true)
    server.tell({ t: 'on', on: [0, 1] })
    expect(session.state.isEntering).toBe(false)
  })
})

describe('an interruption', () => {
  it('is told apart where too many pages are open, and is over when one is closed', async () => {
    sitDown()
    server.breakOff(CLOSE.tooManyOpen)
    expect(session.state.connection).toBe('crowded')
    await vi.advanceTimersByTimeAsync(500)
    server.accept()
    server.tell({ t: 'resumed', i: 'join', n: 4, you: 0, hosting: true, own: null, on: [0, 1] })
    expect(session.state.connection).toBe('open')
  })

  it('is over by itself: it comes back, says how far it knows the table, and sends again what was not answered', async () => {
    sitDown()
    session.play(0, RED_5)
    const sent = server.last('move')
    server.breakOff()
    expect(session.state.connection).toBe('lost')
    await vi.advanceTimersByTimeAsync(500)
    server.accept()
    expect(server.last('join')).toMatchObject({ n: 4 })
    expect(server.heard.filter(({ t }) => t === 'move')).toEqual([sent])
    server.tell({ t: 'resumed', i: 'join', n: 5, you: 0, hosting: true, own: RED_5, on: [0, 1] })
    server.tell({ t: 'e', n: 5, c: [0] })
    server.tell({ t: 'ok', n: 5, i: sent?.i })
    expect(session.state).toMatchObject({ connection: 'open', chosen: [0], own: RED_5 })
    server.breakOff()
    await vi.advanceTimersByTimeAsync(500)
    server.accept()
    expect(server.last('move')).toBeUndefined()
  })

  it('counts what comes twice once', () => {
    sitDown()
    const update: ServerMessageOf<'e'> = {
      t: 'e',
      n: 5,
      e: [
        [0, PASS],
        [1, PASS],
      ],
    }
    server.tell(update)
    server.tell(update)
    expect(session.state.events).toHaveLength(3)
  })

  it('asks again when an update is missing', () => {
    sitDown()
    server.tell({ t: 'say', n: 7, said: { seat: 1, name: 'Noah', what: { phrase: 'hello' } } })
    expect(server.last('join')).toMatchObject({ n: 4 })
    expect(session.state.said).toEqual([])
  })

  it('reads the whole table again when an event does not fit, and gives up if that does not fit either', () => {
    sitDown()
    server.tell({
      t: 'e',
      n: 5,
      e: [
        [1, RED_5],
        [0, RED_5],
        [1, PASS],
      ],
    })
    expect(server.last('join')).toEqual({ t: 'join', i: 'join', table: 'ABCDE' })
    server.tell(table({ e: [ROLL, ROLL] }))
    expect(session.state.connection).toBe('outdated')
  })

  it('waits longer with every try, and no longer at all when the network is back', async () => {
    for (let tries = 1; tries <= 4; tries++) {
      server.breakOff()
      await vi.advanceTimersByTimeAsync(200 * 2 ** (tries - 1))
      expect(server.sockets).toBe(tries)
      await vi.advanceTimersByTimeAsync(200 * 2 ** (tries - 1))
      expect(server.sockets).toBe(tries + 1)
    }
    server.breakOff()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(server.sockets).toBe(5)
    server.wake()
    expect(server.sockets).toBe(6)
  })

  it('makes sure of the guest where no socket opens, and notices another version', async () => {
    server.breakOff()
    await vi.advanceTimersByTimeAsync(500)
    expect(server.prepared).toBe(1)
    server.version = 'outdated'
    server.breakOff()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(session.state.connection).toBe('outdated')
    expect(server.sockets).toBe(2)
  })

  it('notices within 8 seconds a line that is silent though it looks open', async () => {
    sitDown()
    await vi.advanceTimersByTimeAsync(4_500)
    expect(server.last('ping')).toBeDefined()
    await vi.advanceTimersByTimeAsync(3_500)
    expect(session.state.connection).toBe('lost')
  })

  it('is back within 3 seconds of the network, however long it was gone and though nobody says that it is back', async () => {
    sitDown()
    server.breakOff()
    for (let tries = 0; tries < 20; tries++) {
      await vi.advanceTimersByTimeAsync(3_000)
      server.breakOff()
    }
    const before = server.sockets
    await vi.advanceTimersByTimeAsync(3_000)
    expect(server.sockets).toBeGreaterThan(before)
  })

  it('doubts an open line when the network changes, and keeps it if it answers', async () => {
    sitDown()
    server.wake()
    server.tell({ t: 'pong', i: 'ping' })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(session.state.connection).toBe('open')
    server.wake()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(session.state.connection).toBe('lost')
  })
})

describe('a game that is ended before its end', () => {
  const reopened: Partial<TableInfo> = { phase: 'open', game: 2, stopping: [] }

  it.each([
    ['its players, who asked for it', [0, 1], 'players'],
    ['the house, which nobody asked', [], 'house'],
  ])('says that it was %s', (_, stopping, by) => {
    sitDown({ table: { ...tableInfo(), stopping } })
    expect(session.state.stopped).toBeUndefined()
    server.tell({ t: 'u', n: 5, table: reopened })
    expect(session.state).toMatchObject({ phase: 'open', stopped: by })
    server.tell({ t: 'on', on: [0], watching: { count: 0, names: [] } })
    expect(session.state.stopped).toBe(by)
    server.tell({ t: 'e', n: 6, e: [ROLL], table: { phase: 'playing' } })
    expect(session.state.stopped).toBeUndefined()
  })

  it('is no rematch after the end', () => {
    sitDown({ table: { ...tableInfo(), phase: 'over' } })
    server.tell({ t: 'u', n: 5, table: reopened })
    expect(session.state.stopped).toBeUndefined()
  })
})

describe('a refusal', () => {
  it('of the table itself ends the session with its code', async () => {
    server.accept()
    server.tell({ t: 'no', i: 'join', code: 'no-entry', message: '' })
    expect(session.state.closed).toBe('no-entry')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.sockets).toBe(1)
  })

  it('for now only is answered with the same command again', async () => {
    sitDown()
    session.do({ t: 'say', what: { phrase: 'hello' } })
    const sent = server.last('say')
    server.tell({ t: 'no', i: sent?.i ?? '', code: 'conflict', message: '' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(server.heard.filter(({ t }) => t === 'say')).toEqual([sent, sent])
    expect(session.state.refusal).toBeUndefined()
  })

  it('by another version of the protocol asks for a reload', () => {
    server.accept()
    server.tell({ t: 'welcome', v: PROTOCOL_VERSION + 1, me: { id: 'me', name: 'Mia' } })
    expect(session.state.connection).toBe('outdated')
  })
})
