import type { GameEntry, GameEvent, GameView, JsonObject, Seat, Status } from '@rattlecup/kit'
import type { Step, Tempo } from '@rattlecup/ui'
import type { SessionState } from './session.ts'
import { ShowTime } from './show-time.ts'
import { Stepper } from './stepper.ts'
import { ValueStore } from './store.ts'

/** How many milliseconds a step wants to be shown. */
export type Pace = (step: Step, seat: Seat | null) => number | Promise<number>

/** How a game is shown to this player. */
interface Manner {
  readonly pace: Pace
  /** Whose hand the dice are in; undefined where nobody has to roll them. */
  cupAt?(view: GameView, chance: JsonObject): Seat | undefined
  tempo?(): Tempo
  /** Whether the player's own dice wait until the player rolls them. */
  handRolls?(): boolean
}

/** The moment of the game that is on the screen. */
export interface Scene {
  readonly view: GameView
  readonly status: Status
  /** Whether dice are in the air: nobody knows yet what the step will have brought. */
  readonly isRolling: boolean
  /** The status as far as it may be told. */
  readonly told: Status
  readonly moves: readonly JsonObject[]
  readonly step: Step | undefined
  readonly settled: boolean
  /** Every event that led to this moment: not those that were taken back. */
  readonly events: readonly GameEvent[]
  /** Every step up to this moment, the one being shown included. */
  readonly steps: readonly Step[]
  /** Whether everything that happened has been shown. */
  readonly isCurrent: boolean
  /** Whether the dice are in this player's hand. */
  readonly isInHand: boolean
}

/**
 * Shows a game one step after the other, each as long as it needs, however fast the events come in. It keeps a match of
 * its own, some steps behind the truth.
 */
export class Playback {
  readonly scene: ValueStore<Scene>
  readonly #manner: Manner
  readonly #time = new ShowTime()
  #table: SessionState
  #stepper: Stepper
  /** The events that have been shown, as the table gave them. */
  #shown: readonly GameEntry[]
  /** Of these, what was not taken back. */
  #standing: readonly GameEvent[]
  #steps: readonly Step[]
  #step: Step | undefined
  #settled = true
  /** How things stood before the current step. */
  #before: Status | undefined
  /** Ends the showing of the current step. */
  #end: () => void = () => {}
  /** Rolls the dice that wait in the player's hand. */
  #letGo: (() => void) | undefined
  /** Whether the player has skipped ahead to the next thing asked of them. */
  #isHurried = false
  /** Whether the player wants to see only how it ends. */
  #isRushing = false

