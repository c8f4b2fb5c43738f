import { cardPoints, isFinished } from '../../rules/card-set.ts'
import { scoredPoints } from '../../rules/play.ts'
import { fitting, type Tally } from '../../rules/tally.ts'
import { CARDS_TO_END, HAND, type OnecardState } from '../../rules/types.ts'
import {
  handOf,
  mostFinal,
  mostPromising,
  standingsAfter,
  type CardHand,
  type Standing,
} from '../standing.ts'
import { heuristic } from '../views.ts'
import type { CardScores } from './card-scores.ts'
import type { Knowledge } from './knowledge.ts'
import { situationOf, SITUATIONS, type CardWeights } from './weights.ts'

/** Less than any difference between chances. */
const A_HAIR = 1e-9

/** A seat's cards and points, and what its open cards add by situation. */
interface Place {
  readonly hand: CardHand
  readonly points: number
  readonly cards: Float32Array
}

/** A table at which a seat is to use results: the others do what suits them best, and what is left is told by what was learned. */
export class LearnedTable {
  readonly #state: OnecardState
  readonly #seat: number
  readonly #known: Knowledge
  readonly #places: readonly Place[]
  /** The seats that use the result after this one, in their order. */
  readonly #followers: readonly number[]

  constructor(state: OnecardState, seat: number, known: Knowledge) {
    this.#state = state
    this.#seat = seat
    this.#known = known
    this.#places = state.done.map((_, each) => placeOf(state, each, known.scores))
    const after = state.players - 1 - ((seat - state.active + state.players) % state.players)
    this.#followers = Array.from({ length: after }, (_, i) => (seat + 1 + i) % state.players)
  }

  /** The seat's chance to win after each way to use the result, by move. */
  uses(result: Tally): { code: number; value: number }[] {
    const options = this.#places.map(({ hand }, seat) =>
      seat === this.#seat || this.#followers.includes(seat) ? standingsAfter(hand, result) : [hand.idle],
    )
    return (options[this.#seat] as Standing[]).map((mine) => ({
      code: mine.code,
      // Of moves that win as often, the one with more points: a lost game is played to its end, too.
      value: this.#chance(this.#replies(options, mine), result) + A_HAIR * mine.final,
    }))
  }

  result(result: Tally): number {
    let best = -Infinity
    for (const { value } of this.uses(result)) if (value > best) best = value
    return best
  }

  /** A seat that knows that the game ends takes points, any other what promises most. */
  #replies(options: readonly Standing[][], mine: Standing): Standing[] {
    const standings = options.map((each) => each[0] as Standing)
    standings[this.#seat] = mine
    for (const seat of this.#followers) {
      const ending = standings.some(({ done }) => done >= CARDS_TO_END)
      standings[seat] = (ending ? mostFinal : mostPromising)(options[seat] as Standing[])
    }
    return standings
  }

  #chance(standings: readonly Standing[], result: Tally): number {
    if (standings.some(({ done }) => done >= CARDS_TO_END)) return shareAtEnd(standings, this.#seat)
    const mine = this.#odds(standings, this.#seat, result)
    let all = 1
    for (let seat = 0; seat < standings.length; seat++)
      if (seat !== this.#seat) all += Math.exp(this.#odds(standings, seat, result) - mine)
    return 1 / all
  }

  /** The logarithm of a seat's odds when all have used the result. */
  #odds(standings: readonly Standing[], seat: number, result: Tally): number {
    const { state, weights, scores, fresh } = { state: this.#state, ...this.#known }
    const { done, code } = standings[seat] as Standing
    const situation = situationOf(done, mostDone(standings, seat))
    const { points, cards } = this.#places[seat] as Place
    let odds = cards[situation]!
    let scored = points
    if (code > 0) {
      const at = seat * HAND + code - 1
      const card = state.hand[at] as number
      const before = state.free[at] as Tally
      const free = before - fitting(before, result)
      odds -= scores(card, before)[situation]!
      if (isFinished(state.set, card, free)) {
        scored += cardPoints(state.set, card, free)
        odds += fresh[situation]!
      } else odds += scores(card, free)[situation]!
    }
    return (
      odds +
      oddsWithoutCards(weights, situation, {
        points: scored,
        next: seat === (state.active + 1) % state.players,
        learned: seat === this.#seat,
      })
    )
  }
}

/** What a seat's situation and points add to its odds. */
export function oddsWithoutCards(
  weights: CardWeights,
  situation: number,
  seat: { readonly points: number; readonly next: boolean; readonly learned: boolean },
): number {
  return (
    weights.situations[situation]! +
    seat.points * weights.points[situation]! +
    (seat.next ? weights.next[situation]! : 0) +
    (seat.learned ? weights.edge[situation]! : 0)
  )
}

function placeOf(state: OnecardState, seat: number, scores: CardScores): Place {
  const cards = new Float32Array(SITUATIONS)
  for (let at = seat * HAND; at < seat * HAND + (state.held[seat] as number); at++) {
    const added = scores(state.hand[at] as number, state.free[at] as Tally)
    for (let i = 0; i < SITUATIONS; i++) cards[i]! += added[i]!
  }
  return { hand: handOf(state, seat, heuristic), points: scoredPoints(state, seat), cards }
}

function mostDone(standings: readonly Standing[], seat: number): number {
  let most = 0
  for (let other = 0; other < standings.length; other++)
    if (other !== seat) most = Math.max(most, (standings[other] as Standing).done)
  return most
}

function shareAtEnd(standings: readonly Standing[], seat: number): number {
  const most = Math.max(...standings.map(({ final }) => final))
  const winners = standings.filter(({ final }) => final === most).length
  return (standings[seat] as Standing).final === most ? 1 / winners : 0
}
