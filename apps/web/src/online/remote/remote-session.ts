import type { Game, JsonObject, Seat } from '@rattlecup/kit'
import {
  CLOSE,
  PROTOCOL_VERSION,
  TableFollower,
  type ServerMessage,
  type TableInfo,
} from '@rattlecup/protocol/client'
import type { Session } from '../../session/session.ts'
import { ValueStore } from '../../session/store.ts'
import { TableDice } from '../dice/table-dice.ts'
import { Commands, type ClientCommand } from './commands.ts'
import { RemoteLine, type LineParts, type Socket, type SocketEvents } from './line.ts'
import { remoteState, type RemoteState, type Surroundings } from './remote-state.ts'

/** The browser's side of a session, so that a test can be one. */
export type Outside = Pick<LineParts, 'watch'> & {
  /** A socket to the table with this code. */
  readonly openSocket: (code: string, events: SocketEvents) => Socket
  /** Tells when the page is hidden or shown; returns how to stop telling. */
  readonly watchPage: (changed: (isShown: boolean) => void) => () => void
  /** Makes sure that the server knows us; `outdated` if it speaks another version. */
  readonly prepare: () => Promise<'ready' | 'outdated'>
}

const JOIN = 'join'
const AGAIN_MS = 400

/**
 * A game at a table of the server. It comes back by itself after every interruption, says how far it knows the table,
 * and sends again what was not answered.
 */
export class RemoteSession implements Session {
  readonly #code: string
  readonly #line: RemoteLine
  readonly #commands = new Commands()
  readonly #store: ValueStore<RemoteState>
  readonly #dice: TableDice
  readonly #unwatchPage: () => void
  #follower: TableFollower
  #around: Omit<Surroundings, 'move'>
  /** Whether the whole table was asked for because something did not fit. */
  #isRereading = false
  #again: ReturnType<typeof setTimeout> | undefined
  /** The chain that was named when joining. */
  #joinedWith: string | undefined

