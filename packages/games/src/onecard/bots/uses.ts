import type { Tally } from '../rules/tally.ts'
import type { OnecardState } from '../rules/types.ts'
import { standingsAfter, type CardHand, type Standing } from './standing.ts'
import { handsOf, sharesBetweenTurns } from './turn-shares.ts'

/** A table at which results are used, seat after seat, each for its own share of the win. */
export class Uses {
  readonly #hands: readonly CardHand[]
  readonly #active: number
  readonly #next: number

  constructor(state: OnecardState) {
    this.#active = state.active
    this.#next = (state.active + 1) % state.players
    this.#hands = handsOf(state, this.#next)
  }

  /** Everybody's share of the win if the last `seats` seats of the turn still use a result. */
  shares(result: Tally, seats: number): number[] {
    const standings = this.#hands.map(({ idle }) => idle)
    return this.#best(standings, result, seats)
  }

  /** Tries all uses of the next seat and, for each, what the others will make of it. */
  #best(standings: Standing[], result: Tally, seats: number): number[] {
    if (seats === 0) return sharesBetweenTurns(standings, this.#next)
    const seat = (this.#active + standings.length - seats) % standings.length
    const hand = this.#hands[seat] as CardHand
    let best: number[] = []
    for (const standing of standingsAfter(hand, result)) {
      standings[seat] = standing
      const shares = this.#best(standings, result, seats - 1)
      if (best.length === 0 || (shares[seat] as number) > (best[seat] as number)) best = shares
    }
    standings[seat] = hand.idle
    return best
  }
}
