import { findGame } from '@rattlecup/games'
import type { Game } from '@rattlecup/kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FakeServer, tableInfo } from '../testing/fake-server.ts'
import { RemoteSession } from './remote-session.ts'
import { ResultHolder } from './result-holder.ts'

let server: FakeServer
let session: RemoteSession
let holder: ResultHolder

beforeEach(() => {
  server = new FakeServer()
  session = new RemoteSession('ABCDE', findGame('qwixx') as Game, server)
  holder = new ResultHolder(session)
  server.accept()
  const table = tableInfo({ phase: 'over' })
  server.tell({
    t: 'table',
    i: 'join',
    n: 4,
    you: 0,
    hosting: true,
    table,
    e: [],
    c: [],
    own: null,
    asks: [],
    said: [],
    on: [0, 1],
  })
})

afterEach(() => session.close())

const reopen = (): void => server.tell({ t: 'u', n: 5, table: { phase: 'open', game: 2 } })

describe('a finished game', () => {
  it('stays on the screen of who reads it when somebody else wants a rematch', () => {
    reopen()
    expect([holder.state.phase, session.state.phase]).toEqual(['over', 'open'])
    holder.comeAlong()
    expect(holder.state).toBe(session.state)
    expect(server.last('rematch')).toBeUndefined()
  })

  it('makes way at once for who asked for the rematch', () => {
    holder.comeAlong()
    expect(server.last('rematch')).toBeDefined()
    expect(holder.state.phase).toBe('over')
    reopen()
    expect(holder.state.phase).toBe('open')
  })

  it('makes way for everybody when the next game begins', () => {
    reopen()
    server.tell({ t: 'e', n: 6, table: { phase: 'playing' } })
    expect(holder.state.phase).toBe('playing')
  })

  it('asks quietly where two ask at the same time', () => {
    holder.comeAlong()
    server.tell({ t: 'no', i: server.last('rematch')?.i ?? '', code: 'not-open', message: '' })
    expect(session.state.refusal).toBeUndefined()
  })
})
