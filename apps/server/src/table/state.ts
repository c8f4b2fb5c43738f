import { FairDice, Match, type Game, type Seat } from '@rattlecup/kit'
import type { BotLevel, Said, TableInfo, TablePhase, TableSettings } from '@rattlecup/protocol'
import { emptyChair, seatInfo, type Chair } from './chair.ts'
import { SeatClocks } from './clock.ts'
import type { GuestRow } from '../store/contract.ts'
import { MatchPlay } from './match-play.ts'
import { nativeMac } from './native-mac.ts'
import type { Made } from './records.ts'

/** Who plays on for a player who is gone, has left or ran out of time: neither a gift nor a punishment. */
export const STAND_IN: BotLevel = 'casual'

/** How many of the last things said a newcomer gets to see. */
const SAID_KEPT = 30

/** What a table is at a place in its log. Changed by `applyRecord` only. */
export class TableState {
  readonly id: number
  readonly code: string
  readonly settings: TableSettings
  readonly game: Game
  readonly chairs: Chair[]
  host: string
  phase: TablePhase = 'open'
  gameNumber = 1
  chat: boolean
  /** The dice's secret for the game to come or being played. */
  secret: string
  play: MatchPlay | null = null
  /** Who sat where when the game began. */
  starters: readonly Chair[] = []
  clocks: SeatClocks | null = null
  readonly pausing = new Set<Seat>()
  readonly said: Said[] = []

  constructor(made: Made, game: Game) {
    this.id = made.id
    this.code = made.code
    this.settings = made.settings
    this.game = game
    this.host = made.host
    this.chat = made.settings.chat
    this.secret = made.secret
    this.chairs = Array.from({ length: made.settings.seats }, emptyChair)
    for (const { seat, level } of made.bots) this.chairs[seat] = { ...emptyChair(), bot: level }
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
    return this.isPublic || this.host === id || this.seatOf(id) !== null
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

  /** The dice of the game to come or being played; null with real dice. */
  dice(): FairDice | null {
    if (this.settings.dice === 'real') return null
    if (this.play) return this.play.dice
    const seeds = this.chairs.map((chair) => chair.seed)
    return new FairDice({ secret: this.secret, table: `${this.id}/${this.gameNumber}`, seeds }, nativeMac)
  }

  begin(): void {
    const started = Match.start(this.game, this.chairs.length, this.settings.options)
    if (!started.ok) throw new Error(started.error.message)
    this.play = new MatchPlay(started.value, this.dice())
    this.starters = this.chairs.map((chair) => ({ ...chair }))
    this.phase = 'playing'
    this.clocks = this.settings.clock && new SeatClocks(this.settings.clock, this.chairs.length)
  }

  /** Back to the open table, the players as they sit, with dice of their own. */
  reopen(secret: string): void {
    this.phase = 'open'
    this.gameNumber++
    this.secret = secret
    this.play = null
    this.clocks = null
    this.pausing.clear()
    for (const chair of this.chairs) Object.assign(chair, { seed: '', away: false })
  }

  remember(said: Said): void {
    this.said.push(said)
    if (this.said.length > SAID_KEPT) this.said.shift()
  }

  /** Whether time runs for somebody. */
  get isTicking(): boolean {
    return this.phase === 'playing' && this.clocks?.deadline() !== undefined
  }

  /** With a moment, the times are what they are then; else, what they were at the last record. */
  info(moment?: number): TableInfo {
    const dice = this.dice()
    return {
      code: this.code,
      settings: { ...this.settings, chat: this.chat },
      phase: this.phase,
      host: this.seatOf(this.host),
      seats: this.chairs.map(seatInfo),
      game: this.gameNumber,
      dice: dice && { ...dice.promise, seeds: [...dice.promise.seeds] },
      proof: this.phase === 'over' && dice ? { ...dice.proof, seeds: [...dice.proof.seeds] } : null,
      time: this.clocks && this.clocks.leftAt(moment),
      pausing: [...this.pausing].sort((a, b) => a - b),
    }
  }
}
