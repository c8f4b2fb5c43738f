import { CLOSE, MAX_MESSAGE_BYTES, SUBPROTOCOL, type ServerCode } from '@rattlecup/protocol'
import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Guests } from '../identity/guests.ts'
import type { GuestRow } from '../store/contract.ts'
import type { Hall } from '../table/hall.ts'
import { Connection } from './connection.ts'
import { statusOf } from './faults.ts'
import type { Limits } from './limits.ts'
import type { OpenLines } from './open-lines.ts'
import { Outbox } from './outbox.ts'
import type { Site } from './site.ts'

const HEARTBEAT_MS = 25_000
/** How long a client may take to say good-bye; one that has vanished never does. */
const GOODBYE_MS = 1000

export interface SocketParts {
  readonly guests: Guests
  readonly hall: Hall
  readonly site: Site
  readonly limits: Limits
  readonly lines: OpenLines
  readonly trustProxy: boolean
  readonly onError: (error: Error) => void
  readonly onMove: () => void
}

/** The WebSocket side: lets in who may come in, and notices who has vanished. */
export class Sockets {
  readonly #parts: SocketParts
  // Compression would cost six times the CPU of a message and 300 kB a connection.
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
  })
  readonly #connections = new Map<Connection, () => void>()
  readonly #heartbeat: NodeJS.Timeout
  #closing = false

  constructor(parts: SocketParts) {
    this.#parts = parts
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS)
  }

  get size(): number {
    return this.#connections.size
  }

  listen(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      this.#admit(request, socket, head).catch((error: Error) => {
        this.#parts.onError(error)
        refuse(socket, 'internal')
      })
    })
  }

  /** From now on every command is refused, so that what is on its way can be finished. */
  refuseCommands(): void {
    this.#closing = true
  }

  get isClosing(): boolean {
    return this.#closing
  }

  close(): void {
    clearInterval(this.#heartbeat)
    for (const socket of this.#server.clients) socket.close(1012, 'restart')
    this.#server.close()
    setTimeout(() => this.#terminate(), GOODBYE_MS).unref()
  }

  #terminate(): void {
    for (const socket of this.#server.clients) socket.terminate()
  }

  async #admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { site, guests, limits, trustProxy } = this.#parts
    const address = addressOf(request, trustProxy)
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname !== '/ws') return refuse(socket, 'unknown-type')
    if (this.#closing) return refuse(socket, 'closing')
    if (!limits.admitsRequest(address)) return refuse(socket, 'rate-limited')
    if (!site.allows(request)) return refuse(socket, 'bad-origin')
    const recognised = await guests.recognise(request.headers)
    if (!recognised) return refuse(socket, 'unauthorized')
    const offered = request.headers['sec-websocket-protocol']?.split(/\s*,\s*/) ?? []
    if (!offered.includes(SUBPROTOCOL)) return refuse(socket, 'unknown-type')
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      // ws closes the socket by itself after an error, such as a message too long.
      ws.on('error', () => {})
      const release = this.#parts.lines.open(recognised.guest.id, address)
      // A browser can't see why a handshake is refused, but it sees a close code.
      if (!release) return ws.close(CLOSE.tooManyOpen, 'too many connections')
      ws.on('close', release)
      this.#connect(ws, socket, recognised.guest)
    })
  }

  #connect(socket: WebSocket, stream: Duplex, guest: GuestRow): void {
    const { hall, limits, onError, onMove } = this.#parts
    const admits = () => limits.admitsMessage(guest.id)
    const isClosing = () => this.#closing
    const connection = new Connection({
      socket,
      outbox: new Outbox(stream),
      guest,
      hall,
      admits,
      isClosing,
      onError,
      onMove,
    })
    this.#connections.set(connection, () => this.#probe(connection, socket))
    socket.on('message', (data, isBinary) => connection.receive(data as Buffer, isBinary))
    socket.on('pong', () => void (connection.alive = true))
    socket.on('close', () => {
      connection.close()
      this.#connections.delete(connection)
    })
  }

  #beat(): void {
    for (const probe of this.#connections.values()) probe()
  }

  #probe(connection: Connection, socket: { ping(): void; terminate(): void }): void {
    if (!connection.alive) return socket.terminate()
    connection.alive = false
    socket.ping()
  }
}

/** As fastify reads it for requests: the last of those forwarded for, which the proxy itself has added. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return forwarded || (socket.remoteAddress ?? '')
}

function refuse(socket: Duplex, code: ServerCode): void {
  const status = statusOf(code)
  const body = JSON.stringify({ error: { code } })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
