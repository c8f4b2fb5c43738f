import { findGame } from '@rattlecup/games'
import type { JsonObject } from '@rattlecup/kit'
import { SUBPROTOCOL, TableFollower, type ServerMessage } from '@rattlecup/protocol'
import { WebSocket } from 'ws'
import { TrustingDevice } from '../../apps/server/src/testing/trusting-device.ts'

/** Called when a seat has to choose; `move` resolves when the server has accepted it. */
export type OnTurn = (moves: readonly JsonObject[], move: (chosen: JsonObject) => Promise<void>) => void

/** A table with two players, on one of the servers under load. */
export interface LoadTable {
  /** Bytes that came down to both players. */
  bytesDown(): number
  close(): void
}

export type OpenTable = (address: string, onTurn: OnTurn) => Promise<LoadTable>

/** Two players on our own server, each with a socket and a copy of the game. Of two addresses each gets one. */
export const openTable: OpenTable = async (address, onTurn) => {
  const seats = [new SeatClient(0, onTurn), new SeatClient(1, onTurn)] as const
  const [first = '', second = first] = address.split(' ')
  await Promise.all([seats[0].enter(first), seats[1].enter(second)])
  const code = await seats[0].createTable(first)
  for (const seat of seats) await seat.sit(code)
  await seats[0].send({ t: 'start' })
  return {
    bytesDown: () => seats[0].bytesDown + seats[1].bytesDown,
    close: () => seats.forEach((seat) => seat.close()),
  }
}

const AGAIN_MS = 20

/** A command that was not answered yet. */
interface Waiting {
  readonly text: string
  readonly mayFail: boolean
  resolve(): void
}

class SeatClient {
  readonly #seat: number
  readonly #onTurn: OnTurn
  readonly #follower = new TableFollower(findGame)
  // On a busy machine what it sends may come when the roll is made already.
  readonly #device = new TrustingDevice((command) => void this.send(command, { mayFail: true }))
  readonly #waiting = new Map<string, Waiting>()
  #cookie = ''
  #socket: WebSocket | undefined
  #ids = 0
  #choosing = false

  constructor(seat: number, onTurn: OnTurn) {
    this.#seat = seat
    this.#onTurn = onTurn
  }

  get bytesDown(): number {
    // oxlint-disable-next-line no-underscore-dangle -- ws does not count bytes, its socket does
    return (this.#socket as unknown as { _socket: { bytesRead: number } })._socket.bytesRead
  }

  async enter(address: string): Promise<void> {
    const answer = await fetch(`${address}/api/me`, { method: 'POST' })
    this.#cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, SUBPROTOCOL, {
      headers: { cookie: this.#cookie },
      perMessageDeflate: false,
    })
    this.#socket = socket
    socket.on('message', (data) => this.#receive(JSON.parse(String(data)) as ServerMessage))
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  }

  async createTable(address: string): Promise<string> {
    const answer = await fetch(`${address}/api/tables`, {
      method: 'POST',
      headers: { cookie: this.#cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'qwixx', seats: 2, options: { games: 5 } }),
    })
    return ((await answer.json()) as { code: string }).code
  }

  async sit(table: string): Promise<void> {
    await this.send({ t: 'join', table })
    await this.send({ t: 'sit', seat: this.#seat })
  }

  send(command: object, { mayFail = false } = {}): Promise<void> {
    const i = (this.#ids++).toString(36)
    const text = JSON.stringify({ ...command, i })
    this.#socket?.send(text)
    return new Promise((resolve) => void this.#waiting.set(i, { text, mayFail, resolve }))
  }

  close(): void {
    this.#socket?.terminate()
  }

  #receive(message: ServerMessage): void {
    this.#follower.receive(message)
    this.#device.update(message, this.#follower)
    if ('i' in message && typeof message.i === 'string') this.#answered(message.i, message)
    if (message.t === 'e' || message.t === 'u') this.#next(message)
  }

  #answered(i: string, message: ServerMessage): void {
    const waiting = this.#waiting.get(i)
    // Another node was first, again and again: the same is asked once more.
    if (message.t === 'no' && message.code === 'conflict' && waiting)
      return void setTimeout(() => this.#socket?.send(waiting.text), AGAIN_MS)
    if (message.t === 'no' && !waiting?.mayFail) throw new Error(JSON.stringify(message))
    this.#waiting.delete(i)
    waiting?.resolve()
  }

  #next(message: { table?: { phase?: string | undefined } | undefined }): void {
    if (message.table?.phase === 'over' && this.#seat === 0) return void this.#again()
    if (this.#choosing) return
    const moves = this.#follower.moves()
    if (moves.length === 0) return
    this.#choosing = true
    this.#onTurn(moves, async (chosen) => {
      await this.send({ t: 'move', m: chosen })
      this.#choosing = false
      this.#next({})
    })
  }

  async #again(): Promise<void> {
    await this.send({ t: 'rematch' })
    await this.send({ t: 'start' })
  }
}
