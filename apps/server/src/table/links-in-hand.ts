import { fail, ok, type Result, type Seat } from '@rattlecup/kit'
import type { TableState } from './state/state.ts'

/** What a seat's device gave for an ask. */
export interface GivenLink {
  readonly seat: Seat
  readonly ask: number
  readonly link: string
}

/**
 * Links that devices gave for the present ask, until all are there or time is up. They are written down with the roll;
 * after a restart devices give them again.
 */
export class LinksInHand {
  /** What they are for. */
  #place: string | undefined
  readonly #links = new Map<Seat, string>()

  /** Takes a seat's link. One that does not fit is as if it had not come; the same twice counts once. */
  take(state: TableState, seat: Seat, { ask, link }: { ask: number; link: string }): Result<void> {
    const ledger = state.house?.ledger
    if (!ledger?.isAsking || ledger.asks.length - 1 !== ask)
      return fail('bad-request', 'no roll waits for a link of this ask')
    const fault = ledger.linkFault(seat, link)
    if (fault !== undefined) return fail('bad-request', `the link ${fault}`)
    const place = placeOfAsk(state)
    if (place !== this.#place) this.#links.clear()
    this.#place = place
    this.#links.set(seat, link)
    return ok(undefined)
  }

  /** The asked seats whose links are not here, but for those whose player left, or has no time left where all are waited for. */
  missing(state: TableState, now: number): Seat[] {
    const { chairs, settings, clocks } = state
    const left = settings.wait === 'all' ? clocks?.leftAt(now) : undefined
    const isWaitedFor = (seat: Seat) => chairs[seat]?.guest !== null && left?.[seat] !== 0
    return askedSeats(state).filter((seat) => this.#of(state, seat) === null && isWaitedFor(seat))
  }

  /** One a seat, null where nothing came. */
  all(state: TableState): (string | null)[] {
    return state.chairs.map((_, seat) => this.#of(state, seat))
  }

  /** What is here for the present ask. */
  given(state: TableState): GivenLink[] {
    const ask = (state.house?.ledger.asks.length ?? 0) - 1
    return askedSeats(state).flatMap((seat) => {
      const link = this.#of(state, seat)
      return link === null ? [] : [{ seat, ask, link }]
    })
  }

  /** The table was read again: links that still fit stay. Were they lost, it would look as if they had never come. */
  keep(state: TableState): void {
    const { ledger } = state.house ?? {}
    if (this.#place !== placeOfAsk(state)) this.#links.clear()
    for (const [seat, link] of this.#links) if (ledger?.linkFault(seat, link)) this.#links.delete(seat)
  }

  #of(state: TableState, seat: Seat): string | null {
    return this.#place === placeOfAsk(state) ? (this.#links.get(seat) ?? null) : null
  }
}

/** The last ask of the present game. */
function placeOfAsk({ house, gameNumber }: TableState): string {
  return `${gameNumber}/${house?.ledger.asks.length}`
}

/** The seats that owe a link now. */
export function askedSeats({ house }: TableState): readonly Seat[] {
  return house?.ledger.isAsking ? (house.ledger.asks.at(-1)?.asked ?? []) : []
}
