import type { Duplex } from 'node:stream'

const TEXT_FRAME = 0x81
const SHORT = 125
const MEDIUM = 0xffff

/** The latest text and its frame: an update goes to several sockets one after the other. */
let lastText = ''
let lastFrame: Buffer = Buffer.alloc(0)

/** A text as a WebSocket frame. */
export function frameOf(text: string): Buffer {
  if (text !== lastText || lastFrame.length === 0) {
    lastFrame = makeFrame(text)
    lastText = text
  }
  return lastFrame
}

function makeFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = TEXT_FRAME
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = SHORT + 1
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = SHORT + 2
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}

/**
 * Collects the frames for one socket and writes them at the end of the turn of the event loop: writing is what costs
 * most, and one write for a group of messages costs as much as one for each.
 */
export class Outbox {
  readonly #stream: Duplex
  #frames: Buffer[] = []

  constructor(stream: Duplex) {
    this.#stream = stream
  }

  /** Answers how many bytes the reader has not taken yet. */
  add(text: string): number {
    if (this.#frames.length === 0) flushSoon(this)
    this.#frames.push(frameOf(text))
    return this.#stream.writableLength
  }

  /** Writes what was collected; to be called before the socket is closed. */
  flush(): void {
    const frames = this.#frames
    const [first] = frames
    if (!first) return
    this.#frames = []
    if (this.#stream.destroyed || this.#stream.writableEnded) return
    this.#stream.write(frames.length === 1 ? first : Buffer.concat(frames))
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
