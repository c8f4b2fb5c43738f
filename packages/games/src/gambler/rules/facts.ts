import type { Seat } from '@rattlecup/kit'
import { lengthOf } from './layout.ts'
import {
  FACES,
  FULL_HOUSE,
  MOST_ROLLED,
  TRIPLE,
  type BoardRow,
  type GamblerMove,
  type GamblerOptions,
  type GamblerView,
} from './types.ts'

export type PlaceMove = GamblerMove & { readonly type: 'place' }

const VALUES = Array.from({ length: FACES }, (_, index) => index + 1)

/** Which rule decides what the next free box of a row takes, and the values it speaks of. */
interface NextBox {
  readonly rule:
    | 'full'
    | 'number'
    | 'fresh-stars'
    | 'stars'
    | 'fresh-triple'
    | 'triple'
    | 'fresh-pair'
    | 'pair'
  /** The one value that the box takes; for a fresh row or pair, those it may refuse because they are taken. */
  readonly values: readonly number[]
}

/** GB-10, GB-11, GB-12, GB-13, GB-29. */
export function nextBoxOf(view: GamblerView, row: number): NextBox {
  const design = rowOf(view, row)
  const placed = view.rows[row] as number[]
  if (placed.length === lengthOf(design)) return { rule: 'full', values: [] }
  if (design.kind === 'numbers') return { rule: 'number', values: [design.boxes[placed.length] as number] }
  const first = placed.slice(0, 1)
  if (design.kind === 'stars')
    return first.length > 0
      ? { rule: 'stars', values: first }
      : { rule: 'fresh-stars', values: starValues(view) }
  if (placed.length < TRIPLE) return { rule: first.length > 0 ? 'triple' : 'fresh-triple', values: first }
  if (placed.length === TRIPLE) return { rule: 'fresh-pair', values: first }
  return { rule: 'pair', values: placed.slice(TRIPLE, TRIPLE + 1) }
}

/** The values that the next free box of a row takes. */
export function fittingValues(view: GamblerView, row: number, stars: GamblerOptions['stars']): number[] {
  const { rule, values } = nextBoxOf(view, row)
  const refusesTaken = rule === 'fresh-pair' || (rule === 'fresh-stars' && stars === 'distinct')
  if (refusesTaken) return VALUES.filter((value) => !values.includes(value))
  return rule.startsWith('fresh') ? VALUES : [...values]
}

/** GB-8: how likely it is that of this many dice at least one can be placed. */
export function chanceToPlace(view: GamblerView, dice: number, stars: GamblerOptions['stars']): number {
  const fitting = new Set(view.rows.flatMap((_, row) => fittingValues(view, row, stars)))
  return 1 - (1 - fitting.size / FACES) ** dice
}

/** GB-29: the values that the board's star rows have taken. */
function starValues(view: GamblerView): number[] {
  const values = view.rows.flatMap((dice, row) => (rowOf(view, row).kind === 'stars' ? dice.slice(0, 1) : []))
  return [...new Set(values)].sort((a, b) => a - b)
}

/** Free boxes of a row. */
export function freeIn(view: GamblerView, row: number): number {
  return lengthOf(rowOf(view, row)) - (view.rows[row]?.length ?? 0)
}

function rowOf(view: GamblerView, row: number): BoardRow {
  return view.board?.rows[row] as BoardRow
}

/** The most points that a row pays which this many dice could complete; 0 if there is none. */
export function bestInReach(view: GamblerView, dice: number): number {
  const inReach = (view.board?.rows ?? []).filter(
    (_, row) => freeIn(view, row) > 0 && freeIn(view, row) <= dice,
  )
  return Math.max(0, ...inReach.map(({ points }) => points))
}

/** Whether the dice in hand can complete a row at once; `taken` are the values that its next box takes. */
export function canComplete(view: GamblerView, row: number, taken: readonly number[]): boolean {
  const placed = view.rows[row] ?? []
  return fillings(rowOf(view, row)).some((filling) => {
    const rest = filling.slice(placed.length)
    return (
      placed.every((value, box) => value === filling[box]) &&
      taken.includes(rest[0] as number) &&
      isWithin(rest, view.hand)
    )
  })
}

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

function isWithin(wanted: readonly number[], hand: readonly number[]): boolean {
  return wanted.every((value) => countOf(value, wanted) <= countOf(value, hand))
}

function countOf(value: number, dice: readonly number[]): number {
  return dice.filter((die) => die === value).length
}

/** GB-7, GB-19: who rolls next if the active seat stops, and with how many dice. */
export function nextRoller({ active, supply }: GamblerView): { seat: Seat; dice: number } {
  const others = supply.map((_, step) => (active + 1 + step) % supply.length)
  const seat = others.find((each) => (supply[each] as number) > 0) ?? active
  return { seat, dice: Math.min(MOST_ROLLED, supply[seat] as number) }
}

/** GB-8: the table with a roll lying there, before the rules go on to the next seat if nothing fits. */
export function withRoll(view: GamblerView, values: readonly number[]): GamblerView {
  return { ...view, phase: 'place', rolls: view.rolls + 1, hand: values.toSorted((a, b) => a - b) }
}

/** GB-10: the table with one die more on the board, before its points are settled and the rules go on. */
export function withPlaced(view: GamblerView, { row, value }: PlaceMove): GamblerView {
  return {
    ...view,
    rows: view.rows.map((dice, each) => (each === row ? [...dice, value] : dice)),
    hand: view.hand.toSpliced(view.hand.indexOf(value), 1),
    supply: view.supply.map((dice, seat) => (seat === view.active ? dice - 1 : dice)),
  }
}
