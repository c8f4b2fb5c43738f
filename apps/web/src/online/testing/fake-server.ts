import {
  PROTOCOL_VERSION,
  type DiceInfo,
  type ServerMessage,
  type TableInfo,
} from '@rattlecup/protocol/client'
import type { Socket, SocketEvents } from '../remote/line.ts'
import type { Outside } from '../remote/remote-session.ts'

/** A server's end of the sockets that a session opens: a test says what it answers and when it breaks. */
export class FakeServer implements Outside {
  /** Everything sent on the latest socket. */
  heard: { t: string; i: string; [key: string]: unknown }[] = []
  sockets = 0
  prepared = 0
  version: 'ready' | 'outdated' = 'ready'
  /** Tells the session that the network may be back. */
  wake: () => void = () => {}
  #events: SocketEvents | undefined

  readonly openSocket = (_code: string, events: SocketEvents): Socket => {
    this.sockets++
    this.heard = []
    this.#events = events
    return {
      send: (text) => void this.heard.push(JSON.parse(text)),
      close: () => void (this.#events = undefined),
    }
  }

  readonly watch = (wake: () => void): (() => void) => {
    this.wake = wake
    return () => void (this.wake = () => {})
  }

  /** Tells the session that its page is hidden or shown. */
  turn: (isShown: boolean) => void = () => {}
  readonly watchPage = (changed: (isShown: boolean) => void): (() => void) => {
    this.turn = changed
    return () => void (this.turn = () => {})
  }

  readonly prepare = async (): Promise<'ready' | 'outdated'> => {
    this.prepared++
    return this.version
  }

  accept(): void {
    this.#events?.onOpen()
    this.tell({ t: 'welcome', v: PROTOCOL_VERSION, me: { id: 'me', name: 'Mia' } })
  }

  tell(message: ServerMessage): void {
    this.#events?.onText(JSON.stringify(message))
  }

  breakOff(code?: number): void {
    this.#events?.onClose(code)
  }

  /** The latest message of a kind. */
  last(type: string): { t: string; i: string; [key: string]: unknown } | undefined {
    return this.heard.findLast(({ t }) => t === type)
  }
}

/** A Qwixx table of two, both seats taken. */
export function tableInfo(change: Partial<TableInfo> = {}): TableInfo {
  return {
    code: 'ABCDE',
    settings: {
      game: 'qwixx',
      seats: 2,
      options: {},
      listed: true,
      watch: 'anyone',
      chat: true,
      dice: 'fair',
      wait: 'here',
      clock: null,
      takeover: true,
    },
    phase: 'playing',
    host: 0,
    seats: [
      { name: 'Mia', bot: null, away: false },
      { name: 'Noah', bot: null, away: false },
    ],
    game: 1,
    dice: null,
    time: null,
    pausing: [],
    stopping: [],
    undo: null,
    ...change,
  }
}

/** What a table shows of its dice before the game. */
export function houseDice(change: Partial<DiceInfo> = {}): DiceInfo {
  const nothing = { opening: null, proof: null, key: null, secret: null }
  return {
    scheme: 'rattlecup-dice/2',
    commitment: 'c0'.repeat(32),
    heads: [null, null],
    ...nothing,
    ...change,
  }
}
