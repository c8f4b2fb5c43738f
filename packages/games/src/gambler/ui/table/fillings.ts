import { lengthOf } from '../../rules/layout.ts'
import { FACES, FULL_HOUSE, TRIPLE, type BoardRow, type GamblerView } from '../../rules/types.ts'
import { valuesFor, type Place } from './choice.ts'

const VALUES = Array.from({ length: FACES }, (_, index) => index + 1)

/** Every way to fill a whole row. */
function fillings(row: BoardRow): number[][] {
  if (row.kind === 'numbers') return [[...row.boxes]]
  if (row.kind === 'stars') return VALUES.map((value) => repeat(value, row.length))
  return VALUES.flatMap((three) =>
    VALUES.filter((two) => two !== three).map((two) => [
      ...repeat(three, TRIPLE),
      ...repeat(two, FULL_HOUSE - TRIPLE),
    ]),
  )
}

function repeat(value: number, length: number): number[] {
  return Array.from({ length }, () => value)
}

/** Whether the dice in hand can complete a row at once. `places` knows what its next box takes by this table's options. */
export function canComplete(view: GamblerView, row: number, places: readonly Place[]): boolean {
  const placed = view.rows[row] ?? []
  const first = valuesFor(places, row)
  return fillings(view.board?.rows[row] as BoardRow).some((filling) => {
    const rest = filling.slice(placed.length)
    return (
      placed.every((value, box) => value === filling[box]) &&
      first.includes(rest[0] as number) &&
      isWithin(rest, view.hand)
    )
  })
}

function isWithin(wanted: readonly number[], hand: readonly number[]): boolean {
  return wanted.every((value) => countOf(value, wanted) <= countOf(value, hand))
}

function countOf(value: number, dice: readonly number[]): number {
  return dice.filter((die) => die === value).length
}

/** Free boxes of a row. */
export function freeIn(view: GamblerView, row: number): number {
  return lengthOf(view.board?.rows[row] as BoardRow) - (view.rows[row]?.length ?? 0)
}
