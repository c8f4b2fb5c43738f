import { Match, type GameEvent, type JsonObject, type Seat, type Status } from '@rattlecup/kit'
import type { Step } from '@rattlecup/ui'
import type { TableState } from './session.ts'
import { Store } from './store.ts'

/** How long a step is shown, in milliseconds. */
export type Pace = (step: Step, seat: Seat | null) => number | Promise<number>

/** The moment of the game that is on the screen. */
export interface Scene {
  readonly view: JsonObject
  readonly status: Status
  readonly moves: readonly JsonObject[]
  readonly step: Step | undefined
  readonly settled: boolean
  /** Whether everything that happened has been shown. */
  readonly isCurrent: boolean
}

/**
 * Shows a game one step after the other, each as long as it needs, however fast the events come in. It keeps a match of
 * its own, some steps behind the truth.
 */
export class Playback {
  readonly scene: Store<Scene>
  readonly #pace: Pace
  #table: TableState
  #match: Match
  /** The events that have been shown, as the table gave them. */
  #shown: readonly GameEvent[]
  #step: Step | undefined
  #settled = true
  /** Ends the showing of the current step. */
  #end: () => void = () => {}

  /** `from` is how many events count as seen already; by default all. */
  constructor(table: TableState, pace: Pace, from = table.events.length) {
    this.#table = table
    this.#pace = pace
    this.#shown = table.events.slice(0, from)
    this.#match = replay(table, this.#shown)
    this.scene = new Store(this.#sceneNow())
    void this.#goOn()
  }

  readonly skip = (): void => this.#end()

  update(table: TableState): void {
    this.#table = table
    if (!this.#shown.every((event, at) => event === table.events[at])) this.#jump()
    this.#show()
    void this.#goOn()
  }

  /** Leaves the past out, as where another game begins or something covered was uncovered. */
  #jump(): void {
    this.#shown = this.#table.events.slice(0, this.#shown.length)
    this.#match = replay(this.#table, this.#shown)
    this.#step = undefined
    this.#end()
  }

  async #goOn(): Promise<void> {
    while (this.#settled && this.#shown.length < this.#table.events.length) {
      this.#step = this.#advance()
      this.#settled = false
      this.#show()
      await this.#wait(this.#step)
      this.#settled = true
      this.#show()
    }
  }

  /** Applies events until one that everybody sees has happened. */
  #advance(): Step {
    const at = this.#shown.length
    const before = this.#view()
    const events: GameEvent[] = []
    do {
      const event = this.#table.events[at + events.length] as GameEvent
      applyTo(this.#match, event)
      events.push(event)
    } while (this.#match.chosen.length > 0)
    this.#shown = this.#table.events.slice(0, at + events.length)
    return { at, events, before, after: this.#view() }
  }

  async #wait(step: Step): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#end = resolve
    const ms = await Promise.race([promise, this.#pace(step, this.#table.seat)])
    if (ms !== undefined && ms > 0) {
      const timer = setTimeout(resolve, ms)
      await promise
      clearTimeout(timer)
    }
    this.#end = () => {}
  }

  #show(): void {
    this.scene.set(this.#sceneNow())
  }

  #sceneNow(): Scene {
    const isCurrent = this.#settled && this.#shown.length === this.#table.events.length
    return {
      view: this.#view(isCurrent),
      status: this.#status(isCurrent),
      moves: isCurrent ? this.#moves() : [],
      step: this.#step,
      settled: this.#settled,
      isCurrent,
    }
  }

  #view(isCurrent = false): JsonObject {
    const { seat, chosen, own } = this.#table
    const sealed = isCurrent ? { chosen, own } : { chosen: [], own: null }
    return this.#match.game.view(this.#match.state, seat, sealed)
  }

  #status(isCurrent: boolean): Status {
    const status = this.#match.status()
    const { waiting } = status
    if (!isCurrent || waiting.kind !== 'players') return status
    const seats = waiting.seats.filter((seat) => !this.#table.chosen.includes(seat))
    return { ...status, waiting: { kind: 'players', seats } }
  }

  #moves(): JsonObject[] {
    const { seat, phase, chosen } = this.#table
    return seat === null || phase !== 'playing' || chosen.includes(seat) ? [] : this.#match.moves(seat)
  }
}

function replay({ game, players, options }: TableState, events: readonly GameEvent[]): Match {
  const loaded = Match.load(game, players.length, options, events)
  if (!loaded.ok) throw new Error(`the game does not fit its rules: ${loaded.error.message}`)
  return loaded.value
}

function applyTo(match: Match, event: GameEvent): void {
  const applied = match.apply(event)
  if (!applied.ok) throw new Error(`the event does not fit: ${applied.error.message}`)
}
