import { isObject, isShallow, isWholeIn, type JsonObject, type Seat } from '@rattlecup/kit'
import { CLIENT_TYPES, clientMessage, CLOSE, PROTOCOL_VERSION, type ClientMessage } from '@rattlecup/protocol'
import type { WebSocket } from 'ws'
import type { GuestRow } from '../store/contract.ts'
import type { Hall } from '../table/hall.ts'
import { refusal, refusalText, type Refusal } from '../table/refusal.ts'
import type { Member, Table } from '../table/table.ts'
import type { Outbox } from './outbox.ts'

/** A reader that lets this much pile up is too slow and has to come back. */
const MOST_BUFFERED = 1 << 20
/** A client that goes on after being told this often that it sends too much is cut off. */
const MOST_REFUSALS = 200
const MOST_NESTED = 8
const TOO_DEEP: Refusal = { code: 'bad-request', message: `nothing nests deeper than ${MOST_NESTED}` }

export interface ConnectionParts {
  readonly socket: WebSocket
  readonly outbox: Outbox
  readonly guest: GuestRow
  readonly hall: Hall
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
    this.send(JSON.stringify({ t: 'welcome', v: PROTOCOL_VERSION, me: { id, name } }))
  }

  send(text: string): void {
    const { socket, outbox } = this.#parts
    if (socket.readyState !== socket.OPEN) return
    if (outbox.add(text) > MOST_BUFFERED) this.#end(CLOSE.tooSlow)
  }

  moved(table: Table | undefined): void {
    this.#table = table
  }

  close(): void {
    this.#table?.leave(this)
    this.#table = undefined
  }

  receive(data: Buffer, isBinary: boolean): void {
    if (this.#parts.socket.readyState !== this.#parts.socket.OPEN) return
    if (!this.#parts.admits()) return this.#slowDown()
    try {
      if (isBinary) return this.#refuse(null, { code: 'bad-json', message: 'messages are text' })
      this.#read(data.toString())
    } catch (error) {
      this.#parts.onError(error as Error)
      this.#refuse(null, refusal('internal'))
    }
  }

  #read(text: string): void {
    const message = parse(text)
    if (message === undefined) return this.#refuse(null, { code: 'bad-json', message: 'this is not JSON' })
    if (this.#parts.isClosing()) return this.#refuse(idOf(message), refusal('closing'))
    if (isMove(message)) return this.#move(message)
    if (!isShallow(message, MOST_NESTED)) return this.#refuse(idOf(message), TOO_DEEP)
    const checked = clientMessage.safeParse(message)
    if (checked.success) return this.#carryOut(checked.data)
    this.#refuse(idOf(message), whatIsWrong(message, checked.error.issues[0]))
  }

  /** Moves are most of the traffic: their form is checked by hand, their meaning by the rules. */
  #move({ i, m, p }: MoveMessage): void {
    if (this.#joining) return void this.#joining.then(() => this.#move({ t: 'move', i, m, p }))
    if (!this.#table) return this.#refuse(i, refusal('not-joined'))
    this.#parts.onMove()
    this.#table.move(this, i, m, p)
  }

  #carryOut(message: ClientMessage): void {
    if (this.#joining) return void this.#joining.then(() => this.#carryOut(message))
    if (message.t === 'ping') return this.send(JSON.stringify({ t: 'pong', i: message.i }))
    if (message.t === 'join') return this.#join(message)
    if (message.t === 'move')
      return this.#refuse(message.i, { code: 'illegal-move', message: 'no game has such a move' })
    if (!this.#table) return this.#refuse(message.i, refusal('not-joined'))
    this.#table.command(this, message)
  }

  #join({ i, table: code, n }: Extract<ClientMessage, { t: 'join' }>): void {
    this.close()
    this.#joining = this.#parts.hall
      .find(code)
      .then((table) => {
        if (!table) return this.#refuse(i, { code: 'unknown-table', message: `there is no table ${code}` })
        if (!table.admits(this.guest)) return this.#refuse(i, refusal('no-entry'))
        if (this.#parts.socket.readyState !== this.#parts.socket.OPEN) return
        this.#table = table
        table.join(this, i, n)
      })
      .catch((error: Error) => {
        this.#parts.onError(error)
        this.#refuse(i, refusal('internal'))
      })
      .finally(() => void (this.#joining = undefined))
  }

  #slowDown(): void {
    if (++this.#refusals > MOST_REFUSALS) return this.#end(CLOSE.rateLimited)
    this.#refuse(null, refusal('rate-limited'))
  }

  #end(code: number): void {
    this.#parts.outbox.flush()
    this.#parts.socket.close(code)
  }

  #refuse(id: string | null, refused: Refusal): void {
    this.send(refusalText(id, refused))
  }
}

interface MoveMessage {
  readonly t: 'move'
  readonly i: string
  readonly m: JsonObject
  readonly p: number | undefined
}

function isMove(message: unknown): message is MoveMessage {
  if (!isObject(message) || message['t'] !== 'move') return false
  const { i, m, p } = message
  if (typeof i !== 'string' || i.length === 0 || i.length > 36 || !isObject(m)) return false
  if (p !== undefined && !isWholeIn(p, 0, Number.MAX_SAFE_INTEGER)) return false
  return isShallow(m, MOST_NESTED)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function idOf(message: unknown): string | null {
  const id = isObject(message) ? message['i'] : null
  return typeof id === 'string' && id.length <= 36 ? id : null
}

function whatIsWrong(message: unknown, issue: { path: PropertyKey[]; message: string } | undefined): Refusal {
  if (!isObject(message)) return { code: 'bad-request', message: 'a message is an object' }
  const type = message['t']
  if (typeof type === 'string' && !CLIENT_TYPES.includes(type)) return refusal('unknown-type')
  const path = issue?.path.join('.').slice(0, 60)
  return { code: 'bad-request', message: `${path ? `${path}: ` : ''}${issue?.message.slice(0, 200)}` }
}
