import {
  about,
  aDie,
  aSeat,
  either,
  exactly,
  listOf,
  nullable,
  oneOf,
  pair,
  typed,
  whole,
  type Forms,
} from '@rattlecup/kit'
import { COLOURS, MAX_PENALTIES, type Qwixx } from './types.ts'

const colour = oneOf(COLOURS)
const value = whole({ min: 2, max: 12 })
const white = about('The two white dice.', pair(aDie))
const coloured = { red: aDie, yellow: aDie, green: aDie, blue: aDie }

const move = either(typed('mark', { row: colour, value }), typed('pass'))

const row = about('The numbers crossed.', listOf(value))
const sheet = exactly({
  red: row,
  yellow: row,
  green: row,
  blue: row,
  locks: about('Rows whose lock is crossed.', listOf(colour)),
  penalties: whole({ min: 0, max: MAX_PENALTIES }),
})

export const forms: Forms<Qwixx> = {
  move,
  chance: typed('roll', { dice: listOf(oneOf(['white', ...COLOURS])) }),
  outcome: typed('roll', { white }, coloured),
  view: exactly({
    phase: oneOf(['roll', 'white', 'colour', 'over']),
    active: aSeat,
    game: about('Which game of the series, from 1.', whole({ min: 1, max: 5 })),
    dice: nullable(exactly({ white }, coloured)),
    closed: about('Rows that nobody can cross any more.', listOf(colour)),
    sheets: about('One for each seat.', listOf(sheet)),
    chosen: about('Seats that have chosen in secret.', listOf(aSeat)),
    own: about("The viewer's own secret choice.", nullable(move)),
    totals: about('Points of the earlier games of the series, one for each seat.', listOf(whole())),
  }),
}
