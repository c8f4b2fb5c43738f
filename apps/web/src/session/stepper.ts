import {
  Match,
  type Game,
  type GameEntry,
  type GameEvent,
  type GameView,
  type JsonObject,
  type Sealed,
  type Seat,
} from '@rattlecup/kit'
import type { Player, Step } from '@rattlecup/ui'

/** What a game is played with. */
interface MatchSetup {
  readonly game: Game
  readonly players: readonly Player[]
  readonly options: object
}

const NOBODY_CHOSE: Sealed<JsonObject> = { chosen: [], own: null }

/** Plays a list of events into a match, one step that everybody sees after the other. */
export class Stepper {
  readonly match: Match
  #taken = 0

  constructor({ game, players, options }: MatchSetup) {
    const started = Match.start(game, players.length, options)
    if (!started.ok) throw new Error(`the game can't be played: ${started.error.message}`)
    this.match = started.value
  }

  /** How many events have been taken. */
  get taken(): number {
    return this.#taken
  }

  view(seat: Seat | null, sealed = NOBODY_CHOSE): GameView {
    return this.match.view(seat, sealed)
  }

  /** Takes events until one that everybody sees has happened. */
  next(events: readonly GameEntry[], seat: Seat | null): Step {
    const at = this.#taken
    const before = this.view(seat)
    const first = events[at] as GameEntry
    if ('back' in first) {
      this.#take(first)
      return { at, events: [], takenBack: first.seat, before, after: this.view(seat) }
    }
    do this.#take(events[this.#taken] as GameEntry)
    while (this.match.chosen.length > 0 && this.#taken < events.length)
    const shown = events.slice(at, this.#taken) as readonly GameEvent[]
    return { at, events: shown, before, after: this.view(seat) }
  }

  /** All steps of a list of events. */
  all(events: readonly GameEntry[], seat: Seat | null): Step[] {
    const steps: Step[] = []
    while (this.#taken < events.length) steps.push(this.next(events, seat))
    return steps
  }

  #take(event: GameEntry): void {
    const applied = this.match.apply(event)
    if (!applied.ok) throw new Error(`event ${this.#taken} does not fit: ${applied.error.message}`)
    this.#taken++
  }
}
