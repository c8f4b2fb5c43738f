import type { CodedError, Seat } from '@rattlecup/kit'
import { CLOSE, PROTOCOL_VERSION, type Code } from '@rattlecup/protocol'
import type { WebSocket } from 'ws'
import { UnreachableError, type GuestRow } from '../store/contract.ts'
import { codedError, RequestError } from '../errors.ts'
import { encodeMessage, encodeRefusal } from '../table/public/encode.ts'
import type { Member } from '../table/members.ts'
import type { Table } from '../table/table.ts'
import type { Outbox } from './outbox.ts'
import { readMessage, type ReadMessage } from './read-message.ts'

/** A reader that lets this much pile up is too slow and has to come back. */
const MOST_BUFFERED = 1 << 20
/** A client that goes on after being told this often that it sends too much is cut off. */
const MOST_REFUSALS = 200

interface ConnectionParts {
  readonly socket: WebSocket
  readonly outbox: Outbox
  readonly guest: GuestRow
  /** The table with this code, for this client. */
  readonly find: (code: string) => Promise<Table>
  /** Whether one more message may come. */
  readonly admits: () => boolean
  readonly isClosing: () => boolean
  readonly onError: (error: Error) => void
  readonly onMove: () => void
}

/** One client on its socket: reads its messages, and is its member at the table it joined. */
export class Connection implements Member {
  readonly guest: GuestRow
  seat: Seat | null = null
  hosting = false
  heads: readonly string[] = []
  isHidden = false
  isSilent = false
  /** Whether it answered since it was last asked. */
  alive = true
  readonly #parts: ConnectionParts
  #table: Table | undefined
  /** Joining takes a moment; what is sent meanwhile is meant for the table being joined. */
  #joining: Promise<void> | undefined
  #refusals = 0

  constructor(parts: ConnectionParts) {
    this.#parts = parts
    this.guest = parts.guest
    const { id, name } = parts.guest
    this.send(encodeMessage({ t: 'welcome', v: PROTOCOL_VERSION, me: { id, name } }))
  }

  send(text: string): void {
    const { socket, outbox } = this.#parts
    if (socket.readyState !== socket.OPEN) return
    if (outbox.send(text) > MOST_BUFFERED) this.#end(CLOSE.tooSlow)
  }

  sendAlong(text: string): void {
    const { socket, outbox } = this.#parts
    if (socket.readyState !== socket.OPEN) return
    if (outbox.sendAlong(text) > MOST_BUFFERED) this.#end(CLOSE.tooSlow)
  }

  dismissed(): void {
    this.#table = undefined
  }

  close(): void {
    this.#table?.leave(this)
    this.#table = undefined
  }

  /** Frames that the protocol itself answers count like messages: nobody makes us write without end. */
  control(frame: 'ping' | 'pong', data: Buffer): void {
    if (!this.#isAdmitted()) return
    if (frame === 'pong') this.alive = true
    else if (this.#parts.outbox.pong(data) > MOST_BUFFERED) this.#end(CLOSE.tooSlow)
  }

  receive(data: Buffer, isBinary: boolean): void {
    if (!this.#isAdmitted()) return
    try {
      if (isBinary) return this.#refuse(null, { code: 'bad-json', message: 'A message is text.' })
      this.#carryOut(readMessage(data.toString()))
    } catch (error) {
      this.#parts.onError(error as Error)
      this.#refuse(null, codedError('internal'))
    }
  }

  #carryOut(message: ReadMessage): void {
    const { isClosing, onMove } = this.#parts
    if (isClosing()) return this.#refuse(message.i, codedError('closing'))
    if (message.t === 'refused') return this.#refuse(message.i, message.why)
    if (this.#joining) return void this.#joining.then(() => this.#carryOut(message))
    if (message.t === 'ping') return this.#pong(message.i)
    if (message.t === 'join') return this.#join(message)
    if (!this.#table) return this.#refuse(message.i, codedError('not-joined'))
    if (message.t === 'move') onMove()
    this.#table.receive(this, message)
  }

  #pong(i: string): void {
    this.#table?.members.hear(this)
    this.send(encodeMessage({ t: 'pong', i }))
  }

  #join({ i, table: code, n, head }: Extract<ReadMessage, { t: 'join' }>): void {
    this.close()
    this.#joining = this.#parts
      .find(code)
      .then((table) => {
        if (!table.state.admits(this.guest)) return this.#refuse(i, codedError('no-entry'))
        if (this.#parts.socket.readyState !== this.#parts.socket.OPEN) return
        this.#table = table
        this.heads = head === undefined ? [] : [head]
        this.isSilent = this.isHidden = false
        table.join(this, i, n)
      })
      .catch((error: Error) => {
        if (error instanceof RequestError) return this.#refuse(i, error)
        // Soon it may be: the client asks again.
        if (error instanceof UnreachableError) return this.#refuse(i, codedError('conflict'))
        this.#parts.onError(error)
        this.#refuse(i, codedError('internal'))
      })
      .finally(() => void (this.#joining = undefined))
  }

  #isAdmitted(): boolean {
    const { socket, admits } = this.#parts
    if (socket.readyState !== socket.OPEN) return false
    if (admits()) return true
    if (++this.#refusals > MOST_REFUSALS) this.#end(CLOSE.rateLimited)
    else this.#refuse(null, codedError('rate-limited'))
    return false
  }

  #end(code: number): void {
    this.#parts.outbox.flush()
    this.#parts.socket.close(code)
  }

  #refuse(id: string | null, refused: CodedError<Code>): void {
    this.send(encodeRefusal(id, refused))
  }
}
