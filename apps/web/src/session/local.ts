import {
  FairDice,
  Match,
  rollByOdds,
  rollOutcome,
  takeBack,
  undoing,
  unwrap,
  type Game,
  type GameFile,
  type JsonObject,
  type Roller,
  type Seat,
  type Undoing,
  type Waiting,
} from '@rattlecup/kit'
import type { Tempo, Player } from '@rattlecup/ui'
import type { Thinker } from '../thinking/thinker.ts'
import { saveGame, type SavedGame } from './saved-games.ts'
import type { Session, SessionState } from './session.ts'
import { countGame } from './statistics.ts'
import { ValueStore } from './store.ts'

/** How long bots may think in all, between two choices of the people here, where these don't want to wait. */
const THINKING_MS = 2400
/** No bot takes more of what is left of it. */
const SHARE = 0.35

/** A game in this browser: people at this device, bots in a worker, fair dice or real ones. It is saved at every event. */
export class LocalSession implements Session {
  readonly #store: ValueStore<SessionState>
  readonly #thinker: Thinker
  readonly #tempo: () => Tempo
  readonly #saved: SavedGame
  readonly #match: Match
  readonly #dice: FairDice | undefined
  #roller: Roller | undefined
  #isWorking = false
  /** How often something was taken back: what a bot thought out before that is of no use. */
  #undone = 0
  #isClosed = false
  #isStuck = false
  #thinkingLeft = THINKING_MS

  constructor(game: Game, saved: SavedGame, thinker: Thinker, tempo: () => Tempo = () => 'calm') {
    this.#tempo = tempo
    this.#saved = saved
    this.#thinker = thinker
    this.#match = unwrap(Match.load(game, saved.players.length, saved.options, saved.events))
    const { secret, seeds, id } = saved
    this.#dice = secret === undefined ? undefined : new FairDice({ secret, seeds, table: id })
    this.#store = new ValueStore(this.#stateNow(null))
  }

  get state(): SessionState {
    return this.#store.value
  }

  subscribe(listener: () => void): () => void {
    const unsubscribe = this.#store.subscribe(listener)
    void this.#work()
    return unsubscribe
  }

  play(seat: Seat, move: JsonObject): void {
    this.#thinkingLeft = THINKING_MS
    // A second tap on what was just played finds nothing to do.
    if (this.#match.play(seat, move).ok) this.#changed()
  }

  enter(outcome: JsonObject): void {
    this.#thinkingLeft = THINKING_MS
    if (this.#match.chance(outcome).ok) this.#changed()
  }

  /** Whoever sits at this device agrees by letting it happen. */
  undo(): void {
    const { seat } = this.state
    const undone = seat === null ? undefined : this.#undoing(seat)
    if (seat === null || !undone) return
    takeBack(this.#match, seat, undone)
    this.#undone++
    this.#changed()
  }

  #undoing(seat: Seat): Undoing | undefined {
    return undoing(this.#match, seat, { rolls: this.#dice !== undefined })
  }

  retry(): void {
    this.#isStuck = false
    this.#show()
    void this.#work()
  }

  close(): void {
    this.#isClosed = true
  }

  /** Keeps and shows what happened, and lets dice and bots go on. */
  #changed(): void {
    const { eventsWithSecrets: events } = this.#match
    const { scores, winners, over: isOver } = this.#match.status()
    const saved = { ...this.#saved, events, isOver, scores, winners, changed: Date.now() }
    if (events.length > 0) saveGame(saved)
    if (isOver) countGame(saved, this.#match.game.best)
    this.#show()
    void this.#work()
  }

  #show(): void {
    this.#store.set(this.#stateNow(this.#store.value.seat))
  }

  async #work(): Promise<void> {
    if (this.#isWorking || this.#isClosed || this.#isStuck) return
    this.#isWorking = true
    const done = await this.#step().catch((error: unknown) => this.#stick(error))
    this.#isWorking = false
    if (done && !this.#isClosed) this.#changed()
  }

  /** The game stays as it is, and the player may let it go on. */
  #stick(error: unknown): boolean {
    console.error(error)
    this.#isStuck = true
    this.#show()
    return false
  }

  /** Rolls, or lets a bot move; false where people are awaited. */
  async #step(): Promise<boolean> {
    const waiting = this.#match.waiting()
    if (waiting.kind === 'chance') return this.#roll()
    const bot =
      waiting.kind === 'players' ? waiting.seats.find((seat) => this.#saved.players[seat]?.bot) : undefined
    if (bot === undefined) return false
    const level = this.#saved.players[bot]?.bot ?? 'casual'
    const asked = { log: this.#match.publicLog(), seat: bot, level }
    const before = this.#undone
    const { move } = await this.#thinker.ask({ ...asked, ...this.#patience() })
    return this.#isClosed || this.#undone !== before || this.#match.play(bot, move).ok
  }

  #patience(): { most?: number } {
    if (this.#tempo() === 'calm') return {}
    const most = this.#thinkingLeft * SHARE
    this.#thinkingLeft -= most
    return { most }
  }

  async #roll(): Promise<boolean> {
    if (!this.#dice) return false
    this.#roller ??= (await this.#match.game.loadRoller?.()) ?? rollByOdds
    unwrap(this.#match.chance(unwrap(rollOutcome(this.#match, this.#dice, this.#roller))))
    return true
  }

  #stateNow(before: Seat | null): SessionState {
    const waiting = this.#match.waiting()
    const seat = handOf(this.#saved.players, waiting, before)
    const { game, publicEvents: events, chosen } = this.#match
    return {
      game,
      players: this.#saved.players,
      options: this.#saved.options,
      seat,
      isShared: this.#saved.players.filter(({ bot }) => !bot).length > 1,
      events,
      chosen,
      own: this.#match.ownChoice(seat),
      phase: waiting.kind === 'over' ? 'over' : 'playing',
      isEntering: waiting.kind === 'chance' && !this.#dice,
      hasCup: this.#dice !== undefined,
      undoing: seat !== null && this.#undoing(seat) ? 'free' : undefined,
      isStuck: this.#isStuck,
      file: waiting.kind === 'over' ? this.#file() : undefined,
    }
  }

  #file(): GameFile | undefined {
    return this.#dice && { ...this.#match.logWithSecrets(), dice: this.#dice.proof }
  }
}

/** Whose hand a shared device is: the person who is to choose; else who chose last, else the first person at the table. */
function handOf(players: readonly Player[], waiting: Waiting, before: Seat | null): Seat | null {
  const isPerson = (seat: Seat): boolean => !players[seat]?.bot
  const [asked, ...others] = waiting.kind === 'players' ? waiting.seats.filter(isPerson) : []
  if (before !== null && (asked === undefined || asked === before || others.includes(before))) return before
  if (asked !== undefined) return asked
  const first = players.findIndex(({ bot }) => !bot)
  return first < 0 ? null : first
}
