import {
  commitmentOf,
  FAIR_DICE,
  FairDice,
  HOUSE_DICE,
  Match,
  unwrap,
  type Game,
  type JsonObject,
  type Seat,
} from '@rattlecup/kit'
import type { DiceInfo, TableInfo, TablePhase, TableSettings } from '@rattlecup/protocol'
import type { GuestRow } from '../../store/contract.ts'
import { CommandIds } from './command-ids.ts'
import { LedgerDice } from './ledger-dice.ts'
import { nativeMac } from './native-mac.ts'
import type { LogRecord, MadeRecord, StartRecord } from './records.ts'
import { SeatClocks } from './seat-clocks.ts'
import { emptySeat, seatInfo, type SeatState } from './seat-state.ts'
import { Talk } from './talk.ts'

/** A table at one place in its log. Changed by `applyRecord` only. */
export class TableState {
  readonly id: number
  readonly code: string
  settings: TableSettings
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
  /** Its dice; null before it and with real dice. */
  house: LedgerDice | null = null
  /** The same for a game of scheme 1. */
  seeded: FairDice | null = null
  /** The opening's place in the public log, and the key of that log. */
  proof: string | null = null
  logKey: string | null = null
  /** Who sat where when the game began. */
  starters: readonly SeatState[] = []
  clocks: SeatClocks | null = null
  readonly pausing = new Set<Seat>()
  /** Whose move is asked to be taken back, and who has agreed. */
  undo: { readonly seat: Seat; readonly agreed: Set<Seat> } | null = null
  /** How often a move was taken back in this game: the same number of events may be another game. */
  undone = 0
  /** Whom the host has removed from a seat: they have none until the next game. */
  readonly removed = new Set<string>()
  readonly stopping = new Set<Seat>()
  #commitment: string | undefined
  /** Whoever had a seat or said something: the log holds their names. */
  readonly named = new Set<string>()
  readonly talk = new Talk()
  readonly #ids = new CommandIds()