  /** Everything that has happened by now counts as seen. */
  constructor(table: SessionState, manner: Manner) {
    this.#table = table
    this.#manner = manner
    this.#shown = table.events
    this.#stepper = new Stepper(table)
    this.#steps = this.#stepper.all(this.#shown, table.seat)
    this.#standing = this.#stepper.match.standingEvents
    this.scene = new ValueStore(this.#sceneNow())
  }

  readonly skip = (): void => this.#end()

  /** Finishes all that is being shown, up to the player's own roll or choice. Dice in the hand are not shown yet. */
  readonly finish = (): void => {
    if (this.#letGo) return
    this.#isHurried = true
    this.#end()
  }

  /** Shows nothing more before the end. */
  readonly rush = (): void => {
    this.#isRushing = true
    this.#end()
  }

  /** Rolls the dice that are in one's hand. */
  readonly roll = (): void => this.#letGo?.()

  update(table: SessionState): void {
    this.#table = table
    if (!this.#shown.every((event, at) => event === table.events[at])) this.#jump()
    this.#show()
    void this.#goOn()
  }

  /** Leaves the past out, as where another game begins or something covered was uncovered. */
  #jump(): void {
    const { events, seat } = this.#table
    this.#shown = events.slice(0, this.#shown.length)
    this.#stepper = new Stepper(this.#table)
    this.#steps = this.#stepper.all(this.#shown, seat)
    this.#standing = this.#stepper.match.standingEvents
    this.#step = undefined
    this.#end()
    this.#letGo?.()
  }

  async #goOn(): Promise<void> {
    while (this.#settled && !this.#letGo && this.#shown.length < this.#table.events.length) {
      const isInCup = this.#isInCup()
      if (isInCup && this.#manner.handRolls?.() && !(await this.#isThrown())) continue
      const isOwnRoll = isInCup || this.#isThrownByMove()
      const step = this.#advance()
      this.#settled = false
      this.#show()
      await this.#wait(step, isOwnRoll)
      this.#settled = true
      this.#show()
    }
    if (this.#settled && !this.#letGo) this.#rest()
  }

  /** Waits for the player's hand. False if the table has changed under it meanwhile. */
  async #isThrown(): Promise<boolean> {
    this.#isHurried = false
    this.#time.refill()
    const stepper = this.#stepper
    const letGo = new Promise<void>((resolve) => (this.#letGo = resolve))
    this.#show()
    await letGo
    this.#letGo = undefined
    this.#show()
    return stepper === this.#stepper
  }

  #rest(): void {
    this.#isHurried = false
    if (this.scene.value.moves.length > 0) this.#time.refill()
    else this.#time.idle(performance.now())
  }

  /** Whether what comes next is a roll by the hand of somebody at this device. */
  #isInCup(): boolean {
    const { seat, hasCup, isShared, players } = this.#table
    const { waiting } = this.#stepper.match.status()
    if (!hasCup || seat === null || waiting.kind !== 'chance') return false
    const cup = this.#manner.cupAt?.(this.#stepper.view(seat), waiting.chance)
    return cup !== undefined && (isShared ? !players[cup]?.bot : cup === seat)
  }

  /** Whether what comes next falls because the player has just thrown it: they want to see all of it. */
  #isThrownByMove(): boolean {
    const last = this.#shown.at(-1)
    const isChance = this.#stepper.match.status().waiting.kind === 'chance'
    return isChance && last !== undefined && 'move' in last && last.seat === this.#table.seat
  }

  #advance(): Step {
    const { events, seat } = this.#table
    this.#before = this.#stepper.match.status()
    const step = this.#stepper.next(events, seat)
    this.#shown = events.slice(0, this.#stepper.taken)
    this.#standing = this.#stepper.match.standingEvents
    this.#steps = [...this.#steps, step]
    this.#step = step
    return step
  }

  async #wait(step: Step, isOwnRoll: boolean): Promise<void> {
    if (this.#isHurried || this.#isRushing) return
    const skipped = new Promise<void>((resolve) => (this.#end = resolve))
    const wish = await Promise.race([skipped, this.#timeFor(step)])
    const tempo = this.#manner.tempo?.() ?? 'calm'
    const ms = wish && this.#time.take(wish, { tempo, isOwnRoll, now: performance.now() })
    if (ms) await Promise.race([skipped, new Promise((resolve) => setTimeout(resolve, ms))])
    this.#end = () => {}
  }

  /** A step whose time can't be told is not worth stopping the game for. */
  async #timeFor(step: Step): Promise<number> {
    if (step.takenBack !== undefined) return 0
    try {
      return await this.#manner.pace(step, this.#table.seat)
    } catch {
      return 0
    }
  }

  #show(): void {
    this.scene.set(this.#sceneNow())
  }

  #sceneNow(): Scene {
    const isCurrent = this.#settled && this.#shown.length === this.#table.events.length
    const status = this.#status(isCurrent)
    const isRolling = this.#isRolling
    return {
      view: this.#view(isCurrent),
      status,
      isRolling,
      told: (isRolling && this.#before) || status,
      moves: isCurrent ? this.#moves() : [],
      step: this.#step,
      settled: this.#settled,
      events: this.#standing,
      steps: this.#steps,
      isCurrent,
      isInHand: this.#letGo !== undefined,
    }
  }

  get #isRolling(): boolean {
    return !this.#settled && this.#step?.events.some((event) => 'chance' in event) === true
  }

  #view(isCurrent: boolean): GameView {
    const { seat, chosen, own } = this.#table
    return this.#stepper.view(seat, isCurrent ? { chosen, own } : undefined)
  }

  #status(isCurrent: boolean): Status {
    const status = this.#stepper.match.status()
    const { waiting } = status
    if (!isCurrent || waiting.kind !== 'players') return status
    const { phase, chosen } = this.#table
    // In a pause nobody is awaited.
    const seats = phase === 'paused' ? [] : waiting.seats.filter((seat) => !chosen.includes(seat))
    return { ...status, waiting: { kind: 'players', seats } }
  }

  #moves(): JsonObject[] {
    const { seat, phase, chosen } = this.#table
    const isAsked = seat !== null && phase === 'playing' && !chosen.includes(seat)
    return isAsked ? this.#stepper.match.moves(seat) : []
  }
}
