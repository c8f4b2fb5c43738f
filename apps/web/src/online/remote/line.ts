/** One socket, open or about to be. */
export interface Socket {
  send(text: string): void
  close(): void
}

/** What a socket tells. */
export interface SocketEvents {
  readonly onOpen: () => void
  readonly onText: (text: string) => void
  /** With WebSocket's close code, as far as one came. */
  readonly onClose: (code?: number) => void
}

export interface LineParts {
  readonly openSocket: (events: SocketEvents) => Socket
  /** Called where no socket opened: makes sure that the server knows us. */
  readonly prepare: () => Promise<void>
  /** Tells when the network may be back or gone, or somebody looks again; returns how to stop telling. */
  readonly watch: (wake: () => void) => () => void
  readonly onOpen: () => void
  readonly onText: (text: string) => void
  /** With the close code, as far as one came. */
  readonly onLost: (code: number | undefined) => void
}

const FIRST_RETRY_MS = 300
/** Whoever comes back is back within three seconds. */
const LAST_RETRY_MS = 2_400
/** After so much silence the other end is asked whether it is there. */
const QUIET_MS = 4_000
/** An answer that takes longer than this will not come; where the network is known to have changed, even sooner. */
const ANSWER_MS = 3_000
const DOUBTFUL_MS = 2_000
const PING = JSON.stringify({ t: 'ping', i: 'ping' })

/** One socket that is opened again whenever it breaks, until it is closed for good. */
export class RemoteLine {
  readonly #parts: LineParts
  readonly #unwatch: () => void
  #socket: Socket | undefined
  #isOpen = false
  #isClosed = false
  #isPreparing = false
  #tries = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined

  constructor(parts: LineParts) {
    this.#parts = parts
    this.#unwatch = parts.watch(() => this.wake())
    this.#connect()
  }

  /** Says it if the line is open; who needs it said must say it again in `onOpen`. */
  send(text: string): void {
    if (this.#isOpen) this.#socket?.send(text)
  }

  /** Something changed: an open line is tested at once, a broken one tried at once. */
  wake(): void {
    if (this.#isOpen) return this.#ping(DOUBTFUL_MS)
    this.#tries = 0
    // An attempt under way may hang in a network that is gone.
    this.#letGo()
    this.#connect()
  }

  close(): void {
    this.#isClosed = true
    this.#unwatch()
    clearTimeout(this.#retry)
    this.#letGo()
  }

  #connect(): void {
    clearTimeout(this.#retry)
    this.#retry = undefined
    // Whatever still comes from a socket that was given up is ignored.
    const isOurs = (): boolean => this.#socket === socket
    const socket = this.#parts.openSocket({
      onOpen: () => isOurs() && this.#opened(),
      onText: (text) => isOurs() && this.#heard(text),
      onClose: (code) => isOurs() && this.#broken(code),
    })
    this.#socket = socket
    // A try that hangs is given up as a silent line is.
    this.#expect(ANSWER_MS, () => this.#broken())
  }

  #opened(): void {
    this.#isOpen = true
    this.#expect(ANSWER_MS, () => this.#broken())
    this.#parts.onOpen()
  }

  #heard(text: string): void {
    this.#tries = 0
    this.#expect(QUIET_MS, () => this.#ping())
    this.#parts.onText(text)
  }

  #ping(patience = ANSWER_MS): void {
    this.send(PING)
    this.#expect(patience, () => this.#broken())
  }

  #broken(code?: number): void {
    const wasOpen = this.#isOpen
    this.#letGo()
    this.#parts.onLost(code)
    if (!wasOpen) this.#prepare()
    this.#tryLater()
  }

  /** Nobody waits for it: where the network is gone it takes longer than the next try. */
  #prepare(): void {
    const done = (): void => void (this.#isPreparing = false)
    if (this.#isPreparing) return
    this.#isPreparing = true
    this.#parts.prepare().then(done, done)
  }

  #tryLater(): void {
    if (this.#isClosed) return
    const delay = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#tries++)
    // Everybody who lost the same server should not come back at the same moment.
    this.#retry = setTimeout(() => this.#connect(), delay * (0.75 + Math.random() / 4))
  }

  #letGo(): void {
    clearTimeout(this.#silence)
    this.#isOpen = false
    const socket = this.#socket
    this.#socket = undefined
    socket?.close()
  }

  #expect(milliseconds: number, otherwise: () => void): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(otherwise, milliseconds)
  }
}
