import { isObject } from '@rattlecup/kit'
import { CARDS } from '../rules/cards.ts'
import type { Card, OnecardColour, OnecardView } from '../rules/types.ts'

/** A card on the table: what is printed on it, and the boxes filled in each row. */
export interface HeldCard extends Card {
  readonly marks: readonly number[]
}

export const SUN = '☼'

/** Finds the cards of a game by their ids: those brought, or those in the box. */
export type CardFinder = (id: string) => Card

export function cardFinder(options: object): CardFinder {
  const brought = isObject(options) ? options['cards'] : undefined
  const cards = (brought ?? CARDS) as readonly Card[]
  const byId = new Map(cards.map((card) => [card.id, card]))
  return (id) => byId.get(id) as Card
}

export function heldCards(view: OnecardView, seat: number, find: CardFinder): HeldCard[] {
  return (view.cards[seat] ?? []).map(({ id, marks }) => ({ ...find(id), marks }))
}

/** What the roll would enter on a card: of each colour all its dice, or none if they don't fit. */
export function entriesOn(
  card: HeldCard,
  dice: readonly OnecardColour[],
): { colour: OnecardColour; count: number }[] {
  return card.rows.flatMap(({ colour, length }, row) => {
    const count = dice.filter((die) => die === colour).length
    return count > 0 && count <= length - (card.marks[row] as number) ? [{ colour, count }] : []
  })
}
