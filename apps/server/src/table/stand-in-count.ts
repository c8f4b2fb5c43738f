import type { Seat } from '@rattlecup/kit'
import type { TableState } from './state/state.ts'
import type { TableParts } from './table-parts.ts'

/**
 * Counts down until bots play for players who are away, for everybody at the table to see. When it is really time, the node
 * says that runs the table.
 */
export class StandInCount {
  readonly #patience: number
  readonly #now: () => number
  /** Since when each of those seats has been missed. */
  readonly #since = new Map<Seat, number>()

  constructor({ absence, environment }: Pick<TableParts, 'absence' | 'environment'>) {
    this.#patience = absence
    this.#now = () => environment.now()
  }

  /** Seats for which a bot will play, and in how many milliseconds, if these alone are present. */
  at({ hasTakeover, phase, chairs }: TableState, present: readonly Seat[]): [seat: Seat, wait: number][] {
    const isCounting = hasTakeover && phase === 'playing' && present.length > 0
    for (const [seat, { guest, away }] of chairs.entries()) {
      const isMissed = isCounting && guest !== null && !away && !present.includes(seat)
      if (!isMissed) this.#since.delete(seat)
      else if (!this.#since.has(seat)) this.#since.set(seat, this.#now())
    }
    return [...this.#since].map(([seat, since]) => [seat, Math.max(0, since + this.#patience - this.#now())])
  }
}
