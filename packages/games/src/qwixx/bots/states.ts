import { LAST, LOCK, MARKS_BEFORE_LAST, ROWS } from '../rules/types.ts'

/**
 * A sheet as its future sees it. What a row can still bring depends only on its last mark and on how many marks it
 * has, so a row has 54 states: empty, (last, marks), stuck for good, closed. Marking always leads to a higher number.
 */
export const STUCK = 46
export const CLOSED = 53
export const ROW_STATES = CLOSED + 1

/** Red and yellow are alike, and so are green and blue: a pair of rows is unordered. */
export const PAIRS = triangle(ROW_STATES)
/** The two pairs mirror each other (a sum s is a sum 14 − s), so a sheet is an unordered pair of pairs. */
export const SHEETS = triangle(PAIRS)

function triangle(n: number): number {
  return (n * (n + 1)) / 2
}

/** The state of an open row by its last marked position (−1 if none) and its number of marks. */
function rowStateOf(last: number, marks: number): number {
  if (last < 0) return 0
  if (last < LAST - 1) return triangle(last) + marks
  // Only the last number is left: too few marks, and it will never be marked.
  return marks < MARKS_BEFORE_LAST ? STUCK : STUCK + 1 + marks - MARKS_BEFORE_LAST
}

const LAST_OF = new Int8Array(ROW_STATES).fill(LAST)
const MARKS_OF = new Uint8Array(ROW_STATES)
for (let last = -1; last < LAST; last++) {
  for (let marks = Math.min(1, last + 1); marks <= last + 1; marks++) {
    const state = rowStateOf(last, marks)
    if (state === STUCK) continue
    LAST_OF[state] = last
    MARKS_OF[state] = marks
  }
}

/** The last marked position of a row, −1 if there is none. */
export function lastOf(state: number): number {
  return LAST_OF[state] as number
}

/** The marks of an open row; of a row that is stuck or closed they are forgotten, and 0. */
export function marksOf(state: number): number {
  return MARKS_OF[state] as number
}

/** The row's state after a mark at `position`, or −1 where that is not allowed. */
export function afterMark(state: number, position: number): number {
  const marks = MARKS_OF[state] as number
  if (position <= (LAST_OF[state] as number)) return -1
  if (position < LAST) return rowStateOf(position, marks + 1)
  return marks >= MARKS_BEFORE_LAST ? CLOSED : -1
}

/** What a mark at `position` adds to the score: the k-th cross is worth k, and the last number brings the lock as well. */
export function pointsOfMark(state: number, position: number): number {
  const marks = MARKS_OF[state] as number
  return position === LAST ? 2 * marks + 3 : marks + 1
}

/** The state of an open row, for each mask of its marks. */
export const STATE_OF_MASK: Uint8Array = Uint8Array.from({ length: LOCK * 2 }, (_, mask) => {
  if (mask >= LOCK >> 1) return CLOSED
  let marks = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) marks++
  return rowStateOf(31 - Math.clz32(mask), marks)
})

export function pairOf(row: number, other: number): number {
  return row >= other ? triangle(row) + other : triangle(other) + row
}

export function sheetOf(pair: number, mirrored: number): number {
  return pair >= mirrored ? triangle(pair) + mirrored : triangle(mirrored) + pair
}

/** The sheet of four rows' masks, of which the rows of the bit mask `closed` are closed. */
export function sheetOfMasks(masks: readonly number[], from: number, closed: number): number {
  const state = (row: number): number =>
    (closed >> row) & 1 ? CLOSED : (STATE_OF_MASK[masks[from + row] as number] as number)
  return sheetOf(pairOf(state(0), state(1)), pairOf(state(2), state(ROWS - 1)))
}

/** The two row states of every pair, the higher one first. */
export const ROWS_OF_PAIR: readonly (readonly [number, number])[] = Array.from(
  { length: ROW_STATES },
  (_, row) => Array.from({ length: row + 1 }, (__, other) => [row, other] as const),
).flat()

export function closedIn(pair: number): number {
  return (ROWS_OF_PAIR[pair] as readonly number[]).filter((state) => state === CLOSED).length
}
