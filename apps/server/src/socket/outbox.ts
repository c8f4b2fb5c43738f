import type { Duplex } from 'node:stream'

const TEXT_FRAME = 0x81
const SHORT = 125
const MEDIUM = 0xffff
const MEDIUM_MARK = 126
const LONG_MARK = 127

/** The latest text and its frame: an update goes to several sockets one after the other. */
let lastText = ''
let lastFrame = ''

/** A text as a WebSocket frame, one character a byte: strings join and are written at less cost than buffers. */
export function frameOf(text: string): string {
  if (text !== lastText || lastFrame === '') {
    lastFrame = makeFrame(text)
    lastText = text
  }
  return lastFrame
}

function makeFrame(text: string): string {
  const length = Buffer.byteLength(text)
  const bytes = length === text.length ? text : Buffer.from(text).toString('latin1')
  return headOf(length) + bytes
}

function headOf(length: number): string {
  if (length <= SHORT) return String.fromCharCode(TEXT_FRAME, length)
  const size = length <= MEDIUM ? 2 : 8
  const head = [TEXT_FRAME, size === 2 ? MEDIUM_MARK : LONG_MARK]
  for (let byte = size - 1; byte >= 0; byte--) head.push(Math.floor(length / 256 ** byte) % 256)
  return String.fromCharCode(...head)
}

/**
 * Collects the frames for one socket and writes them at the end of the turn of the event loop: writing is what costs
 * most, and one write for a group of messages costs as much as one for each.
 */
export class Outbox {
  readonly #stream: Duplex
  #frames = ''

  constructor(stream: Duplex) {
    this.#stream = stream
  }

  /** Answers how many bytes the reader has not taken yet. */
  add(text: string): number {
    if (this.#frames === '') flushSoon(this)
    this.#frames += frameOf(text)
    return this.#stream.writableLength
  }

  /** Writes what was collected; to be called before the socket is closed. */
  flush(): void {
    const frames = this.#frames
    if (frames === '') return
    this.#frames = ''
    if (!this.#stream.destroyed && !this.#stream.writableEnded) this.#stream.write(frames, 'latin1')
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
