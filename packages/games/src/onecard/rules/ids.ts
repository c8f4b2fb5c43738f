import { CARDS_TO_END, HAND, type Card, type OnecardState } from './types.ts'

function idsOf(state: OnecardState, cards: readonly number[]): string[] {
  return cards.map((card) => (state.set.cards[card] as Card).id)
}

export function handIds(state: OnecardState, seat: number): string[] {
  return idsOf(state, state.hand.slice(seat * HAND, seat * HAND + (state.held[seat] as number)))
}

export function scoredIds(state: OnecardState, seat: number): string[] {
  const first = seat * CARDS_TO_END
  return idsOf(state, state.scored.slice(first, first + (state.done[seat] as number)))
}

export function displayIds(state: OnecardState): string[] {
  return idsOf(state, state.display)
}

export function deckIds(state: OnecardState): string[] {
  return idsOf(state, state.deck)
}

/** The ids of the cards at the places of a bit mask, ascending as `keep` lists them. */
export function keptIds(state: OnecardState, seat: number, places: number): string[] {
  const ids = handIds(state, seat)
  return bitsOf(places)
    .map((place) => ids[place] as string)
    .sort()
}

/** The bits that are set in a mask, ascending: dice to be rolled, places of cards kept. */
export function bitsOf(mask: number): number[] {
  const bits: number[] = []
  for (let bit = 0; mask >> bit; bit++) if ((mask >> bit) & 1) bits.push(bit)
  return bits
}
