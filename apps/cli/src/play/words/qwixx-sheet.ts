import type { qwixx } from '@rattlecup/games/qwixx'
import type { TypesOf } from '../face.ts'
import type { Paint } from '../paint.ts'

export type Sheet = TypesOf<typeof qwixx>['View']['sheets'][number]
export type Colour = Sheet['locks'][number]

export const COLOURS: readonly Colour[] = ['red', 'yellow', 'green', 'blue']

const SYMBOLS: Readonly<Record<Colour, string>> = { red: '▲', yellow: '●', green: '■', blue: '◆' }

export function paintSymbol(paint: Paint, colour: Colour): string {
  return paint(colour, SYMBOLS[colour])
}

/** A row's numbers from left to right. */
export function numbersOf(row: Colour): number[] {
  const rising = Array.from({ length: 11 }, (_, i) => i + 2)
  return row === 'red' || row === 'yellow' ? rising : rising.reverse()
}

/** Crosses in a row, the lock being one. */
export function crossesIn(sheet: Sheet, row: Colour): number {
  return sheet[row].length + (sheet.locks.includes(row) ? 1 : 0)
}

export function rowPoints(sheet: Sheet, row: Colour): number {
  const crosses = crossesIn(sheet, row)
  return (crosses * (crosses + 1)) / 2
}

export function sheetPoints(sheet: Sheet): number {
  return COLOURS.reduce((sum, row) => sum + rowPoints(sheet, row), 0) - 5 * sheet.penalties
}
