import type { Tally } from '../rules/tally.ts'
import type { OnecardState } from '../rules/types.ts'
import type { JudgedHand, JudgedStanding } from './judged-hand.ts'
import type { TurnEnds } from './turn-shares.ts'

/** A table at which results are used, seat after seat, each for its own share of the win; alone, for its points. */
export class Uses {
  readonly #ends: TurnEnds
  readonly #hands: readonly JudgedHand[]
  readonly #active: number
  readonly #next: number
  readonly #turnsLeft: number

  constructor(state: OnecardState, ends: TurnEnds) {
    this.#ends = ends
    this.#active = state.active
    this.#next = (state.active + 1) % state.players
    this.#turnsLeft = state.turnsLeft - 1
    this.#hands = ends.handsOf(state, this.#next, this.#turnsLeft)
  }

  /** What the game is worth to everybody if the last `seats` seats of the turn still use a result. */
  shares(result: Tally, seats: number): number[] {
    const standings = this.#hands.map(({ idle }) => idle)
    return this.#best(standings, result, seats)
  }

  /** The same of a whole turn for each of many results; those that fit alike are worked out once. */
  sharesOf(results: readonly Tally[]): number[][] {
    const known = new Map<string, number[]>()
    return results.map((result) => {
      const key = this.#hands.flatMap((hand) => hand.fits(result)).join()
      const shares = known.get(key) ?? this.shares(result, this.#hands.length)
      known.set(key, shares)
      return shares
    })
  }

  /** Tries all uses of the next seat and, for each, what the others will make of it. */
  #best(standings: JudgedStanding[], result: Tally, seats: number): number[] {
    if (seats === 0) return this.#ends.shares(standings, this.#next, this.#turnsLeft)
    const seat = (this.#active + standings.length - seats) % standings.length
    const hand = this.#hands[seat] as JudgedHand
    let best: number[] = []
    for (const standing of hand.after(result)) {
      standings[seat] = standing
      const shares = this.#best(standings, result, seats - 1)
      if (best.length === 0 || (shares[seat] as number) > (best[seat] as number)) best = shares
    }
    standings[seat] = hand.idle
    return best
  }
}
