import { FairDice, Match, unwrap, type Game, type Seat } from '@rattlecup/kit'
import type { BotLevel, Said, SeatInfo, TableInfo, TablePhase, TableSettings } from '@rattlecup/protocol'
import type { GuestRow } from '../../store/contract.ts'
import { nativeMac } from './native-mac.ts'
import type { LogRecord, MadeRecord } from './records.ts'
import { SeatClocks } from './seat-clocks.ts'

/** Plays on for a player who is absent, has left or ran out of time: neither a gift nor a punishment. */
export const STAND_IN: BotLevel = 'casual'

/** How many of the last chat messages a newcomer sees. */
const SAID_KEPT = 30
/** How many of a player's last command ids are kept: a client repeats a command soon or never. */
const IDS_KEPT = 1000

export interface SeatState {
  /** The guest who has the seat; null for an empty one and a bot's. */
  guest: string | null
  name: string | null
  bot: BotLevel | null
  away: boolean
  seed: string
}

export function emptySeat(): SeatState {
  return { guest: null, name: null, bot: null, away: false, seed: '' }
}

/** By guest: which commands were carried out, and as what record. */
type CommandIds = Map<string, Map<string, number>>

/** A chat message and who could hear it: null is anybody. */
interface Heard {
  readonly said: Said
  readonly by: ReadonlySet<string> | null
}

/** A table at one place in its log. Changed by `applyRecord` only. */
export class TableState {
  readonly id: number
  readonly code: string
  readonly settings: TableSettings
  readonly game: Game
  readonly chairs: SeatState[]
  /** The number of the last record. */
  n = 0
  host: string
  phase: TablePhase = 'open'
  gameNumber = 1
  chat: boolean
  /** The dice's secret for the game to come or being played. */
  secret: string
  /** The game being played, or just over. */
  match: Match | null = null
  #dice: FairDice | null = null
  /** Who sat where when the game began. */
  starters: readonly SeatState[] = []
  clocks: SeatClocks | null = null
  readonly pausing = new Set<Seat>()
  /** Whoever had a seat or said something: the log holds their names. */
  readonly named = new Set<string>()
  /** How often players, and others, have said something. */
  readonly said = { players: 0, others: 0 }
  readonly #heard: Heard[] = []
  #ids: CommandIds = new Map()
  #idsBefore: CommandIds = new Map()

  constructor(made: MadeRecord, findGame: (id: string) => Game | undefined) {
    const game = findGame(made.settings.game)
    if (!game) throw new Error(`the log is of a game that is not here: ${made.settings.game}`)
    this.id = made.id
    this.code = made.code
    this.settings = made.settings
    this.game = game
    this.host = made.host
    this.chat = made.settings.chat
    this.secret = made.secret
    this.chairs = Array.from({ length: made.settings.seats }, emptySeat)
    for (const { seat, level } of made.bots) this.chairs[seat] = { ...emptySeat(), bot: level }
  }

  /** The guests who had a seat when the game began. */
  get players(): string[] {
    return this.starters.map(({ guest }) => guest).filter((guest) => guest !== null)
  }

  seatOf(guest: string): Seat | null {
    const seat = this.chairs.findIndex((chair) => chair.guest === guest)
    return seat < 0 ? null : seat
  }

  /** Whether a guest may see this table. */
  admits({ id }: GuestRow): boolean {
    return this.isPublic || this.insiders.includes(id)
  }

  /** Whoever has a seat, and the host with or without one. */
  get insiders(): string[] {
    const seated = this.chairs.map((chair) => chair.guest).filter((guest) => guest !== null)
    return [...new Set([this.host, ...seated])]
  }

  /** Whether anybody may come: to watch, or, before the game, to sit down. */
  get isPublic(): boolean {
    return this.settings.watch === 'anyone' || this.phase === 'open'
  }

  get hasBots(): boolean {
    return this.chairs.some((chair) => chair.bot !== null || chair.away)
  }

  /** Whether a bot makes this seat's moves now. */
  isBotRun(seat: Seat): boolean {
    const chair = this.chairs[seat]
    return chair !== undefined && (chair.bot !== null || chair.away)
  }

