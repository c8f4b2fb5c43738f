import { cardPoints, isFinished, rowPoints } from '../rules/card-set.ts'
import { scoredPoints } from '../rules/play.ts'
import { fitting, type Tally } from '../rules/tally.ts'
import { PASS } from '../rules/turn.ts'
import { HAND, type OnecardState } from '../rules/types.ts'
import { HASTE } from './card-worth.ts'

/** What a card with these free boxes is worth to whoever holds it; a finished one its points and what they bring. */
export type CardValue = (state: OnecardState, card: number, free: Tally) => number

/** How a seat stands after it has used a result. */
export interface Standing {
  /** The move that leads there. */
  readonly code: number
  /** Points and what the open cards promise. */
  readonly promise: number
  /** Points if the game ended with this turn. */
  readonly final: number
  /** Cards scored. */
  readonly done: number
}

/** A seat's cards with what they are worth now, so that many results can be tried on them. */
export interface CardHand {
  readonly state: OnecardState
  readonly value: CardValue
  readonly first: number
  /** The standing if the result is not used. */
  readonly idle: Standing
  readonly worths: readonly number[]
  readonly rows: readonly number[]
}

/** `haste` is what each finished card counts beyond its points. */
export function handOf(state: OnecardState, seat: number, value: CardValue, haste = HASTE): CardHand {
  const first = seat * HAND
  const places = Array.from({ length: state.held[seat] as number }, (_, place) => first + place)
  const worths = places.map((at) => value(state, state.hand[at] as number, state.free[at] as Tally))
  const rows = places.map((at) => rowPoints(state.set, state.hand[at] as number, state.free[at] as Tally))
  const points = scoredPoints(state, seat)
  const done = state.done[seat] as number
  const promise = total(worths) + points + haste * done
  return {
    state,
    value,
    first,
    worths,
    rows,
    idle: { code: PASS, promise, final: points + total(rows), done },
  }
}

/** Every way to use a result, passing first. */
export function standingsAfter(hand: CardHand, result: Tally): Standing[] {
  const standings = [hand.idle]
  for (let place = 0; place < hand.worths.length; place++) {
    const free = hand.state.free[hand.first + place] as Tally
    const fit = fitting(free, result)
    if (fit !== 0) standings.push(entered(hand, place, free - fit))
  }
  return standings
}

function entered(hand: CardHand, place: number, free: Tally): Standing {
  const { state, idle } = hand
  const card = state.hand[hand.first + place] as number
  const finished = isFinished(state.set, card, free)
  const points = finished ? cardPoints(state.set, card, free) : rowPoints(state.set, card, free)
  return {
    code: 1 + place,
    promise: idle.promise + hand.value(state, card, free) - (hand.worths[place] as number),
    final: idle.final + points - (hand.rows[place] as number),
    done: finished ? idle.done + 1 : idle.done,
  }
}

/** The standing with the highest promise; the first of equals. */
export function mostPromising(standings: readonly Standing[]): Standing {
  return standings.reduce((best, each) => (each.promise > best.promise ? each : best))
}

/** The standing with the most points if the game ends now. */
export function mostFinal(standings: readonly Standing[]): Standing {
  return standings.reduce((best, each) => (each.final > best.final ? each : best))
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
