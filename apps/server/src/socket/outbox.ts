import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/**
 * Sends over one socket, and hands what one turn of the event loop has sent to the system in one write: writing is what
 * costs most, and a group of messages costs hardly more than one.
 */
export class Outbox {
  readonly #socket: WebSocket
  readonly #stream: Duplex
  #isCorked = false

  /** `stream` is what the socket writes to. */
  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket
    this.#stream = stream
  }

  /** Answers how many bytes the reader has not taken yet. */
  send(text: string): number {
    this.#cork()
    this.#socket.send(text)
    return this.#stream.writableLength
  }

  /** Answers a ping of the WebSocket protocol itself, and how many bytes the reader has not taken yet. */
  pong(data: Buffer): number {
    this.#cork()
    this.#socket.pong(data)
    return this.#stream.writableLength
  }

  #cork(): void {
    if (this.#isCorked) return
    this.#isCorked = true
    this.#stream.cork()
    flushSoon(this)
  }

  flush(): void {
    if (!this.#isCorked) return
    this.#isCorked = false
    this.#stream.uncork()
  }
}

let waiting: Outbox[] = []

function flushSoon(outbox: Outbox): void {
  if (waiting.length === 0) setImmediate(flushAll)
  waiting.push(outbox)
}

function flushAll(): void {
  const outboxes = waiting
  waiting = []
  for (const outbox of outboxes) outbox.flush()
}