  /** Whether outcomes are simulated in another thread rather than drawn by the rules' odds. */
  get isSimulated(): boolean {
    return this.game.loadRoller !== undefined && this.settings.dice === 'fair'
  }

  isFull(): boolean {
    return this.chairs.every((chair) => chair.guest !== null || chair.bot !== null)
  }

  /** How many events of the game everybody may see. */
  get visible(): number {
    const { match } = this
    return match ? match.eventsWithSecrets.length - match.chosen.length : 0
  }

  /** The seats whose move is awaited, as a bit mask. */
  get choosing(): number {
    return this.phase === 'playing' ? (this.match?.choosing ?? 0) : 0
  }

  /** Whether time runs for somebody. */
  get isTicking(): boolean {
    return this.phase === 'playing' && this.clocks?.deadline() !== undefined
  }

  /** The dice of the game to come or being played; null with real dice. */
  get dice(): FairDice | null {
    if (this.settings.dice === 'real') return null
    if (this.#dice) return this.#dice
    const seeds = this.chairs.map((chair) => chair.seed)
    return new FairDice({ secret: this.secret, table: `${this.id}/${this.gameNumber}`, seeds }, nativeMac)
  }

  /** The number of the record that a command caused, if it was carried out before. */
  recordOf(guest: string, id: string): number | undefined {
    return this.#ids.get(guest)?.get(id) ?? this.#idsBefore.get(guest)?.get(id)
  }

  /** Notes that the record counts. */
  count(record: LogRecord): void {
    this.n++
    if ((record.k === 'sit' || record.k === 'said') && record.by) this.named.add(record.by)
    if (record.k === 'again') this.#forgetIds()
    // Of a seat that somebody else had before, no move is this player's.
    const who = record.k === 'move' ? this.chairs[record.seat]?.guest : record.by
    if (record.i === undefined || !who) return
    const ids = this.#ids.get(who) ?? new Map<string, number>()
    if (ids.size === 0) this.#ids.set(who, ids)
    ids.set(record.i, this.n)
    if (ids.size > IDS_KEPT) ids.delete(ids.keys().next().value as string)
  }

  /** Of the game before, only the last commands may come again. */
  #forgetIds(): void {
    this.#idsBefore = this.#ids
    this.#ids = new Map()
  }

  begin(): void {
    this.match = unwrap(Match.start(this.game, this.chairs.length, this.settings.options))
    this.#dice = this.dice
    this.starters = this.chairs.map((chair) => ({ ...chair }))
    this.phase = 'playing'
    this.clocks = this.settings.clock && new SeatClocks(this.settings.clock, this.chairs.length)
  }

  /** Back to the open table, the players as they sit, with new dice. */
  reopen(secret: string): void {
    this.phase = 'open'
    this.gameNumber++
    this.secret = secret
    this.match = null
    this.#dice = null
    this.clocks = null
    this.pausing.clear()
    for (const chair of this.chairs) Object.assign(chair, { seed: '', away: false })
  }

  remember(said: Said): void {
    this.said[said.seat === null ? 'others' : 'players']++
    this.#heard.push({ said, by: this.isPublic ? null : new Set(this.insiders) })
    if (this.#heard.length > SAID_KEPT) this.#heard.shift()
  }

  /** The last chat, as far as a guest could hear it: what was said among players stays among them. */
  saidTo(guest: string): Said[] {
    return this.#heard.filter(({ by }) => by === null || by.has(guest)).map(({ said }) => said)
  }

  /** With a moment, the times are what they are then; else, what they were at the last record. */
  info(moment?: number): TableInfo {
    const { dice } = this
    return {
      code: this.code,
      settings: { ...this.settings, chat: this.chat },
      phase: this.phase,
      host: this.seatOf(this.host),
      seats: this.chairs.map(({ name, bot, away }): SeatInfo => ({ name, bot, away })),
      game: this.gameNumber,
      dice: dice && { ...dice.promise, seeds: [...dice.promise.seeds] },
      proof: this.phase === 'over' && dice ? { ...dice.proof, seeds: [...dice.proof.seeds] } : null,
      time: this.clocks && this.clocks.leftAt(moment),
      pausing: [...this.pausing].sort((a, b) => a - b),
    }
  }
}
