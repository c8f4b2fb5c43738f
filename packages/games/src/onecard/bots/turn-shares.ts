import { cardPoints, isFinished, type CardSet } from '../rules/card-set.ts'
import { countOf, type Tally } from '../rules/tally.ts'
import { CARDS_TO_END, COLOURS, ROWS_TO_SCORE, type OnecardState } from '../rules/types.ts'
import { cardWorth } from './card-worth.ts'
import { handOf, type CardValue, type CardHand, type Standing } from './standing.ts'

// Fitted to who won 3,000 games of `strong` against itself, and to what looking a turn further ahead says.
/** Points that a finished card is worth beyond its own, and by how much what open cards promise by a heuristic is too little. */
const HASTE = 8
const OPEN = 1.4
/** Points that it is worth to roll next. */
const TEMPO = 1.6
/** How far the final points stray from those expected, by the most cards that a seat has finished. */
const STRAY = [12.5, 8.8, 7.8, 6.7] as const
/** Points that it is worth to be about to end the game, next and later; of what fits, those that left least unaccounted for in 250 games. */
const END_NEXT = 14
const END_LATER = 6
/** A card that lacks so many boxes more is e times less likely to be the one that ends the game. */
const LACK = 1.2

/** A card as it counts towards the win, if finishing it as the last is worth so much; without marks all are the same. */
function cardValue(end: number): CardValue {
  return (state, card, free) => {
    if (isFinished(state.set, card, free)) return cardPoints(state.set, card, free) + HASTE
    if (free === (state.set.boxes[card] as Tally)) return 0
    const promised = OPEN * cardWorth(state.set, card, free)
    return end === 0 ? promised : promised + end * Math.exp(-lackOf(state.set, card, free) / LACK)
  }
}

/** The boxes still to fill before a card is finished. */
function lackOf(set: CardSet, card: number, free: Tally): number {
  const lacks: number[] = []
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (countOf(set.boxes[card] as Tally, colour) > 0) lacks.push(countOf(free, colour))
  }
  lacks.sort((a, b) => a - b)
  return lacks.slice(0, ROWS_TO_SCORE).reduce((sum, lack) => sum + lack, 0)
}

/** Everybody's cards as they count when the turn of `starter` is next. */
export function handsOf(state: OnecardState, starter: number): CardHand[] {
  return state.done.map((done, seat) => {
    const end = seat === starter ? END_NEXT : END_LATER
    return handOf(state, seat, cardValue(done === CARDS_TO_END - 1 ? end : 0), HASTE)
  })
}

/** Everybody's chance to win between two turns, of which `starter` has the next; exact if there is none. */
export function sharesBetweenTurns(standings: readonly Standing[], starter: number): number[] {
  const done = Math.max(...standings.map((each) => each.done))
  if (done >= CARDS_TO_END) return wonBy(standings.map(({ final }) => final))
  const expected = standings.map(({ promise }, seat) => promise + (seat === starter ? TEMPO : 0))
  return sharesOfLead(expected, STRAY[done] as number)
}

function wonBy(points: readonly number[]): number[] {
  const most = Math.max(...points)
  const winners = points.filter((each) => each === most).length
  return points.map((each) => (each === most ? 1 / winners : 0))
}

/** A logistic curve over the lead; against several rivals it is their strength together that counts. */
function sharesOfLead(expected: readonly number[], stray: number): number[] {
  const most = Math.max(...expected)
  const weights = expected.map((points) => Math.exp((points - most) / stray))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}
