import type { Seat } from '@rattlecup/kit'
import type { Table } from './table.ts'

/** Tells when a game begins or ends to wait for somebody who is not there. Asked after every move, so it has to be cheap. */
export class MissingPlayers {
  readonly #table: Table
  /** Seats of people who are not there, or don't look, as a bit mask. */
  #absent = 0
  /** Those of them for whom the game waited when last asked. */
  #awaited = 0

  constructor(table: Table) {
    this.#table = table
    this.lookAround()
  }

  /** To be called when somebody has come or gone, looks elsewhere, or sits elsewhere. */
  lookAround(): void {
    const { state, members } = this.#table
    const attending = new Set(members.attending)
    this.#absent = maskOf(
      state.chairs.keys(),
      (seat) => state.chairs[seat]?.guest !== null && !attending.has(seat),
    )
  }

  /** Whether other people are missing than when last asked. */
  haveChanged(): boolean {
    const awaited = this.#awaitedNow
    const isNew = awaited !== this.#awaited
    this.#awaited = awaited
    return isNew
  }

  /** The guests with a seat who are not there. */
  get absent(): string[] {
    return this.#guestsAt(this.#absent)
  }

  /** Those of them for whom the game waits. */
  get guests(): string[] {
    return this.#guestsAt(this.#awaitedNow)
  }

  get #awaitedNow(): number {
    const { state } = this.#table
    return this.#absent === 0
      ? 0
      : this.#absent & maskOf(state.chairs.keys(), (seat) => state.isAwaited(seat))
  }

  #guestsAt(mask: number): string[] {
    const { chairs } = this.#table.state
    return chairs.flatMap(({ guest }, seat) => (guest !== null && (mask >> seat) & 1 ? [guest] : []))
  }
}

function maskOf(seats: Iterable<Seat>, holds: (seat: Seat) => boolean): number {
  let mask = 0
  for (const seat of seats) if (holds(seat)) mask |= 1 << seat
  return mask
}
