import { POINTS, positionOf, valueAt } from './sheet.ts'
import {
  COLOURS,
  LAST,
  PENALTY,
  POSITIONS,
  type QwixxColour,
  type QwixxDice,
  type QwixxMove,
  type QwixxSheet,
} from './types.ts'

export type Mark = Extract<QwixxMove, { type: 'mark' }>

/** The numbers of a row, from left to right. */
export function numbersOf(row: QwixxColour): number[] {
  const index = COLOURS.indexOf(row)
  return Array.from({ length: POSITIONS }, (_, position) => valueAt(index, position))
}

export function isLastNumber(row: QwixxColour, value: number): boolean {
  return positionOf(COLOURS.indexOf(row), value) === LAST
}

/** The number crossed furthest to the right. */
export function furthest(sheet: QwixxSheet, row: QwixxColour): number | undefined {
  return sheet[row].at(-1)
}

/** Whether a number can still be reached: nothing to the right of it is crossed. */
export function isReachable(sheet: QwixxSheet, row: QwixxColour, value: number): boolean {
  const last = furthest(sheet, row)
  return last === undefined || isRightOf(row, value, last)
}

function isRightOf(row: QwixxColour, value: number, other: number): boolean {
  const index = COLOURS.indexOf(row)
  return positionOf(index, value) > positionOf(index, other)
}

/** The numbers that a cross would leave behind for good. */
export function skippedBy(sheet: QwixxSheet, { row, value }: Mark): number[] {
  return numbersOf(row).filter((each) => isReachable(sheet, row, each) && isRightOf(row, value, each))
}

/** The points of this many crosses in a row, the lock included. */
export function pointsOf(crosses: number): number {
  return POINTS[(1 << crosses) - 1] as number
}

/** The most crosses a row can have: its numbers and the lock. */
export const MOST_CROSSES = POSITIONS + 1

export function crossesIn(sheet: QwixxSheet, row: QwixxColour): number {
  return sheet[row].length + (sheet.locks.includes(row) ? 1 : 0)
}

export function rowPoints(sheet: QwixxSheet, row: QwixxColour): number {
  return pointsOf(crossesIn(sheet, row))
}

export function sheetPoints(sheet: QwixxSheet): number {
  return COLOURS.reduce((sum, row) => sum + rowPoints(sheet, row), penaltyPoints(sheet))
}

export function penaltyPoints(sheet: QwixxSheet): number {
  return sheet.penalties === 0 ? 0 : -PENALTY * sheet.penalties
}

/** The points that a cross adds, its lock included. */
export function worthOf(sheet: QwixxSheet, { row, value }: Mark): number {
  const crosses = crossesIn(sheet, row)
  return pointsOf(crosses + (isLastNumber(row, value) ? 2 : 1)) - pointsOf(crosses)
}

export function whiteSum({ white: [first, second] }: QwixxDice): number {
  return first + second
}

/** What a coloured die makes with either white one; [] if it was not rolled. */
export function colourSums(dice: QwixxDice, row: QwixxColour): number[] {
  const die = dice[row]
  if (die === undefined) return []
  return [...new Set(dice.white.map((white) => white + die))].sort((a, b) => a - b)
}

export function isSameMove(a: QwixxMove | null | undefined, b: QwixxMove | null | undefined): boolean {
  if (!a || !b || a.type !== b.type) return false
  return a.type === 'pass' || (b.type === 'mark' && a.row === b.row && a.value === b.value)
}
