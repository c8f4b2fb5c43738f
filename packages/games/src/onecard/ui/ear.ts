import type { Ear } from '@rattlecup/ui'
import type { Onecard, OnecardColour, OnecardOptions } from '../rules/types.ts'
import { describeCard } from './cards/describe.ts'
import { bookOf } from './cards/prospect.ts'
import { tellMove } from './tell.ts'
import type { OnecardWords } from './words/words.ts'

/** Alles auf 1 Karte without eyes. */
export const ear: Ear<Onecard, OnecardWords> = {
  dice: ({ view: { dice }, words }) => (dice ? words.diceLie(dice) : words.diceInHand),
  own({ view, options, seat, words }) {
    const cards = (view.cards[seat] ?? []).map(({ id, marks }) => cardTold(id, marks, options, words))
    const scored = view.scored[seat] ?? []
    const total = scored.reduce((sum, { points }) => sum + points, 0)
    return [...cards, words.scoredCards(scored.length, total)].join('. ')
  },
  move(move, { view, options, words }) {
    const told = tellMove(move, words)
    if (move.type === 'reroll') {
      const colours = move.dice.map((die) => words.colours[view.dice?.[die] as OnecardColour])
      return `${told}: ${colours.join(', ')}`
    }
    if (move.type !== 'take') return told
    return `${told}: ${cardTold(move.card, [], options, words)}`
  },
}

function cardTold(
  id: string,
  marks: readonly number[],
  options: OnecardOptions,
  words: OnecardWords,
): string {
  const card = bookOf(options).get(id)
  return `${words.cardName(id)}: ${card ? describeCard(card, marks, words) : ''}`
}
