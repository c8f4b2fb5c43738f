import { findGame } from '@rattlecup/games'
import { storeInMemory, type DeviceStore, type JsonObject } from '@rattlecup/kit'
import {
  SeatDevice,
  SUBPROTOCOL,
  TableFollower,
  type ClientMessageInput,
  type ServerMessage,
  type TableSettingsInput,
} from '@rattlecup/protocol'
import { randomBytes } from 'node:crypto'
import { WebSocket } from 'ws'

/** A command without its id. */
export type Command = ClientMessageInput extends infer M ? (M extends unknown ? Omit<M, 'i'> : never) : never

export class CommandRefused extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

interface Outstanding {
  readonly text: string
  resolve(message: ServerMessage): void
  reject(error: Error): void
}

const RETRY_MS = 50

/** A whole client, as a browser would be one: it reconnects by itself, says what it has, and sends again what was not answered. */
export class TestClient {
  readonly follower = new TableFollower(findGame)
  /** What its devices keep, by game and seat. */
  readonly memories = new Map<string, DeviceStore>()
  /** Takes part in the dice; undefined for a client that can't. */
  dice: (Pick<SeatDevice, 'head' | 'update'> & { readonly device?: SeatDevice['device'] }) | undefined =
    new SeatDevice({
      memory: ({ table, game, seat }, fresh) => {
        const key = `${table}/${game}/${seat}`
        const kept = this.memories.get(key) ?? storeInMemory(fresh)
        this.memories.set(key, kept)
        return kept
      },
      newRoot: () => randomBytes(32).toString('hex'),
      send: (command) => void this.send(command).catch(() => {}),
    })
  /** Called with each message as it came. */
  onText: (text: string) => void = () => {}
  /** Called after each message. */
  onMessage: (message: ServerMessage) => void = () => {}
  /** Whether it is at its table now. */
  isJoined = false
  /** When it last came to its table, in milliseconds since 1970. */
  joinedAt = 0
  readonly base: string
  readonly cookie: string
  /** What goes with each request. */
  readonly headers: Readonly<Record<string, string>>
  /** How often its socket was closed by others. */
  drops = 0
  #socket: WebSocket | undefined
  #code: string | undefined
  #ids = 0
  #ended = false
  readonly #prefix = Math.random().toString(36).slice(2, 6)
  readonly #outstanding = new Map<string, Outstanding>()

  private constructor(base: string, cookie: string, headers: Readonly<Record<string, string>> = {}) {
    this.base = base
    this.cookie = cookie
    this.headers = { ...headers, cookie }
  }

  static async open(base: string, headers: Readonly<Record<string, string>> = {}): Promise<TestClient> {
    const answer = await fetch(`${base}/api/me`, { method: 'POST', headers })
    const cookie = answer.headers.get('set-cookie')?.split(';')[0]
    if (!answer.ok || !cookie) throw new Error(`no guest: ${answer.status} ${await answer.text()}`)
    return new TestClient(base, cookie, headers)
  }

  /** A guest who was here before. */
  static again(base: string, cookie: string): TestClient {
    return new TestClient(base, cookie)
  }

  async request(method: string, path: string, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = { ...this.headers }
    if (body !== undefined) headers['content-type'] = 'application/json'
    return fetch(this.base + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  async createTable(settings: TableSettingsInput & { bots?: unknown }): Promise<string> {
    const answer = await this.request('POST', '/api/tables', settings)
    const made = (await answer.json()) as { code: string }
    if (!answer.ok) throw new Error(JSON.stringify(made))
    return made.code
  }

  /** Opens the socket and joins; from then on it stays there through all interruptions. */
  async join(code: string): Promise<void> {
    this.#code = code
    if (this.#socket) return void (await this.send({ t: 'join', table: code }))
    this.#connect()
    await new Promise<void>((resolve, reject) => {
      this.#outstanding.set('join', { text: '', resolve: () => resolve(), reject })
    })
  }

  /** Sends a command and waits for its answer, however often the line breaks meanwhile. */
  send(command: Command): Promise<ServerMessage> {
    const i = `${this.#prefix}${(this.#ids++).toString(36)}`
    const text = JSON.stringify({ ...command, i })
    return new Promise((resolve, reject) => {
      this.#outstanding.set(i, { text, resolve, reject })
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text)
    })
  }

  /** With `p`, how many events it knew when it chose, the move is refused as stale if there are more by then. */
  async move(move: JsonObject, p?: number): Promise<ServerMessage> {
    const answer = await this.send({ t: 'move', m: move, ...(p === undefined ? {} : { p }) })
    this.follower.chose(move)
    return answer
  }

  /** Sends anything at all, unanswered. */
  raw(data: string | Buffer): void {
    this.#socket?.send(data)
  }

  get socket(): WebSocket | undefined {
    return this.#socket
  }

  close(): void {
    this.#ended = true
    this.#socket?.terminate()
  }

  #connect(): void {
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/ws`, SUBPROTOCOL, {
      headers: this.headers,
    })
    this.#socket = socket
    socket.on('open', () => this.#opened(socket))
    socket.on('message', (data) => this.#received(String(data)))
    socket.on('error', () => {})
    socket.on('close', () => {
      this.isJoined = false
      if (!this.#ended) this.drops++
      if (!this.#ended) setTimeout(() => this.#ended || this.#connect(), RETRY_MS)
    })
  }

  #opened(socket: WebSocket): void {
    const { n } = this.follower
    // What is not there is left out of the text.
    socket.send(JSON.stringify({ t: 'join', i: 'join', table: this.#code, n, head: this.dice?.head }))
    for (const { text } of this.#outstanding.values()) if (text !== '') socket.send(text)
  }

  #received(text: string): void {
    this.onText(text)
    const message = JSON.parse(text) as ServerMessage
    this.follower.receive(message)
    if (message.t === 'table' || message.t === 'resumed') {
      this.isJoined = true
      this.joinedAt = Date.now()
    }
    if (message.t !== 'no') this.dice?.update(message, this.follower)
    const id = 'i' in message ? message.i : undefined
    const waiting = typeof id === 'string' ? this.#outstanding.get(id) : undefined
    if (waiting && typeof id === 'string') this.#answered(id, waiting, message)
    else if (message.t === 'no' && id === 'join') this.#sentAway(message.code)
    this.onMessage(message)
  }

  /** A table that was overtaken, or that failed and sent everybody away, is read from its log for whoever comes back. */
  #sentAway(code: string): void {
    if (code !== 'conflict' && code !== 'internal') return
    if (code === 'internal') this.isJoined = false
    setTimeout(() => this.#repeat('join'), RETRY_MS)
  }

  /** Joins the table first, unless it has been joined. */
  #repeat(id: string): void {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return
    if (!this.isJoined) return this.#opened(socket)
    const text = this.#outstanding.get(id)?.text
    if (text) socket.send(text)
  }

  #answered(id: string, waiting: Outstanding, message: ServerMessage): void {
    // A server that is going down, or was overtaken, asks for the same again.
    if (message.t === 'no' && message.code === 'closing') return
    if (message.t === 'no' && message.code === 'conflict')
      return void setTimeout(() => this.#repeat(id), RETRY_MS)
    this.#outstanding.delete(id)
    if (message.t === 'no') waiting.reject(new CommandRefused(message.code, message.message))
    else waiting.resolve(message)
  }
}
