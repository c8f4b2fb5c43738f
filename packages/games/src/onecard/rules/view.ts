import type { Sealed } from '@rattlecup/kit'
import { displayIds, handIds, scoredIds } from './ids.ts'
import { countOf } from './tally.ts'
import {
  CARDS_TO_END,
  COLOURS,
  HAND,
  type Card,
  type OnecardColour,
  type OnecardMove,
  type OnecardState,
  type OnecardView,
} from './types.ts'

/** OC-26: everything lies open but for the deck, of which only the size is shown, and the choices of `keep`, which the runner keeps. */
export function view(state: OnecardState, _seat: number | null, sealed: Sealed<OnecardMove>): OnecardView {
  return {
    phase: state.phase,
    active: state.active,
    rolls: state.rolls,
    dice: state.rolls === 0 ? null : state.dice.map((colour) => COLOURS[colour] as OnecardColour),
    cards: state.held.map((_, seat) => cardsOf(state, seat)),
    scored: state.done.map((_, seat) => scoredOf(state, seat)),
    display: displayIds(state),
    deck: state.deck.length,
    own: sealed.own,
    chosen: [...sealed.chosen],
    ...(state.turnsLeft === Infinity ? {} : { turnsLeft: state.turnsLeft }),
  }
}

function cardsOf(state: OnecardState, seat: number): OnecardView['cards'][number] {
  return handIds(state, seat).map((id, place) => ({ id, marks: marksAt(state, seat * HAND + place) }))
}

function marksAt(state: OnecardState, at: number): number[] {
  const card = state.set.cards[state.hand[at] as number] as Card
  const free = state.free[at] as number
  return card.rows.map(({ colour, length }) => length - countOf(free, COLOURS.indexOf(colour)))
}

function scoredOf(state: OnecardState, seat: number): OnecardView['scored'][number] {
  return scoredIds(state, seat).map((id, i) => ({
    id,
    points: state.points[seat * CARDS_TO_END + i] as number,
  }))
}
