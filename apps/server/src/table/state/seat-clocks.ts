import { seatsOf, type Seat } from '@rattlecup/kit'
import type { Clock } from '@rattlecup/protocol'

const DAY = 86_400_000

interface ClockNote {
  readonly mover: Seat | null
  readonly awaited: number
  readonly active: Seat
}

/** The time of each seat, as a fold over the moments in the log: the same log gives the same times. */
export class SeatClocks {
  readonly #clock: Clock
  readonly #left: number[]
  /** Until when the time of each seat stands still. */
  readonly #restUntil: number[]
  #running = 0
  #since = 0
  /** Whose turn it is. */
  #active: Seat | undefined

  constructor(clock: Clock, holidays: readonly number[]) {
    this.#clock = clock
    this.#left = holidays.map(() => allowance(clock))
    this.#restUntil = [...holidays]
  }

  /** Milliseconds left of each seat at the last moment noted. */
  get left(): readonly number[] {
    return this.#left
  }

  /** The last moment noted. */
  get since(): number {
    return this.#since
  }

  /** The same at another moment. */
  leftAt(moment: number = this.#since): number[] {
    return this.#left.map((left, seat) =>
      (this.#running >> seat) & 1 ? Math.max(0, left - this.#elapsed(seat, moment)) : left,
    )
  }

  /** Whether a seat has no time left at this moment. */
  isUp(seat: Seat, moment: number): boolean {
    return this.leftAt(moment)[seat] === 0
  }

  /** Time that passed while there was no server counts for nobody. */
  skipTo(at: number): void {
    this.#since = at
  }

  /** A seat whose device has answered: the time until all had is not its own. */
  excuse(seat: Seat): void {
    this.#running &= ~(1 << seat)
  }

  /** Somebody moved (or nobody, on a pause), and now `awaited` (a bit mask) think in a turn of `active`. */
  note(at: number, { mover, awaited, active }: ClockNote): void {
    this.#spendUntil(at)
    if (this.#clock.kind !== 'player') this.#startTurn(active)
    else if (mover !== null) this.#reward(mover, this.#clock.increment)
    this.#active = active
    this.#running = awaited
  }

  #spendUntil(at: number): void {
    for (const seat of seatsOf(this.#running)) this.#spend(seat, this.#elapsed(seat, at))
    this.#since = at
  }

  /** From this moment on the time of a seat stands still until another, or runs again if that is past. */
  rest(seat: Seat, at: number, until: number): void {
    this.#spendUntil(at)
    this.#restUntil[seat] = until
  }

  /** When the first of those who think runs out of time. */
  deadline(): { readonly at: number; readonly seat: Seat } | undefined {
    let first: { at: number; seat: Seat } | undefined
    for (const seat of seatsOf(this.#running)) {
      const at = this.#start(seat) + (this.#left[seat] as number)
      if (!first || at < first.at) first = { at, seat }
    }
    return first
  }

  /** Since when the time of a seat runs. */
  #start(seat: Seat): number {
    return Math.max(this.#since, this.#restUntil[seat] ?? 0)
  }

  #elapsed(seat: Seat, moment: number): number {
    return Math.max(0, moment - this.#start(seat))
  }

  #spend(seat: Seat, elapsed: number): void {
    this.#left[seat] = Math.max(0, (this.#left[seat] as number) - elapsed)
  }

  /** Everybody's time starts over with each turn, whoever's it is; alone, every move is a turn. */
  #startTurn(active: Seat): void {
    if (active !== this.#active || this.#left.length === 1) this.#left.fill(allowance(this.#clock))
  }

  /** A player who has run out of time gains none. */
  #reward(seat: Seat, increment: number): void {
    if (this.#left[seat] !== 0) this.#left[seat] = (this.#left[seat] as number) + increment * 1000
  }
}

/** What each player has at first, in milliseconds. A day is 24 hours, also when clocks are changed. */
function allowance(clock: Clock): number {
  return clock.kind === 'days' ? clock.days * DAY : clock.seconds * 1000
}
