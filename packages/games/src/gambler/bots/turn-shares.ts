import { MOST_ROLLED, type Layout, type Row } from '../rules/types.ts'
import { add } from './outlook.ts'
import { reach } from './reach.ts'

/** A table between two turns. */
interface BetweenTurns {
  readonly layout: Pick<Layout, 'rows' | 'boxes'>
  /** Boxes filled, by row. */
  readonly filled: readonly number[]
  readonly points: readonly number[]
  readonly supply: readonly number[]
  /** The seat that rolls next. */
  readonly starter: number
  readonly target: number
}

// Fitted to who won 1,500 games of `strong` against itself, and to what looking a turn further ahead says.
/** How much of the points that open rows promise by a heuristic is to be expected: more for the seat that rolls next. */
const NEXT = 1.6
const LATER = 1.3
/** Points that it costs to roll next: what the roll does not complete it builds for the others. */
const TEMPO = -11
/** Points that it is worth to begin a board of which nothing is known yet. */
const START = 20
/** How far the lead strays: a little at the very end, and more the more boards are still to come. */
const LEAST_STRAY = 37
const STRAY = 61
const BOARD_POINTS = 130

/** Everybody's chance to win, between two turns. Black rows tell nothing: who will have to pay is open to the end. */
export function sharesAtTurn(table: BetweenTurns): number[] {
  const { layout, filled, points, target } = table
  const left = 1 - filled.reduce((sum, boxes) => sum + boxes, 0) / layout.boxes
  const expected = left === 1 ? freshPoints(table) : expectedPoints(table)
  const boardsLeft = Math.max(0, (target - Math.max(...points)) / BOARD_POINTS)
  return sharesOfLead(expected, LEAST_STRAY + STRAY * Math.sqrt(left + boardsLeft))
}

/** A new board is uncovered only when the last is full, so that whoever leaves it can't know it. */
function freshPoints({ points, starter }: BetweenTurns): number[] {
  return points.with(starter, (points[starter] as number) + START)
}

function expectedPoints({ layout, filled, points, supply, starter }: BetweenTurns): number[] {
  const expected = points.with(starter, (points[starter] as number) + TEMPO)
  for (const [lane, row] of layout.rows.entries()) {
    if (row.points > 0) promise(expected, row, { filled: filled[lane] as number, supply, starter })
  }
  return expected
}

/** Each seat in turn completes the row with the chance that its dice give it, if those before it have not. */
function promise(
  expected: number[],
  row: Row,
  { filled, supply, starter }: { filled: number; supply: readonly number[]; starter: number },
): void {
  if (filled === row.length) return
  let open = row.points
  for (let i = 0; i < supply.length; i++) {
    const seat = (starter + i) % supply.length
    const chance = reach(row, filled, Math.min(MOST_ROLLED, supply[seat] as number))
    add(expected, seat, (i === 0 ? NEXT : LATER) * open * chance)
    open *= 1 - chance
  }
}

/** A logistic curve over the lead; against several rivals it is their strength together that counts. */
function sharesOfLead(expected: readonly number[], stray: number): number[] {
  const most = Math.max(...expected)
  const weights = expected.map((points) => Math.exp((points - most) / stray))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}
