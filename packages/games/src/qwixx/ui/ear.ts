import type { Ear } from '@rattlecup/ui'
import { colourSums, crossesIn, rowPoints, whiteSum } from '../rules/facts.ts'
import { COLOURS, type Qwixx, type QwixxDice, type QwixxSheet } from '../rules/types.ts'
import type { QwixxWords } from './words/words.ts'

/** Qwixx without eyes. */
export const ear: Ear<Qwixx, QwixxWords> = {
  dice: ({ view: { dice }, words }) => (dice ? diceTold(dice, words) : words.whyNot.notRolled),
  own({ view, seat, words }) {
    const sheet = view.sheets[seat] as QwixxSheet
    const rows = COLOURS.map((row) => {
      const numbers = sheet[row].length > 0 ? ` (${sheet[row].join(', ')})` : ''
      return words.sheet.row(row, crossesIn(sheet, row), rowPoints(sheet, row)) + numbers
    })
    return [...rows, words.sheet.penalties(sheet.penalties)].join('. ')
  },
}

function diceTold(dice: QwixxDice, words: QwixxWords): string {
  const coloured = COLOURS.flatMap((row) => {
    const value = dice[row]
    return value === undefined ? [] : [words.dice.coloured(row, value, colourSums(dice, row))]
  })
  return [words.dice.white(...dice.white, whiteSum(dice)), ...coloured].join('. ')
}
