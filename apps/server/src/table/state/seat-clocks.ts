import { seatsOf, type Seat } from '@rattlecup/kit'
import type { Clock } from '@rattlecup/protocol'

/** The time of each seat, as a fold over the moments in the log: the same log gives the same times. */
export class SeatClocks {
  readonly #clock: Clock
  readonly #left: number[]
  #running = 0
  #since = 0

  constructor(clock: Clock, seats: number) {
    this.#clock = clock
    this.#left = Array.from({ length: seats }, () => clock.seconds * 1000)
  }

  /** Milliseconds left of each seat at the last moment noted. */
  get left(): readonly number[] {
    return this.#left
  }

  /** The same at another moment. */
  leftAt(moment: number = this.#since): number[] {
    const elapsed = Math.max(0, moment - this.#since)
    return this.#left.map((left, seat) => ((this.#running >> seat) & 1 ? Math.max(0, left - elapsed) : left))
  }

  /** Whether a seat has no time left at this moment. */
  isUp(seat: Seat, moment: number): boolean {
    return this.leftAt(moment)[seat] === 0
  }

  /** Time that passed while there was no server counts for nobody. */
  skipTo(at: number): void {
    this.#since = at
  }

  /** Somebody moved (or nobody, on a pause), and now `awaited` (a bit mask) think. */
  note(at: number, mover: Seat | null, awaited: number): void {
    for (const seat of seatsOf(this.#running)) this.#spend(seat, at - this.#since)
    if (mover !== null) this.#reward(mover)
    this.#running = awaited
    this.#since = at
  }

  /** When the first of those who think runs out of time. */
  deadline(): { readonly at: number; readonly seat: Seat } | undefined {
    let first: { at: number; seat: Seat } | undefined
    for (const seat of seatsOf(this.#running)) {
      const at = this.#since + (this.#left[seat] as number)
      if (!first || at < first.at) first = { at, seat }
    }
    return first
  }

  #spend(seat: Seat, elapsed: number): void {
    this.#left[seat] = Math.max(0, (this.#left[seat] as number) - Math.max(0, elapsed))
  }

  /** A clock by the move starts over with each move; one by the player gains its increment, unless it has run out. */
  #reward(seat: Seat): void {
    const { kind, seconds } = this.#clock
    if (kind === 'move') this.#left[seat] = seconds * 1000
    else if (this.#left[seat] !== 0)
      this.#left[seat] = (this.#left[seat] as number) + this.#clock.increment * 1000
  }
}
