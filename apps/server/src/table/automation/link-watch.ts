import type { Delays, Environment } from '../environment.ts'
import type { Table } from '../table.ts'

interface LinkWatchParts {
  readonly table: Table
  readonly environment: Environment
  readonly delays: Pick<Delays, 'links' | 'linksAfterRestart'>
}

/** Ends the waiting for links: no table stands still for long because a device does not answer. */
export class LinkWatch {
  readonly #parts: LinkWatchParts
  /** The ask that is waited for. */
  #place: string | undefined
  #timer: NodeJS.Timeout | undefined
  /** An ask that stands when the table is read was made before a restart, and devices need longer to come back. */
  #isFresh = true

  constructor(parts: LinkWatchParts) {
    this.#parts = parts
  }

  /** To be called after every change. */
  consider(): void {
    const { table } = this.#parts
    const { house, gameNumber, settings } = table.state
    const ask = house?.ledger.isAsking ? house.ledger.asks.length - 1 : undefined
    const isFresh = this.#isFresh
    this.#isFresh = false
    if (ask !== undefined && table.rolls.missing.length === 0) return table.rolls.makeIfWhole(ask)
    const place = ask === undefined ? undefined : `${gameNumber}/${ask}`
    if (place === this.#place) return
    this.#place = place
    clearTimeout(this.#timer)
    if (ask === undefined) return
    const wait = settings.wait === 'all' ? this.#timeLeft() : this.#patience(isFresh)
    if (wait !== undefined) this.#timer = setTimeout(() => this.#timeUp(ask), wait)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #patience(isFresh: boolean): number {
    const { links, linksAfterRestart } = this.#parts.delays
    return isFresh ? linksAfterRestart : links
  }

  /** Where all are waited for, only a clock ends it: that of the last one who is missing. */
  #timeLeft(): number | undefined {
    const { table, environment } = this.#parts
    const left = table.state.clocks?.leftAt(environment.now())
    return left && Math.max(...table.rolls.missing.map((seat) => left[seat] as number))
  }

  #timeUp(ask: number): void {
    const { table } = this.#parts
    this.#place = undefined
    // Some may have answered meanwhile, and others have time left.
    if (table.state.settings.wait === 'all' && table.rolls.missing.length > 0) return this.consider()
    table.rolls.make(ask)
  }
}
