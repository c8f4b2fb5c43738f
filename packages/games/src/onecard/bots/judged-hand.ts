import type { Prepared, Strength } from '@rattlecup/bots'
import { cardPoints, isFinished } from '../rules/card-set.ts'
import { scoredPoints } from '../rules/play.ts'
import { fitting, type Tally } from '../rules/tally.ts'
import { DEALT, HAND, KEPT, type OnecardState } from '../rules/types.ts'
import { cardSense, FRESH, FRESH_LACK, handSenses, soonOf, type CardSense, type Soon } from './senses.ts'

/** How a seat stands between two turns. */
export interface JudgedStanding {
  readonly points: number
  /** Points if the game ended now. */
  readonly final: number
  readonly done: number
  /** Points and what the open cards promise. */
  readonly promise: number
  /** Boxes that its nearest card lacks. */
  readonly lack: number
  /** How likely it finishes a card in the turn to come. */
  readonly soon: Soon
  readonly own: readonly number[]
  /** The network's sums of `own`. */
  readonly prepared: Prepared
}

type More = (cards: readonly CardSense[], seat: { done: number; soon: Soon }) => readonly number[]

/** A seat's cards, on which all results of a turn are tried; many come to the same. */
export class JudgedHand {
  readonly #state: OnecardState
  readonly #first: number
  readonly #held: number
  readonly #cards: readonly CardSense[]
  readonly #done: number
  readonly #points: number
  readonly #isNext: boolean
  readonly #more: More
  readonly #strength: Strength
  readonly #known = new Map<number, JudgedStanding>()
  /** How the seat stands if it does not use the result. */
  readonly idle: JudgedStanding

  /** `more` is told of the seat beside its hand. */
  constructor(
    state: OnecardState,
    { seat, isNext, more, strength }: { seat: number; isNext: boolean; more: More; strength: Strength },
  ) {
    this.#state = state
    this.#first = seat * HAND
    this.#held = state.held[seat] as number
    // A card that is still to be dealt or drawn is as good as any without marks.
    const size = state.advanced ? KEPT : DEALT.basic
    this.#cards = Array.from({ length: size }, (_, place) => this.#senseOf(place))
    this.#done = state.done[seat] as number
    this.#points = scoredPoints(state, seat)
    this.#isNext = isNext
    this.#more = more
    this.#strength = strength
    this.idle = this.#standing(this.#cards, this.#done, this.#points)
  }

  /** Every way to use a result, passing first. */
  after(result: Tally): JudgedStanding[] {
    const standings = [this.idle]
    for (let place = 0; place < this.#held; place++) {
      const fit = fitting(this.#state.free[this.#first + place] as Tally, result)
      if (fit !== 0) standings.push(this.#entered(place, fit))
    }
    return standings
  }

  /** What of a result can be entered, by card: results that fit alike come to the same. */
  fits(result: Tally): number[] {
    const places = Array.from({ length: this.#held }, (_, place) => this.#first + place)
    return places.map((at) => fitting(this.#state.free[at] as Tally, result))
  }

  #entered(place: number, fit: Tally): JudgedStanding {
    const key = fit * HAND + place
    const known = this.#known.get(key)
    if (known) return known
    const standing = this.#use(place, fit)
    this.#known.set(key, standing)
    return standing
  }

  #use(place: number, fit: Tally): JudgedStanding {
    const { set, hand, free } = this.#state
    const card = hand[this.#first + place] as number
    const left = (free[this.#first + place] as Tally) - fit
    if (!isFinished(set, card, left))
      return this.#standing(this.#cards.with(place, cardSense(set, card, left)), this.#done, this.#points)
    const points = this.#points + cardPoints(set, card, left)
    return this.#standing(this.#cards.with(place, FRESH), this.#done + 1, points)
  }

  #senseOf(place: number): CardSense {
    const { set, hand, free } = this.#state
    if (place >= this.#held) return FRESH
    return cardSense(set, hand[this.#first + place] as number, free[this.#first + place] as Tally)
  }

  #standing(cards: readonly CardSense[], done: number, points: number): JudgedStanding {
    const soon = soonOf(cards, this.#isNext)
    const own = [...handSenses(cards, done, points), ...this.#more(cards, { done, soon })]
    return {
      points,
      final: cards.reduce((sum, { rows }) => sum + rows, points),
      done,
      promise: cards.reduce((sum, { promise }) => sum + promise, points + HASTE * done),
      lack: cards.reduce((least, { lack }) => Math.min(least, lack), FRESH_LACK),
      soon,
      own,
      prepared: this.#strength.prepared(own),
    }
  }
}

/** Points that a finished card is worth beyond its own when seats are compared. */
const HASTE = 8
