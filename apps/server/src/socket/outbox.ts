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
  /** Whether what is held back goes out with this turn. */
  #isDue = false

  /** `stream` is what the socket writes to. */
  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket
    this.#stream = stream
  }

  /** Answers how many bytes the reader has not taken yet. */
  send(text: string): number {
    this.#hold()
    this.#flushSoon()
    this.#socket.send(text)
    return this.#stream.writableLength
  }

  /** The same for what nobody waits for: it goes out with what is sent next, or by itself a moment later. */
  sendAlong(text: string): number {
    this.#hold()
    if (!this.#isDue) flushLater(this)
    this.#socket.send(text)
    return this.#stream.writableLength
  }

  /** Answers a ping of the WebSocket protocol itself, and how many bytes the reader has not taken yet. */
  pong(data: Buffer): number {
    this.#hold()
    this.#flushSoon()
    this.#socket.pong(data)
    return this.#stream.writableLength
  }

  flush(): void {
    if (!this.#isCorked) return
    this.#isCorked = this.#isDue = false
    later.delete(this)
    this.#stream.uncork()
  }

  #hold(): void {
    if (this.#isCorked) return
    this.#isCorked = true
    this.#stream.cork()
  }

  #flushSoon(): void {
    if (this.#isDue) return
    this.#isDue = true
    if (soon.length === 0) setImmediate(flushSoon)
    soon.push(this)
  }
}

let soon: Outbox[] = []

function flushSoon(): void {
  const outboxes = soon
  soon = []
  for (const outbox of outboxes) outbox.flush()
}

/** How long something may wait for company. */
const ALONG_MS = 50
const later = new Set<Outbox>()
let isTimed = false

function flushLater(outbox: Outbox): void {
  later.add(outbox)
  if (isTimed) return
  isTimed = true
  setTimeout(() => {
    isTimed = false
    for (const each of later) each.flush()
  }, ALONG_MS).unref()
}