  constructor(made: MadeRecord, findGame: (id: string) => Game | undefined) {
    const game = findGame(made.settings.game)
    if (!game) throw new Error(`the log is of a game that is not here: ${made.settings.game}`)
    this.id = made.id
    this.code = made.code
    this.settings = { ...made.settings, wait: made.settings.wait ?? 'here' }
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

  /** The chain that a guest's seat has. */
  headOf(guest: string): string | null {
    return this.chairs.find((chair) => chair.guest === guest)?.head ?? null
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

  get hasPassing(): boolean {
    return this.chairs.some((chair) => chair.passing !== null)
  }

  /** The move of a seat whose player said beforehand that they would pass, and is asked now. */
  passOf(seat: Seat): JsonObject | undefined {
    const { guest, away, passing } = this.chairs[seat] ?? {}
    if (!guest || away || !passing || this.phase !== 'playing') return undefined
    return this.match?.passFor(seat, passing.unless)
  }

  /** Whether at least one person plays. */
  get hasPeople(): boolean {
    return this.chairs.some((chair) => chair.guest !== null && !chair.away)
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

  /** Whether all seats are taken, not by bots alone, and the game can start. */
  get isComplete(): boolean {
    return this.isFull() && this.chairs.filter(({ guest }) => guest !== null).length > 1
  }

  isFull(): boolean {
    return this.chairs.every((chair) => chair.guest !== null || chair.bot !== null)
  }

  /** How many events of the game everybody may see. */
  get visible(): number {
    return this.match?.openLength ?? 0
  }

  /** The seats whose move is awaited, as a bit mask. */
  get choosing(): number {
    return this.phase === 'playing' ? (this.match?.choosing ?? 0) : 0
  }

  /** Whether the table waits for a person: to choose, to enter what their real dice show, or to start the game. */
  isAwaited(seat: Seat): boolean {
    if (this.phase === 'open') return this.chairs[seat]?.guest === this.host && this.isComplete
    if (this.chairs[seat]?.guest === null || this.isBotRun(seat)) return false
    if ((this.choosing >> seat) & 1) return true
    const isEntered = this.phase === 'playing' && this.settings.dice === 'real'
    return isEntered && this.match?.awaits === 'chance' && this.match.view(null).active === seat
  }

  /** Whether a turn may last for days: then nobody has to be here for the game to go on. */
  get isOverDays(): boolean {
    return this.settings.clock?.kind === 'days'
  }

  /** Whether bots play for players who are away. Over days nobody has to be there: there the clock alone decides. */
  get hasTakeover(): boolean {
    return this.settings.takeover && !this.isOverDays
  }

  /** When somebody runs out of time, while time runs. */
  get deadline(): number | undefined {
    return this.phase === 'playing' ? this.clocks?.deadline()?.at : undefined
  }

  /** Whether time runs for somebody so fast that the table has to stay in memory. */
  get isTicking(): boolean {
    return this.deadline !== undefined && !this.isOverDays
  }

  /** Whether everybody who plays has asked to stop the game. */
  get isStopAgreed(): boolean {
    return this.stopping.size > 0 && this.isAgreed(this.stopping)
  }

  /** Whether these seats are all whose players are to be asked. */
  isAgreed(seats: ReadonlySet<Seat>): boolean {
    return this.chairs.every(({ guest, away }, seat) => guest === null || away || seats.has(seat))
  }

  /** Whether a head was given before in this game. */
  knowsHead(head: string): boolean {
    return this.house?.ledger.hasHead(head) === true || this.chairs.some((chair) => chair.head === head)
  }

  /** The number of the record that a command caused, if it was carried out before. */
  recordOf(guest: string, id: string): number | undefined {
    return this.#ids.recordOf(guest, id)
  }

  /** Notes that the record counts. */
  count(record: LogRecord): void {
    this.n++
    if ((record.k === 'sit' || record.k === 'said') && record.by) this.named.add(record.by)
    if (record.k === 'again') this.#ids.forget()
    // Of a seat that somebody else had before, no move is this player's.
    const who = record.k === 'move' ? this.chairs[record.seat]?.guest : record.by
    if (record.i !== undefined && who) this.#ids.note(who, record.i, this.n)
  }

  begin({ opening, proof, key, hash }: StartRecord): void {
    const { secret, chairs } = this
    this.match = unwrap(Match.start(this.game, chairs.length, this.settings.options))
    if (opening) this.house = new LedgerDice(opening, { secret, hash })
    else if (this.settings.dice === 'fair') this.seeded = this.#seededDice()
    this.proof = proof ?? null
    this.logKey = key ?? null
    this.starters = this.chairs.map((chair) => ({ ...chair }))
    this.phase = 'playing'
    this.clocks =
      this.settings.clock &&
      new SeatClocks(
        this.settings.clock,
        this.chairs.map(({ holiday }) => holiday),
      )
  }

  #seededDice(): FairDice {
    const seeds = this.chairs.map((chair) => chair.seed)
    return new FairDice({ secret: this.secret, table: `${this.id}/${this.gameNumber}`, seeds }, nativeMac)
  }

  /** Back to the open table, the players as they sit, with new dice. */
  reopen(secret: string): void {
    this.phase = 'open'
    this.gameNumber++
    this.secret = secret
    this.#commitment = undefined
    this.match = this.house = this.seeded = this.proof = this.logKey = this.clocks = null
    this.pausing.clear()
    this.undo = null
    this.undone = 0
    this.removed.clear()
    this.stopping.clear()
    for (const chair of this.chairs)
      Object.assign(chair, { seed: '', head: null, away: false, left: null, passing: null, byBot: [] })
  }

  /** With a moment, the times are what they are then; else, what they were at the last record. */
  info(moment?: number): TableInfo {
    return {
      code: this.code,
      settings: { ...this.settings, chat: this.chat },
      phase: this.phase,
      host: this.seatOf(this.host),
      seats: this.chairs.map(seatInfo),
      game: this.gameNumber,
      dice: this.settings.dice === 'real' ? null : this.#diceInfo(),
      time: this.clocks && this.clocks.leftAt(moment),
      pausing: [...this.pausing].sort((a, b) => a - b),
      undo: this.undo && { seat: this.undo.seat, agreed: [...this.undo.agreed].sort((a, b) => a - b) },
      stopping: [...this.stopping].sort((a, b) => a - b),
    }
  }

  #diceInfo(): DiceInfo {
    this.#commitment ??= commitmentOf(this.secret)
    return {
      scheme: this.seeded ? FAIR_DICE : HOUSE_DICE,
      commitment: this.#commitment,
      heads: this.match ? [] : this.chairs.map(({ head }) => head),
      opening: (this.house?.ledger.opening ?? null) as DiceInfo['opening'],
      proof: this.proof,
      key: this.logKey,
      secret: this.phase === 'over' ? this.secret : null,
    }
  }
}
