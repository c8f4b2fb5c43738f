import type { CodedError, Seat } from '@rattlecup/kit'
import { CLOSE, PROTOCOL_VERSION, type Code } from '@rattlecup/protocol'
import type { WebSocket } from 'ws'
import type { GuestRow } from '../store/contract.ts'
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

  dismissed(): void {
    this.#table = undefined
  }

  close(): void {
    this.#table?.leave(this)
    this.#table = undefined
  }

  receive(data: Buffer, isBinary: boolean): void {
    if (this.#parts.socket.readyState !== this.#parts.socket.OPEN) return
    if (!this.#parts.admits()) return this.#slowDown()
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
    if (message.t === 'ping') return this.send(encodeMessage({ t: 'pong', i: message.i }))
    if (message.t === 'join') return this.#join(message)
    if (!this.#table) return this.#refuse(message.i, codedError('not-joined'))
    if (message.t === 'move') onMove()
    this.#table.receive(this, message)
  }

  #join({ i, table: code, n }: Extract<ReadMessage, { t: 'join' }>): void {
    this.close()
    this.#joining = this.#parts
      .find(code)
      .then((table) => {
        if (!table.admits(this.guest)) return this.#refuse(i, codedError('no-entry'))
        if (this.#parts.socket.readyState !== this.#parts.socket.OPEN) return
        this.#table = table
        table.join(this, i, n)
      })
      .catch((error: Error) => {
        if (error instanceof RequestError) return this.#refuse(i, error)
        this.#parts.onError(error)
        this.#refuse(i, codedError('internal'))
      })
      .finally(() => void (this.#joining = undefined))
  }

  #slowDown(): void {
    if (++this.#refusals > MOST_REFUSALS) return this.#end(CLOSE.rateLimited)
    this.#refuse(null, codedError('rate-limited'))
  }

  #end(code: number): void {
    this.#parts.outbox.flush()
    this.#parts.socket.close(code)
  }

  #refuse(id: string | null, refused: CodedError<Code>): void {
    this.send(encodeRefusal(id, refused))
  }
}
