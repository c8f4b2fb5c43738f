import { LAST, POSITIONS } from '../../rules/types.ts'
import { afterMark, CLOSED, PAIRS, pairOf, pointsOfMark, ROWS_OF_PAIR } from '../states.ts'

/** The most marks that can be possible in a pair of rows. */
export const MARKS = 2 * POSITIONS

/** Points of a mark that is not possible by itself. */
const NEVER = -1e6

/**
 * Every mark that can be made in every pair of rows, in flat arrays: the solver walks them for each of four million
 * sheets. Mark m of pair x is at index `x * MARKS + m`.
 */
export interface Marks {
  readonly count: Uint8Array
  /** The pair that the mark leads to, and where that pair begins in a table of pairs × pairs. */
  readonly pair: Int32Array
  readonly offset: Int32Array
  readonly points: Float64Array
  /** 1 if the mark closes its row. */
  readonly closes: Uint8Array
  /** `die * 16 + sum`, for a pair of rising rows (dice 0 and 1) and for a pair of falling ones (dice 2 and 3). */
  readonly risingCode: Uint8Array
  readonly fallingCode: Uint8Array
  /** The marks at a position, one a row: `at[(pair * POSITIONS + position) * 2]` and the next, −1 if there is none. */
  readonly at: Int8Array
  /** The marks of the same pair that can follow mark i in the same turn: those from `followStart[i]` to `followStart[i + 1]`. */
  readonly followStart: Int32Array
  readonly followMark: Uint8Array
  readonly followPair: Int32Array
  readonly followOffset: Int32Array
  /** Points of both marks together. */
  readonly followPoints: Float64Array
}

interface Follow {
  readonly mark: number
  readonly pair: number
  readonly points: number
}

export function listMarks(): Marks {
  const single = listSingles()
  const followStart = new Int32Array(PAIRS * MARKS + 1)
  const follows: Follow[] = []
  for (let i = 0; i < PAIRS * MARKS; i++) {
    followStart[i] = follows.length
    follows.push(...listFollows(single, i))
  }
  followStart[PAIRS * MARKS] = follows.length
  return {
    ...single,
    followStart,
    followMark: Uint8Array.from(follows, (follow) => follow.mark),
    followPair: Int32Array.from(follows, (follow) => follow.pair),
    followOffset: Int32Array.from(follows, (follow) => follow.pair * PAIRS),
    followPoints: Float64Array.from(follows, (follow) => follow.points),
  }
}

function emptySingles() {
  const size = PAIRS * MARKS
  return {
    count: new Uint8Array(PAIRS),
    pair: new Int32Array(size),
    offset: new Int32Array(size),
    points: new Float64Array(size),
    closes: new Uint8Array(size),
    risingCode: new Uint8Array(size),
    fallingCode: new Uint8Array(size),
    at: new Int8Array(PAIRS * POSITIONS * 2).fill(-1),
  }
}

type Singles = ReturnType<typeof emptySingles>

function listSingles(): Singles {
  const marks = emptySingles()
  for (const [pair, rows] of ROWS_OF_PAIR.entries())
    for (const [row, state] of rows.entries())
      for (let position = 0; position < POSITIONS; position++) {
        const possible = afterMark(state, position) >= 0
        if (possible || opensLast(state, position)) addMark(marks, { pair, row, position, possible })
      }
  return marks
}

/** Whether the last number, not allowed yet, will be once a white mark in the same row has come before it. */
function opensLast(state: number, position: number): boolean {
  if (position !== LAST) return false
  for (let first = 0; first < LAST; first++) {
    const next = afterMark(state, first)
    if (next >= 0 && afterMark(next, LAST) >= 0) return true
  }
  return false
}

function addMark(
  marks: Singles,
  { pair, row, position, possible }: { pair: number; row: number; position: number; possible: boolean },
): void {
  const rows = ROWS_OF_PAIR[pair]!
  const mark = marks.count[pair]!++
  const i = pair * MARKS + mark
  const next = pairOf(possible ? afterMark(rows[row]!, position) : CLOSED, rows[1 - row]!)
  marks.pair[i] = next
  marks.offset[i] = next * PAIRS
  marks.points[i] = possible ? pointsOfMark(rows[row]!, position) : NEVER
  marks.closes[i] = position === LAST ? 1 : 0
  marks.risingCode[i] = row * 16 + position + 2
  marks.fallingCode[i] = (row + 2) * 16 + 12 - position
  if (!possible) return
  const place = (pair * POSITIONS + position) * 2
  marks.at[marks.at[place]! < 0 ? place : place + 1] = mark
}

function listFollows(marks: Singles, first: number): Follow[] {
  const pair = Math.floor(first / MARKS)
  const count = marks.count[pair]!
  if (first - pair * MARKS >= count) return []
  return Array.from({ length: count }, (_, mark) => followOf(marks, pair, first, mark)).filter(
    (follow) => follow !== undefined,
  )
}

function followOf(marks: Singles, pair: number, first: number, mark: number): Follow | undefined {
  const rows: [number, number] = [...ROWS_OF_PAIR[pair]!]
  let points = 0
  for (const code of [marks.risingCode[first]!, marks.risingCode[pair * MARKS + mark]!]) {
    const state = rows[code >> 4]!
    const position = (code & 15) - 2
    const next = afterMark(state, position)
    if (next < 0) return undefined
    points += pointsOfMark(state, position)
    rows[code >> 4] = next
  }
  return { mark, pair: pairOf(...rows), points }
}
