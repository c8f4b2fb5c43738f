import type { CodedError } from '@rattlecup/kit'
import { CLOSE, MAX_MESSAGE_BYTES, SUBPROTOCOL, type Code } from '@rattlecup/protocol'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Guests, Recognised } from '../identity/guests.ts'
import type { TableFinder } from '../limits/table-finder.ts'
import { codedError } from '../errors.ts'
import { Connection } from './connection.ts'
import { addressOf, handshakeRefusal, refuseHandshake, versionRefusal } from './handshake.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import type { OpenLines } from '../limits/open-lines.ts'
import { Outbox } from './outbox.ts'
import type { Site } from '../http/site.ts'

/** Whoever is not heard between two beats has vanished: within 8 seconds that is noticed. */
const HEARTBEAT_MS = 3_500
/** How long a client may take to close its end; one that has vanished never does. */
const GOODBYE_MS = 1000

// `closeTimeout` is newer than the library's types.
const OPTIONS = {
  noServer: true,
  maxPayload: MAX_MESSAGE_BYTES,
  // Compression would cost six times the CPU of a message and 300 kB a connection.
  perMessageDeflate: false,
  // Answered by the connection, which counts them.
  autoPong: false,
  closeTimeout: GOODBYE_MS,
  handleProtocols: (offered: Set<string>) => (offered.has(SUBPROTOCOL) ? SUBPROTOCOL : (false as const)),
}

interface SocketParts {
  readonly guests: Guests
  readonly finder: TableFinder
  readonly site: Site
  readonly limits: RateLimits
  readonly lines: OpenLines
  readonly trustProxy: boolean
  readonly onError: (error: Error) => void
  readonly onMove: () => void
}

/** The WebSocket side: admits clients, and notices those that have vanished. */
export class Sockets {
  readonly #parts: SocketParts
  readonly #server = new WebSocketServer(OPTIONS)
  readonly #connections = new Map<Connection, () => void>()
  readonly #heartbeat: NodeJS.Timeout
  #lastBeat = performance.now()
  #closing = false

  constructor(parts: SocketParts) {
    this.#parts = parts
    // What came in while the house was busy is heard first, which is before the next turn of this kind.
    this.#heartbeat = setInterval(() => setImmediate(() => this.#beat()), HEARTBEAT_MS)
    this.#server.on('wsClientError', ({ message }, socket) => {
      refuseHandshake(socket, { code: 'bad-request', message })
    })
  }

  get size(): number {
    return this.#connections.size
  }

  listen(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      this.#admit(request, socket, head).catch((error: Error) => {
        this.#parts.onError(error)
        refuseHandshake(socket, codedError('internal'))
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
    const refuse = (why: CodedError<Code>) => refuseHandshake(socket, why)
    const address = addressOf(request, this.#parts.trustProxy)
    const refused = handshakeRefusal(request) ?? this.#refusalAt(request, address)
    if (refused) return refuse(refused)
    const recognised = await this.#parts.guests.recognise(request.headers)
    if (!recognised) return refuse(codedError('unauthorized'))
    const misunderstood = versionRefusal(request)
    if (misunderstood) return refuse(misunderstood)
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      // ws closes the socket by itself after an error, such as a message too long.
      ws.on('error', () => {})
      this.#connect(ws, new Outbox(ws, socket), recognised, address)
    })
  }

  #refusalAt(request: IncomingMessage, address: string): CodedError<Code> | undefined {
    if (this.#closing) return codedError('closing')
    if (!this.#parts.limits.admitsRequest(address)) return codedError('rate-limited')
    return this.#parts.site.allows(request) ? undefined : codedError('bad-origin')
  }

  #connect(socket: WebSocket, outbox: Outbox, recognised: Recognised, address: string): void {
    const { finder, limits, lines, onError, onMove } = this.#parts
    const guest = { ...recognised.guest }
    const close = () => {
      outbox.flush()
      socket.close(CLOSE.revoked, 'revoked')
    }
    const release = lines.open({ guest, credential: recognised.credential, close }, address)
    // A browser can't see why a handshake is refused, but it sees a close code.
    if (!release) return socket.close(CLOSE.tooManyOpen, 'too many connections')
    const admits = () => limits.admitsMessage(guest.id)
    const find = (code: string) => finder.find(code, { guest: guest.id, address })
    const isClosing = () => this.#closing
    const parts = { socket, outbox, guest, find, admits, isClosing, onError, onMove }
    const connection = new Connection(parts)
    this.#connections.set(connection, () => this.#probe(connection, socket))
    socket.on('message', (data, isBinary) => {
      connection.alive = true
      connection.receive(data as Buffer, isBinary)
    })
    socket.on('ping', (data) => connection.control('ping', data))
    socket.on('pong', (data) => connection.control('pong', data))
    socket.on('close', () => {
      release()
      connection.close()
      this.#connections.delete(connection)
    })
  }

  #beat(): void {
    const now = performance.now()
    // After a moment in which nothing could be heard, nobody's silence says anything.
    const wasDeaf = now - this.#lastBeat > 1.5 * HEARTBEAT_MS
    this.#lastBeat = now
    for (const [connection, probe] of this.#connections) {
      if (wasDeaf) connection.alive = true
      probe()
    }
  }

  #probe(connection: Connection, socket: { ping(): void; terminate(): void }): void {
    if (!connection.alive) return socket.terminate()
    connection.alive = false
    socket.ping()
  }
}
