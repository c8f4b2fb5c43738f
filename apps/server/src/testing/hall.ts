import { findGame } from '@rattlecup/games'
import { FastSource, Match, ok, type JsonObject } from '@rattlecup/kit'
import {
  createTable,
  TableFollower,
  type ClientMessageInput,
  type ServerMessage,
  type TableSettingsInput,
} from '@rattlecup/protocol'
import type { Store } from '../store/contract.ts'
import { memoryStore } from '../store/memory.ts'
import { Hall } from '../table/hall.ts'
import type { TableState } from '../table/state.ts'
import type { Helpers } from '../table/steward.ts'
import type { Member } from '../table/member.ts'
import type { Table, TableCommand } from '../table/table.ts'

/** Helpers that answer at once, in this thread. */
export const promptHelpers: Helpers = {
  botDelay: 0,
  absence: 1000,
  chooseMove: async (state, seat) => legalMoves(state, seat)[0] as JsonObject,
  simulate: async (state, after) => {
    const {
      game,
      players,
      options,
      eventsWithSecrets: events,
    } = (state.play as NonNullable<TableState['play']>).match
    const copy = Match.load(game, players, options, events)
    if (!copy.ok) return copy
    const made = after ? copy.value.play(after.seat, after.move) : ok(undefined)
    if (!made.ok) return made
    return copy.value.waiting().kind === 'chance' ? copy.value.draw(new FastSource('prompt')) : ok(undefined)
  },
}

export function legalMoves(state: TableState, seat: number): JsonObject[] {
  return state.play?.match.moves(seat) ?? []
}

/** A person at a table, without sockets. */
export class Visitor implements Member {
  readonly guest: { id: string; name: string; bot: boolean }
  seat: number | null = null
  hosting = false
  readonly follower = new TableFollower(findGame)
  readonly messages: ServerMessage[] = []
  readonly #table: Table
  #ids = 0

  constructor(table: Table, id: string) {
    this.#table = table
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
    if (command.t === 'move')
      this.#table.move(this, i, (command as unknown as { m: JsonObject }).m, undefined)
    else this.#table.command(this, { ...command, i } as TableCommand)
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
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => void setImmediate(resolve))
}

export interface Scene {
  readonly hall: Hall
  readonly table: Table
  readonly store: Store
  readonly errors: Error[]
  /** Brings somebody to the table. */
  readonly visit: (id: string) => Visitor
}

/** A hall with one table, whose host is 'host'. */
export async function scene(settings: TableSettingsInput, helpers: Partial<Helpers> = {}): Promise<Scene> {
  const store = memoryStore()
  const errors: Error[] = []
  const world = { now: () => Date.now(), newSecret: () => 'ab'.repeat(32) }
  const onError = (error: Error) => void errors.push(error)
  const hall = new Hall({ store, world, helpers: { ...promptHelpers, ...helpers }, findGame, onError })
  const host = { id: 'host', name: 'Host', bot: false }
  const table = await hall.create(host, createTable.parse(settings))
  if ('code' in table) throw new Error(table.message)
  const visit = (id: string) => {
    const visitor = new Visitor(table, id)
    table.join(visitor, 'join', undefined)
    return visitor
  }
  return { hall, table, store, errors, visit }
}

/** Two people who have sat down and started. */
export async function twoPlaying(
  ...[settings, helpers]: Parameters<typeof scene>
): Promise<Scene & { readonly host: Visitor; readonly friend: Visitor }> {
  const stage = await scene(settings, helpers)
  const host = stage.visit('host')
  const friend = stage.visit('friend')
  await host.do({ t: 'sit', seat: 0, seed: 'a' } as never)
  await friend.do({ t: 'sit', seat: 1, seed: 'b' } as never)
  await host.do({ t: 'start' })
  return { ...stage, host, friend }
}
