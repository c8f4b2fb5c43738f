import { DICE, MAX_BOXES, MOST_ROLLED, type Layout, type Row } from '../rules/types.ts'
import { reach } from './reach.ts'

/** A table between two turns. */
export interface BetweenTurns {
  readonly layout: Pick<Layout, 'rows' | 'boxes'>
  /** Boxes filled, by row. */
  readonly filled: readonly number[]
  readonly points: readonly number[]
  readonly supply: readonly number[]
  /** The seat that rolls next. */
  readonly starter: number
  readonly target: number
}

/** Points of open rows are told by kind and by boxes left; black rows apart. */
const KINDS: readonly Row['kind'][] = ['numbers', 'stars', 'fullhouse']
const ROW_SENSES: number = (KINDS.length + 1) * MAX_BOXES
/** What is told of a seat by itself. */
export const SEAT_SENSES: number = ROW_SENSES + 13
/** How it compares with the others. */
export const TABLE_SENSES = 9
/** About as many points as a board brings the best seat, and as they stray on one. */
const BOARD_POINTS = 130
const LEAST_STRAY = 25
const STRAY = 61

/** What is told of each seat by itself: whose turn is when, its dice, and what the open rows hold. */
export function seatSenses(table: BetweenTurns): number[][] {
  const rows = rowSenses(table)
  const promises = promisesOf(table)
  const left = boardLeft(table)
  return table.points.map((points, seat) => {
    const players = table.points.length
    const order = (seat - table.starter + players) % players
    const supply = table.supply[seat] as number
    const isNext = order === 0 ? 1 : 0
    const { yellow, later, black } = promises[seat] as Promise
    return [
      ...rows.map((each) => each * isNext),
      isNext,
      order / (players - 1),
      order === players - 1 ? 1 : 0,
      (supply * players) / DICE / 2,
      Math.min(MOST_ROLLED, supply) / MOST_ROLLED,
      yellow / 50,
      later / 50,
      black / 50,
      points / 250,
      points >= table.target ? 1 : 0,
      Math.min(1.5, points / table.target),
      left,
      left === 1 ? isNext : 0,
    ]
  })
}

function rowSenses({ layout, filled }: BetweenTurns): number[] {
  const senses = Array.from({ length: ROW_SENSES }, () => 0)
  for (const [lane, { kind, length, points }] of layout.rows.entries()) {
    const free = length - (filled[lane] as number)
    const group = points < 0 ? KINDS.length : KINDS.indexOf(kind)
    if (free > 0) senses[group * MAX_BOXES + free - 1]! += points / 50
  }
  return senses
}

/** Points that open rows promise a seat. */
interface Promise {
  /** Of rows that it completes in the round of turns to come, and of those that are open still then. */
  yellow: number
  later: number
  /** Of black ones. */
  black: number
}

/** Each seat in turn completes a row with the chance that its dice give it, if those before it have not. */
function promisesOf({ layout, filled, supply, starter }: BetweenTurns): Promise[] {
  const promises = supply.map((): Promise => ({ yellow: 0, later: 0, black: 0 }))
  for (const [lane, row] of layout.rows.entries()) {
    if (filled[lane] === row.length) continue
    let open = row.points
    for (let i = 0; i < 2 * supply.length; i++) {
      const seat = (starter + i) % supply.length
      const chance = reach(row, filled[lane] as number, Math.min(MOST_ROLLED, supply[seat] as number))
      const promise = promises[seat] as Promise
      if (row.points < 0) promise.black += open * chance
      else if (i < supply.length) promise.yellow += open * chance
      else promise.later += open * chance
      open *= 1 - chance
    }
  }
  return promises
}

function boardLeft({ layout, filled }: BetweenTurns): number {
  return 1 - filled.reduce((sum, boxes) => sum + boxes, 0) / layout.boxes
}

/** How each seat compares: its lead, and that against what may still happen. */
export function tableSenses(table: BetweenTurns): number[][] {
  const { points, target } = table
  const promises = promisesOf(table)
  const expected = points.map((each, seat) => each + promises[seat]!.yellow + promises[seat]!.later)
  const most = Math.max(...points)
  const boards = Math.max(0, (target - most) / BOARD_POINTS)
  const stray = LEAST_STRAY + STRAY * Math.sqrt(boardLeft(table) + boards)
  return points.map((mine, seat) => {
    const lead = leadOf(points, seat)
    const hoped = leadOf(expected, seat)
    return [
      lead / 100,
      within(lead / 40),
      hoped / stray,
      within(hoped / 40),
      hoped / 100,
      boards / 3,
      most >= target ? within(lead / 20) : 0,
      most >= target ? within(hoped / 20) : 0,
      // Whether somebody else is so far that this board may be the last.
      Math.max(0, 1 - Math.max(0, target - (mine - lead)) / BOARD_POINTS),
    ]
  })
}

function leadOf(points: readonly number[], seat: number): number {
  let rival = -Infinity
  for (let other = 0; other < points.length; other++)
    if (other !== seat) rival = Math.max(rival, points[other] as number)
  return (points[seat] as number) - rival
}

function within(value: number): number {
  return Math.max(-1, Math.min(1, value))
}
