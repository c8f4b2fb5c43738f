import {
  about,
  aCount,
  aSeat,
  either,
  exactly,
  list,
  listOf,
  nullable,
  oneOf,
  text,
  typed,
  whole,
  type Forms,
} from '@rattlecup/kit'
import { COLOURS, DICE, KEPT, LONGEST_ROW, MAX_ROLLS, ROWS, type Onecard } from './types.ts'

const card = about('The id of a card.', text())
const colour = oneOf(COLOURS)
const die = whole({ min: 0, max: DICE - 1 })
const dice = about('Which of the five dice, from 0, ascending.', list(die, { min: 1, max: DICE }))

const move = either(
  typed('reroll', { dice }),
  typed('stop'),
  typed('enter', { card }),
  typed('pass'),
  typed('keep', { cards: about('Ascending.', list(text(), { min: KEPT, max: KEPT })) }),
  typed('take', { card }),
)

const marks = list(whole({ min: 0, max: LONGEST_ROW }), { min: ROWS, max: ROWS })

export const forms: Forms<Onecard> = {
  move,
  chance: either(typed('draw', { seat: aSeat }), typed('display'), typed('roll', { dice })),
  outcome: either(
    typed('draw', { seat: aSeat, card }),
    typed('display', { card }),
    typed('roll', {
      colours: about('One for each die that was rolled.', list(colour, { min: 1, max: DICE })),
    }),
  ),
  view: exactly({
    phase: oneOf(['draw', 'keep', 'display', 'roll', 'reroll', 'enter', 'take', 'over']),
    active: aSeat,
    rolls: about('Rolls of this turn so far.', whole({ min: 0, max: MAX_ROLLS })),
    dice: nullable(list(colour, { min: DICE, max: DICE })),
    cards: about(
      'The cards of each seat, and how many boxes of each row are crossed.',
      listOf(listOf(exactly({ id: text(), marks }))),
    ),
    scored: about('The scored cards of each seat.', listOf(listOf(exactly({ id: text(), points: aCount })))),
    display: about('Open cards that can be taken.', listOf(card)),
    deck: about('How many cards are covered.', aCount),
    own: about("The viewer's own secret choice.", nullable(move)),
    chosen: about('Seats that have chosen in secret.', listOf(aSeat)),
  }),
}