  constructor(code: string, game: Game, outside: Outside) {
    this.#code = code
    this.#follower = this.#newFollower(game)
    this.#around = {
      game,
      connection: 'connecting',
      timeAt: 0,
      toldAt: 0,
      refusal: undefined,
      closed: undefined,
      stopped: undefined,
      did: undefined,
      dice: undefined,
    }
    this.#store = new ValueStore(this.#stateNow())
    this.#dice = new TableDice({
      say: (command) => this.#line.send(JSON.stringify(command)),
      give: (command) => this.#line.send(this.#commands.add(command)),
      onChange: (dice) => this.#show({ dice }),
    })
    this.#line = new RemoteLine({
      openSocket: (events) => outside.openSocket(code, events),
      watch: outside.watch,
      prepare: async () => {
        if ((await outside.prepare()) === 'outdated') this.#giveUp({ connection: 'outdated' })
      },
      onOpen: () => {
        this.#join()
        this.#resend()
      },
      onText: (text) => this.#received(JSON.parse(text) as ServerMessage),
      onLost: (code) => this.#show({ connection: code === CLOSE.tooManyOpen ? 'crowded' : 'lost' }),
    })
    this.#unwatchPage = outside.watchPage((isShown) => this.#dice.turn(isShown))
  }

  get state(): RemoteState {
    return this.#store.value
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener)

  play(_: Seat, m: JsonObject): void {
    this.do({ t: 'move', m, p: this.#follower.events.length })
  }

  enter(o: JsonObject): void {
    this.do({ t: 'outcome', o })
  }

  undo(): void {
    this.do({ t: 'undo' })
  }

  /** Sends a command; what the server says to it comes with the state. */
  do(command: ClientCommand): void {
    this.#line.send(this.#commands.add(command))
    this.#show({ refusal: undefined })
  }

  /** Tries at once to reach the server. */
  retry(): void {
    this.#line.wake()
  }

  close(): void {
    clearTimeout(this.#again)
    this.#unwatchPage()
    this.#line.close()
  }

  #join(): void {
    const { n } = this.#follower
    const { head } = this.#dice
    // What is not there is left out of the text.
    this.#line.send(JSON.stringify({ t: 'join', i: JOIN, table: this.#code, n, head }))
    this.#joinedWith = head
  }

  #resend(): void {
    for (const text of this.#commands.texts) this.#line.send(text)
  }

  #received(message: ServerMessage): void {
    if (message.t === 'welcome' && message.v !== PROTOCOL_VERSION)
      return this.#giveUp({ connection: 'outdated' })
    if (message.t === 'no') return this.#refused(message)
    if (this.#isGap(message)) return this.#join()
    const before = this.#follower.table
    if (!this.#follow(message)) return
    const done = this.#commands.answeredBy(message)
    if (done?.t === 'move') this.#follower.chose(done.m)
    if (done?.t === 'move') this.#follower.passes(null)
    if (done?.t === 'passing') this.#follower.passes(done.unless)
    this.#show({ ...newsIn(message), ...endOf(before, this.#follower.table), did: done?.t })
    this.#dice.update(message, this.#follower)
    // Only joining tells who is here and by which chain: after taking or leaving a seat, join again.
    const isPlaced = message.t === 'u' && message.you !== undefined
    if (isPlaced || (message.t === 'table' && this.#dice.head !== this.#joinedWith)) this.#join()
  }

  /** Whether an update before this one is missing. */
  #isGap(message: ServerMessage): boolean {
    const isUpdate = message.t === 'e' || message.t === 'u' || message.t === 'say'
    const { n } = this.#follower
    return isUpdate && n !== undefined && message.n > n + 1
  }

  /** False if the message does not fit: then the table is read again, and if that does not fit either, we are too old. */
  #follow(message: ServerMessage): boolean {
    try {
      this.#follower.receive(message)
      if (message.t === 'table') this.#isRereading = false
      return true
    } catch {
      if (this.#isRereading) this.#giveUp({ connection: 'outdated' })
      else this.#reread()
      return false
    }
  }

  #reread(): void {
    this.#isRereading = true
    this.#follower = this.#newFollower(this.#around.game)
    this.#join()
  }

  #refused(message: Extract<ServerMessage, { t: 'no' }>): void {
    const { code, i } = message
    if (i === JOIN && code !== 'closing' && code !== 'conflict') return this.#giveUp({ closed: code })
    if (code === 'conflict' || i === null) this.#again = setTimeout(() => this.#resend(), AGAIN_MS)
    const refused = this.#commands.answeredBy(message)
    // Of two who want a rematch at the same time both get it; what the device says by itself is nobody's business.
    if (refused && refused.t !== 'rematch' && refused.t !== 'head') this.#show({ refusal: { code } })
  }

  #giveUp(why: Partial<Surroundings>): void {
    this.close()
    this.#commands.forget()
    this.#show(why)
  }

  #show(news: Partial<Surroundings>): void {
    this.#around = { ...this.#around, ...news }
    this.#store.set(this.#stateNow())
  }

  #stateNow(): RemoteState {
    return remoteState(this.#follower, { ...this.#around, move: this.#commands.find('move') })
  }

  #newFollower(game: Game): TableFollower {
    return new TableFollower((id) => (id === game.id ? game : undefined))
  }
}

/** Whether a game ended between the two before its end, and who ended it: players ask for it first. */
function endOf(before: TableInfo | undefined, now: TableInfo | undefined): Partial<Surroundings> {
  if (now?.phase !== 'open') return { stopped: undefined }
  const isStopped = (before?.phase === 'playing' || before?.phase === 'paused') && before.game < now.game
  return isStopped ? { stopped: before.stopping.length > 0 ? 'players' : 'house' } : {}
}

function newsIn(message: ServerMessage): Partial<Surroundings> {
  const isTable = message.t === 'table'
  const hasTime = isTable || ((message.t === 'e' || message.t === 'u') && message.table?.time !== undefined)
  return {
    ...(isTable || message.t === 'resumed' ? { connection: 'open' } : {}),
    ...(message.t === 'on' ? { toldAt: performance.now() } : {}),
    ...(hasTime ? { timeAt: performance.now() } : {}),
  }
}
