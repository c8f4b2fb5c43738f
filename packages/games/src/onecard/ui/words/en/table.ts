import type { OnecardColour, OnecardMove, OnecardView } from '../../../rules/types.ts'
import type { Misfit } from '../../cards/prospect.ts'
import { numbered } from '../names.ts'
import { boxes, card, colours, diceCount, diceList, list, misfit, plural, points } from './grammar.ts'

/** What is written on the table. */
export const table = {
  colours,
  boxes,
  points,
  cardName: (id: string) => numbered(id, 'No.'),
  row: (colour: OnecardColour, marks: number, length: number, sun: boolean) =>
    `${colours[colour]} ${marks} of ${length}${sun ? ', sun' : ''}`,
  yourCards: 'Your cards',
  cardsOf: (name: string) => `${name}’s cards`,
  lookAt: (name: string) => `Look at ${name}’s cards`,
  close: 'Close',
  supply: 'Deck and open cards',
  deck: (left: number) => `${left} cards in the deck`,
  /** Alone, this turn included. */
  turnsLeft: (left: number) => (left === 1 ? 'Last turn' : `${left} turns left`),
  openTitle: 'Open cards',
  openCards: (names: readonly string[]) => `Look at the open cards: ${list(names)}`,
  scoredTitle: 'Scored',
  scoredCards: (count: number, total: number) => `${count} of 4 cards scored, ${points(total)}`,
  hasDice: 'has the dice',
  hasChosen: 'has chosen',
  stillChoosing: 'is choosing',

  diceInHand: 'The dice, not rolled yet',
  diceLie: (dice: readonly OnecardColour[]) => `The dice: ${diceList(dice)}`,
  rollOf: (roll: number) => `Roll ${roll} of 3`,
  dieChosen: (colour: OnecardColour, stays: boolean) =>
    `${colours[colour]}, ${stays ? 'stays' : 'will be rolled again'}`,
  staying: (dice: readonly OnecardColour[]) =>
    dice.length === 0
      ? 'Tap the dice you want to keep. The others are rolled again.'
      : `${diceList(dice)} ${dice.length === 1 ? 'stays' : 'stay'}; ${
          dice.length === 5
            ? 'nothing is'
            : `${diceCount(5 - dice.length)} ${dice.length === 4 ? 'is' : 'are'}`
        } rolled again.`,
  rollAgain: (count: number) => (count === 0 ? 'Roll again' : `Roll again (${count})`),
  stop: 'Stop',
  pass: 'Pass',

  noFit: 'nothing fits',
  wouldScore: (count: number) => `scores ${count}`,
  enterPrompt: 'Choose a card for these dice, or pass.',
  onlyPass: 'These dice fit none of your cards.',
  entryLine: (entered: readonly OnecardColour[], lost: readonly Misfit[], scored: number | undefined) => {
    const gain = `${diceList(entered)} ${entered.length === 1 ? 'goes' : 'go'} on this card`
    const score = scored === undefined ? '' : ` and it scores ${points(scored)}`
    return `${gain}${score}.${lost.length > 0 ? ` But ${lost.map(misfit).join(', ')}.` : ''}`
  },
  keepPrompt: (chosen: number) => `Choose three of your five cards (${chosen} of 3).`,
  takePrompt: 'You scored a card. Take one of the open ones.',
  confirm: (move: OnecardMove) => {
    if (move.type === 'enter') return `Enter on ${card(move.card)}`
    return move.type === 'take' ? `Take ${card(move.card)}` : 'Keep these three'
  },
  choosing: (names: readonly string[]) =>
    `${list(names)} ${plural(names.length, { one: 'is', other: 'are' })} still choosing.`,
  doing: (phase: OnecardView['phase'], who: string | undefined) => {
    const you = who === undefined
    const name = who ?? 'You'
    if (phase === 'roll' || phase === 'reroll') return `${name} ${you ? 'roll' : 'rolls'}.`
    if (phase === 'enter') return `${name} ${you ? 'choose' : 'chooses'} a card for the dice.`
    if (phase === 'take') return `${name} ${you ? 'take' : 'takes'} an open card.`
    if (phase === 'draw') return `${name} ${you ? 'get' : 'gets'} a card.`
    return 'New cards are laid open.'
  },
  over: 'The game is over.',
}
