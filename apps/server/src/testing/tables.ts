import { findGame } from '@rattlecup/games'
import { FastSource, Match, unwrap, type JsonObject } from '@rattlecup/kit'
import {
  createTable,
  TableFollower,
  type ClientMessageInput,
  type ServerMessage,
  type TableSettingsInput,
} from '@rattlecup/protocol'
import type { Store } from '../store/contract.ts'
import { memoryStore } from '../store/memory.ts'
import { TableRegistry } from '../table/registry.ts'
import { logInMemory } from './dice-log.ts'
import type { Delays, LogOpening, WorkerPool } from '../table/environment.ts'
import type { EndedGame } from '../table/game-file.ts'
import type { Member } from '../table/members.ts'
import type { TableCommand } from '../table/state/decide.ts'
import type { TableState } from '../table/state/state.ts'
import type { Table } from '../table/table.ts'

/** Answers at once, in this thread. */
const promptWorkers: WorkerPool = {
  chooseMove: async (state, seat) => legalMoves(state, seat)[0] as JsonObject,
  check: async (state, { seat, move }) => copyOf(state).play(seat, move),
  simulate: async (state) => copyOf(state).draw(state.house?.draws ?? new FastSource('prompt')),
}

function copyOf(state: TableState): Match {
  const { game, players, options, eventsWithSecrets: events } = state.match as Match
  return unwrap(Match.load(game, players, options, events))
}

export function legalMoves(state: TableState, seat: number): JsonObject[] {
  return state.match?.moves(seat) ?? []
}

/** A person at a table, without sockets. */
export class Visitor implements Member {
  readonly guest: { id: string; name: string; bot: boolean }
  seat: number | null = null
  hosting = false
  heads: readonly string[] = []
  readonly follower = new TableFollower(findGame)
  readonly messages: ServerMessage[] = []
  protected table: Table
  #ids = 0

  constructor(table: Table, id: string) {
    this.table = table
    this.guest = { id, name: `name of ${id}`, bot: false }
  }

  send(text: string): void {
    const message = JSON.parse(text) as ServerMessage
    this.messages.push(message)
    this.follower.receive(message)
  }

  /** Gives a command and waits for the answer to it. */
  async do(command: Omit<ClientMessageInput, 'i'>, i = `${this.#ids++}`): Promise<ServerMessage> {
    const before = this.messages.length
    this.table.receive(this, { ...command, i } as TableCommand)
    return this.answer(i, before)
  }

  async answer(i: string, from: number): Promise<ServerMessage> {
    for (;;) {
      const answer = this.messages.slice(from).find((message) => 'i' in message && message.i === i)
      if (answer) return answer
      await new Promise((resolve) => void setImmediate(resolve))
    }
  }
}

/** Lets everything under way come to an end. */
export async function settle(turns = 20): Promise<void> {
  for (let i = 0; i < turns; i++) await new Promise((resolve) => void setImmediate(resolve))
}

export interface Scene {
  readonly tables: TableRegistry
  readonly table: Table
  readonly store: Store
  readonly errors: Error[]
  /** The games that ended, as they were handed on for the public log. */
  readonly ended: EndedGame[]
  /** Brings somebody to the table. */
  readonly visit: (id: string) => Visitor
}

/** A registry with one table, whose host is 'host'. */
export async function scene(
  settings: TableSettingsInput,
  {
    delays,
    game = findGame,
    store = memoryStore(),
    logOpening = logInMemory(),
    now = () => Date.now(),
  }: {
    delays?: Partial<Delays>
    game?: typeof findGame
    store?: Store
    logOpening?: LogOpening
    now?: () => number
  } = {},
): Promise<Scene> {
  const errors: Error[] = []
  const ended: EndedGame[] = []
  const tables = new TableRegistry({
    store,
    environment: { now, newSecret: () => 'ab'.repeat(32) },
    workers: promptWorkers,
    delays: { bot: 0, absence: 1000, links: 3000, linksAfterRestart: 15_000, ...delays },
    findGame: game,
    onCalledBack: () => {},
    onOver: () => {},
    logOpening,
    onEnded: (_table, _number, game) => void ended.push(game),
    onError: (error) => void errors.push(error),
  })
  const host = { id: 'host', name: 'Host', bot: false }
  const table = await tables.create(host, createTable.parse(settings))
  if ('code' in table) throw new Error(table.message)
  const visit = (id: string) => {
    const visitor = new Visitor(table, id)
    table.join(visitor, 'join', undefined)
    return visitor
  }
  return { tables, table, store, errors, ended, visit }
}

/** Two people who have sat down and started. */
export async function twoPlaying(
  ...[settings, options]: Parameters<typeof scene>
): Promise<Scene & { readonly host: Visitor; readonly friend: Visitor }> {
  const stage = await scene(settings, options)
  const host = stage.visit('host')
  const friend = stage.visit('friend')
  await host.do({ t: 'sit', seat: 0 } as never)
  await friend.do({ t: 'sit', seat: 1 } as never)
  await host.do({ t: 'start' })
  return { ...stage, host, friend }
}
