import { seatsOf, type JsonObject, type Result, type Seat } from '@rattlecup/kit'
import type { BotLevel } from '@rattlecup/protocol'
import { HostWatch } from './host-watch.ts'
import { STAND_IN, type TableState } from './state.ts'
import type { Table, World } from './table.ts'

/** Work that is done in other threads. */
export interface Helpers {
  chooseMove(state: TableState, seat: Seat, level: BotLevel): Promise<JsonObject>
  /** The outcome awaited, if any, now or after a move; a fault if the move can't be made. */
  simulate(
    state: TableState,
    after?: { readonly seat: Seat; readonly move: JsonObject },
  ): Promise<Result<JsonObject | undefined>>
  /** How long a bot takes at least, and how long a player may be gone, in milliseconds. */
  readonly botDelay: number
  readonly absence: number
}

interface StewardParts {
  readonly table: Table
  readonly world: World
  readonly helpers: Helpers
  readonly onError: (error: Error) => void
}

/** How long to wait after something went wrong in another thread before it is tried again. */
const RETRY_MS = 1000

/** Does what a table has to do by itself: bots' moves, simulated throws, clocks that run out, players and hosts who are gone. */
export class Steward {
  readonly #parts: StewardParts
  /** The place in the log for which a job is under way, by job; a job for an older place is void. */
  readonly #busy = new Map<string, number>()
  readonly #absent = new Map<Seat, NodeJS.Timeout>()
  readonly #hostWatch: HostWatch
  #alarm: NodeJS.Timeout | undefined
  #stopped = false

  constructor(parts: StewardParts) {
    this.#parts = parts
    this.#hostWatch = new HostWatch(parts.table)
  }

  /** Called after every change; `house` if it may be one of who is there. Cheap where nothing is to be done. */
  consider(house: boolean): void {
    const { state } = this.#parts.table
    if (this.#stopped) return
    if (house) this.#watchAbsence(state)
    if (house) this.#hostWatch.consider()
    if (!house && !state.clocks && !state.isSimulated && !state.hasBots) return
    if (state.clocks) this.#setAlarm(state)
    if (state.phase !== 'playing' || !state.play) return
    if (state.play.awaitsChance) return this.#simulate(state)
    for (const seat of seatsOf(state.play.thinking)) if (state.isBotRun(seat)) this.#think(state, seat)
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#alarm)
    this.#hostWatch.stop()
    for (const timer of this.#absent.values()) clearTimeout(timer)
  }

  #simulate(state: TableState): void {
    const { helpers, table } = this.#parts
    if (!state.isSimulated) return
    this.#once('roll', async () => {
      const outcome = await helpers.simulate(state)
      if (!outcome.ok || !outcome.value) throw new Error('nothing comes of the simulation')
      const { value } = outcome
      return () => table.enterSimulated(value)
    })
  }

  #think(state: TableState, seat: Seat): void {
    const { helpers, table } = this.#parts
    // With nobody there to see it the game may wait.
    if (table.members.size === 0) return
    this.#once(`seat ${seat}`, async () => {
      const level = state.chairs[seat]?.bot ?? STAND_IN
      const [move] = await Promise.all([helpers.chooseMove(state, seat, level), pause(helpers.botDelay)])
      return () => this.#moveIfAwaited(seat, move, 'bot')
    })
  }

  #moveIfAwaited(seat: Seat, move: JsonObject, why: 'bot' | 'timeout'): void {
    const { table } = this.#parts
    // Who came back meanwhile moves for themselves.
    if (why === 'bot' && !table.state.isBotRun(seat)) return
    if (((table.state.play?.thinking ?? 0) >> seat) & 1) table.moveFor(seat, move, why)
  }

  /** Starts a job unless it is under way, and carries out its result unless the seat's or dice's turn went by meanwhile. */
  #once(job: string, work: () => Promise<() => void>): void {
    const { table } = this.#parts
    const place = table.state.play?.shown.visible ?? 0
    if (this.#busy.get(job) === place) return
    this.#busy.set(job, place)
    work().then(
      (finish) => this.#finish(job, place, finish),
      (error: Error) => this.#failed(job, error),
    )
  }

  /** Not in the midst of a throw being simulated. What comes to nothing, as in a pause, may be tried again later. */
  #finish(job: string, place: number, finish: () => void): void {
    const { table } = this.#parts
    const whenFree = () => {
      if (this.#busy.get(job) === place) this.#busy.delete(job)
      if (!this.#stopped && table.state.play?.shown.visible === place) finish()
    }
    // A table that is lost has another steward by now.
    table.atRest(whenFree).catch(() => undefined)
  }

  /** A bot that has no answer must not be waited for until the end of days. */
  #failed(job: string, error: Error): void {
    if (this.#stopped) return
    this.#parts.onError(error)
    setTimeout(() => {
      this.#busy.delete(job)
      this.consider(true)
    }, RETRY_MS).unref()
  }

  #setAlarm(state: TableState): void {
    clearTimeout(this.#alarm)
    const deadline = state.phase === 'playing' ? state.clocks?.deadline() : undefined
    if (!deadline) return
    const wait = Math.max(0, deadline.at - this.#parts.world.now())
    this.#alarm = setTimeout(() => this.#timeUp(state, deadline.seat), wait)
  }

  /** By the move, a bot makes this one; by the player, it makes the rest. */
  #timeUp(state: TableState, seat: Seat): void {
    const { helpers, table } = this.#parts
    if (state.settings.clock?.kind === 'player') return table.setAway(seat, true)
    this.#once(`late ${seat}`, async () => {
      const move = await helpers.chooseMove(state, seat, STAND_IN)
      return () => this.#moveIfAwaited(seat, move, 'timeout')
    })
  }

  #watchAbsence(state: TableState): void {
    const { table } = this.#parts
    if (!state.settings.takeover && this.#absent.size === 0) return
    const present = new Set(table.present)
    for (const [seat, chair] of state.chairs.entries()) {
      const gone = chair.guest !== null && !present.has(seat) && state.phase === 'playing'
      if (gone) this.#missed(seat)
      else this.#found(state, seat)
    }
  }

  #missed(seat: Seat): void {
    const { table, helpers } = this.#parts
    if (this.#absent.has(seat) || table.state.chairs[seat]?.away) return
    const timer = setTimeout(() => {
      this.#absent.delete(seat)
      // Nobody is kept waiting at a table without people.
      if (table.present.length > 0) table.setAway(seat, true)
    }, helpers.absence)
    this.#absent.set(seat, timer)
  }

  /** Back in time, or after a bot had taken over: then the seat is theirs again, if they have time left. */
  #found(state: TableState, seat: Seat): void {
    clearTimeout(this.#absent.get(seat))
    this.#absent.delete(seat)
    const chair = state.chairs[seat]
    if (chair?.away && state.clocks?.left[seat] !== 0) this.#parts.table.setAway(seat, false)
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds))
}
