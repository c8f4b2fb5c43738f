import { Match, type Game, type GameEntry, type JsonObject, type Seat } from '@rattlecup/kit'
import type { ToldAsk } from './table-dice.ts'
import type { Said, ServerMessage, ServerMessageOf, Watching } from './server.ts'
import type { TableInfo } from './table.ts'
import { fromWire, type WireEvent } from './wire.ts'

/**
 * A client's copy of a table, kept up to date by the server's messages. It replays the game with the same rules as the
 * server, so a client knows views, scores and legal moves without asking. It knows neither sockets nor screens.
 */
export class TableFollower {
  readonly #findGame: (id: string) => Game | undefined
  /** The number of the last update; what a reconnecting client says it has. */
  n: number | undefined
  table: TableInfo | undefined
  /** The receiver's seat; null for a spectator. */
  you: Seat | null = null
  /** Whether the receiver may do what only the host may. */
  hosting = false
  /** The game as everybody sees it; undefined before it begins. */
  match: Match | undefined
  chosen: readonly Seat[] = []
  own: JsonObject | null = null
  /** What the receiver said beforehand of passing: all their passes from event `from` on are by it. */
  passing: { readonly unless: JsonObject; readonly from: number } | null = null
  on: readonly Seat[] = []
  /** For whom a bot will play, and in how many milliseconds after this was told, unless they are back. */
  soon: readonly (readonly [seat: Seat, wait: number])[] = []
  watching: Watching = { count: 0, names: [] }
  readonly said: Said[] = []
  /** What was asked for the dice of this game, and the links that answered. */
  asks: readonly ToldAsk[] = []
  #events: GameEntry[] = []

  constructor(findGame: (id: string) => Game | undefined) {
    this.#findGame = findGame
  }

  /** The game's events as everybody may see them. One that was seen stays the same object until it is corrected. */
  get events(): readonly GameEntry[] {
    return this.#events
  }

  receive(message: ServerMessage): void {
    if (message.t === 'table') this.#begin(message)
    else if (message.t === 'resumed') this.#resume(message)
    else if (message.t === 'on') this.#note(message)
    else if ('n' in message && message.t !== 'ok') this.#update(message)
  }

  /** To be called when the server has acknowledged the receiver's move and others are still choosing. */
  chose(move: JsonObject): void {
    if (this.you !== null && this.chosen.includes(this.you)) this.own = move
  }

  /** To be called when the server has acknowledged what the receiver said of passing, or a choice of their own, which ends it. */
  passes(unless: JsonObject | null): void {
    this.passing = unless && { unless, from: this.#events.length }
  }

  view(): JsonObject | undefined {
    return this.match?.view(this.you, { chosen: this.chosen, own: this.own })
  }

  /** The receiver's legal moves now. */
  moves(): JsonObject[] {
    const waits = this.you === null || this.table?.phase !== 'playing' || this.chosen.includes(this.you)
    return waits || !this.match ? [] : this.match.moves(this.you as Seat)
  }

  #begin(message: ServerMessageOf<'table'>): void {
    this.n = message.n
    this.table = message.table
    this.you = message.you
    this.hosting = message.hosting
    this.#note(message)
    this.said.splice(0, Infinity, ...message.said)
    this.#events = message.e.map(fromWire)
    this.chosen = message.c
    this.own = message.own
    this.passing = message.passing ?? null
    this.asks = message.asks
    this.match = message.table.phase === 'open' ? undefined : this.#replay()
  }

  #resume(message: ServerMessageOf<'resumed'>): void {
    this.you = message.you
    this.hosting = message.hosting
    this.#note(message)
    this.own = message.own
    this.passing = message.passing ?? null
  }

  #note(message: ServerMessageOf<'table' | 'resumed' | 'on'>): void {
    this.on = message.on
    this.soon = 'soon' in message ? (message.soon ?? []) : []
    if (message.watching) this.watching = message.watching
  }

  #update(message: ServerMessageOf<'e' | 'u' | 'say'>): void {
    // What came twice, by a resumption that overlaps, counts once.
    if (this.n === undefined || message.n <= this.n) return
    this.n = message.n
    if (message.t === 'say') return void this.said.push(message.said)
    if (message.t === 'u') this.#place(message)
    if (message.table) this.#change(message.table as Partial<TableInfo>)
    if (message.t === 'u' && message.c) this.#goBack(message.e ?? [], message.c)
    if (message.t === 'e') this.#goOn(message)
  }

  #place({ you, hosting }: ServerMessageOf<'u'>): void {
    if (you !== undefined) this.you = you
    if (hosting !== undefined) this.hosting = hosting
  }

  #change(change: Partial<TableInfo>): void {
    const before = this.table?.phase
    this.table = { ...(this.table as TableInfo), ...change }
    if (this.table.phase === 'open') this.#clear()
    else if (before === 'open') this.match = this.#replay()
  }

  #clear(): void {
    this.match = undefined
    this.#events = []
    this.chosen = []
    this.own = null
    this.passing = null
    this.asks = []
  }

  #goOn({ e = [], c = [], x = [], ask, links }: ServerMessageOf<'e'>): void {
    this.chosen = c
    if (ask) this.asks = [...this.asks, { asked: ask.asked, chains: ask.chains }]
    if (links) this.asks = [...this.asks.slice(0, -1), { ...(this.asks.at(-1) as ToldAsk), links }]
    if (e.length > 0) this.own = null
    const fresh = e.map(fromWire)
    this.#events.push(...fresh)
    for (const [index, outcome] of x) this.#events[index] = { chance: outcome }
    if (x.length > 0) this.match = this.#replay()
    else for (const event of fresh) this.#apply(event)
  }

  /** A move was taken back: one that everybody has seen, or a choice that was still sealed. */
  #goBack(e: readonly WireEvent[], chosen: readonly Seat[]): void {
    const fresh = e.map(fromWire)
    this.#events.push(...fresh)
    for (const event of fresh) this.#apply(event)
    this.chosen = chosen
    if (this.you === null || !chosen.includes(this.you)) this.own = null
  }

  #apply(event: GameEntry): void {
    const applied = this.match?.apply(event)
    if (applied && !applied.ok) throw new Error(`the server's event does not fit: ${applied.error.message}`)
  }

  #replay(): Match {
    const { settings } = this.table as TableInfo
    const game = this.#findGame(settings.game)
    if (!game) throw new Error(`this client does not know the game ${settings.game}`)
    const loaded = Match.load(game, settings.seats, settings.options, this.#events)
    if (!loaded.ok) throw new Error(`the server's log does not fit: ${loaded.error.message}`)
    return loaded.value
  }
}
