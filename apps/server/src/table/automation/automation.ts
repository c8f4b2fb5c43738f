import { seatsOf, type JsonObject, type Seat } from '@rattlecup/kit'
import type { Delays, Environment, WorkerPool } from '../environment.ts'
import { mustStop, placeOf, type AutomaticCommand } from '../state/decide-automatic.ts'
import { STAND_IN } from '../state/seat-state.ts'
import type { ChangeKind } from '../table-parts.ts'
import type { Table } from '../table.ts'
import { HostWatch } from './host-watch.ts'
import { LinkWatch } from './link-watch.ts'

interface AutomationParts {
  readonly table: Table
  readonly environment: Environment
  readonly workers: WorkerPool
  readonly delays: Delays
  readonly onError: (error: Error) => void
}

/** How long to wait after something went wrong in another thread before it is tried again. */
const RETRY_MS = 1000
const LONGEST_TIMER_MS = 2 ** 31

/**
 * Does what a table has to do by itself: bots' moves, simulated throws, clocks that run out, absent players and hosts.
 * Everything it asks of the table names the place it is for, so asking twice, or from two nodes, is harmless.
 */
export class TableAutomation {
  readonly #parts: AutomationParts
  /** The place in the game for which a job is under way, by job. */
  readonly #jobs = new Map<string, string>()
  readonly #absent = new Map<Seat, NodeJS.Timeout>()
  readonly #hostWatch: HostWatch
  readonly #linkWatch: LinkWatch
  #alarm: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(parts: AutomationParts) {
    this.#parts = parts
    this.#hostWatch = new HostWatch(parts.table)
    this.#linkWatch = new LinkWatch(parts)
  }

  /** To be called after every change. Cheap where nothing is to be done. */
  consider(kind: ChangeKind): void {
    if (this.#isStopped) return
    try {
      this.#consider(kind)
    } catch (error) {
      this.#parts.onError(error as Error)
    }
  }

  #consider(kind: ChangeKind): void {
    const { table } = this.#parts
    const { state } = table
    if (mustStop(state)) return table.automate({ t: 'stop' })
    this.#linkWatch.consider()
    if (kind === 'table') this.#watchAbsence()
    if (kind === 'table') this.#hostWatch.consider()
    if (kind === 'play' && !state.clocks && !state.isSimulated && !state.hasBots && !state.hasPassing) return
    if (state.clocks) this.#setAlarm()
    if (state.phase !== 'playing') return
    if (state.match?.awaits === 'chance') return this.#simulate()
    for (const seat of seatsOf(state.choosing)) {
      if (state.isBotRun(seat)) this.#think(seat)
      else this.#pass(seat)
    }
  }

  /** Who said beforehand that they would pass, and is not asked at what they excepted, passes. */
  #pass(seat: Seat): void {
    const { table } = this.#parts
    const m = table.state.passOf(seat)
    if (m) table.automate({ t: 'move', seat, m, why: 'pass', place: placeOf(table.state) })
  }

  /** Whether something is under way that would be lost without the table. */
  get isBusy(): boolean {
    return this.#jobs.size > 0
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#alarm)
    this.#hostWatch.stop()
    this.#linkWatch.stop()
    for (const timer of this.#absent.values()) clearTimeout(timer)
  }

  #simulate(): void {
    const { workers, table } = this.#parts
    const { isSimulated, house, match } = table.state
    // While links are awaited nothing is known of the roll.
    if (!isSimulated || (match && house && !house.isRolling(match))) return
    this.#once('throw', async (place) => {
      const outcome = await workers.simulate(table.state)
      if (!outcome.ok) throw new Error(`the simulation has no outcome: ${outcome.error.message}`)
      return { t: 'outcome', o: outcome.value, place }
    })
  }

  #think(seat: Seat): void {
    const { workers, table, delays } = this.#parts
    // With nobody there to see it the game may wait, unless it waits for its people to come back.
    if (table.members.everybody.length === 0 && !table.state.hasPeople) return
    this.#once(`seat ${seat}`, async (place) => {
      const level = table.state.chairs[seat]?.bot ?? STAND_IN
      const [m] = await Promise.all([workers.chooseMove(table.state, seat, level), pause(delays.bot)])
      return { t: 'move', seat, m, why: 'bot', place }
    })
  }

  /** Starts a job unless it is under way for this place. What comes to nothing, as in a pause, may be tried again later. */
  #once(job: string, work: (place: string) => Promise<AutomaticCommand>): void {
    const { table } = this.#parts
    const place = placeOf(table.state)
    if (this.#jobs.get(job) === place) return
    this.#jobs.set(job, place)
    work(place).then(
      (command) => {
        if (this.#jobs.get(job) === place) this.#jobs.delete(job)
        if (!this.#isStopped) table.automate(command)
      },
      (error: Error) => this.#failed(job, error),
    )
  }

  /** A bot that has no answer must not hold up the table forever. */
  #failed(job: string, error: Error): void {
    if (this.#isStopped) return
    this.#parts.onError(error)
    setTimeout(() => {
      this.#jobs.delete(job)
      this.consider('table')
    }, RETRY_MS).unref()
  }

  #setAlarm(): void {
    const { table, environment } = this.#parts
    clearTimeout(this.#alarm)
    const deadline = table.state.phase === 'playing' ? table.state.clocks?.deadline() : undefined
    if (!deadline) return
    const wait = Math.max(0, deadline.at - environment.now())
    // A timer holds no more days than that; by then the table has been read again.
    if (wait < LONGEST_TIMER_MS) this.#alarm = setTimeout(() => this.#timeUp(deadline.seat), wait)
  }

  /** By the move, a bot makes this one; by the player, it makes the rest. */
  #timeUp(seat: Seat): void {
    const { workers, table } = this.#parts
    // Time that runs out for a link is for whoever waits for links.
    if (table.state.house?.ledger.isAsking) return
    if (table.state.settings.clock?.kind === 'player') return table.automate({ t: 'away', seat })
    this.#once(`late ${seat}`, async (place) => {
      const m: JsonObject = await workers.chooseMove(table.state, seat, STAND_IN)
      return { t: 'move', seat, m, why: 'timeout', place }
    })
  }

  #watchAbsence(): void {
    const { table } = this.#parts
    const { hasTakeover, phase, chairs } = table.state
    const isAnyoneAway = chairs.some(({ away }) => away)
    if (!hasTakeover && this.#absent.size === 0 && !isAnyoneAway) return
    const present = new Set(table.members.present)
    for (const [seat, chair] of chairs.entries()) {
      const isMissed = chair.guest !== null && !present.has(seat) && phase === 'playing'
      if (!isMissed) this.#found(seat)
      else if (hasTakeover) this.#missed(seat)
    }
  }

  #missed(seat: Seat): void {
    const { table, delays } = this.#parts
    if (this.#absent.has(seat) || table.state.chairs[seat]?.away) return
    const timer = setTimeout(() => {
      this.#absent.delete(seat)
      // Nobody is kept waiting at a table without people.
      if (table.members.present.length > 0) table.automate({ t: 'away', seat })
    }, delays.absence)
    this.#absent.set(seat, timer)
  }

  /** Back in time, or after a bot had taken over: then the seat is theirs again, if they have time left. */
  #found(seat: Seat): void {
    const { table } = this.#parts
    clearTimeout(this.#absent.get(seat))
    this.#absent.delete(seat)
    const { chairs, clocks } = table.state
    if (chairs[seat]?.away && clocks?.left[seat] !== 0) table.automate({ t: 'back', seat })
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds))
}
