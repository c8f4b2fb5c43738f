import { secretBelow } from '../../../ui/secret-draw.ts'
import type { Card, OnecardView } from '../../rules/types.ts'

/** The cards still in the deck; undefined if the game is played with others than these. */
export function cardsLeft(cards: readonly Card[], view: OnecardView): Card[] | undefined {
  const out = new Set([
    ...view.cards.flat().map(({ id }) => id),
    ...view.scored.flat().map(({ id }) => id),
    ...view.display,
  ])
  const left = cards.filter(({ id }) => !out.has(id))
  return left.length === view.deck ? left : undefined
}

/** One of them, each equally likely. */
export function drawOne(cards: readonly Card[]): Card {
  return cards[secretBelow(cards.length)] as Card
}
