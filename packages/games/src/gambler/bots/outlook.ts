import { MOST_ROLLED, type GamblerState } from '../rules/types.ts'
import type { Grid, Position } from './grid.ts'
import { reach } from './reach.ts'

/** How often a black row that could be completed is: nobody does so unless forced. */
const FORCED = 0.5
/** Points that beginning a board is worth, which whoever fills the last box leaves to the left neighbour. */
export const START = 12

/** What the active seat can expect when it ends its turn on a position: the basis of every level's judgement. */
export class Outlook {
  readonly grid: Grid
  readonly state: GamblerState
  readonly start: Position
  readonly seat: number

  constructor(state: GamblerState, grid: Grid) {
    this.state = state
    this.grid = grid
    this.start = grid.of(state)
    this.seat = state.active
  }

  /** The active seat's points with the rows that it has completed since the start. */
  pointsAt(position: Position): number {
    let points = this.state.points[this.seat] as number
    for (const [lane, { row }] of this.grid.lanes.entries()) {
      if (this.grid.isFull(position, lane) && !this.grid.isFull(this.start, lane)) points += row.points
    }
    return Math.max(0, points)
  }

  /** The active seat's dice when this many of its turn's dice are not placed. */
  diceAt(loose: number): number {
    return (this.state.supply[this.seat] as number) - this.state.loose + loose
  }

  /** Everybody's points if the turn ends here, without what is still to come. */
  pointsAfter(position: Position): number[] {
    return this.state.points.with(this.seat, this.pointsAt(position))
  }

  /** Everybody's points with their share of the open rows, by a heuristic, the next seat rolling first. */
  promisesAfter(position: Position, loose: number): number[] {
    const points = this.pointsAfter(position)
    const dice = this.state.supply.with(this.seat, this.diceAt(loose))
    const next = this.#next(dice)
    let free = 0
    for (const [lane, { row }] of this.grid.lanes.entries()) {
      const filled = this.grid.filledIn(position, lane)
      free += row.length - filled
      let open = row.points < 0 ? FORCED : 1
      for (let i = 0; i < dice.length && filled < row.length; i++) {
        const seat = (next + i) % dice.length
        const chance = reach(row, filled, Math.min(MOST_ROLLED, dice[seat] as number))
        add(points, seat, row.points * open * chance)
        open *= 1 - chance
      }
    }
    if (free === 0) add(points, (this.seat + 1) % dice.length, START)
    return points
  }

  #next(dice: readonly number[]): number {
    for (let i = 1; i < dice.length; i++) {
      const seat = (this.seat + i) % dice.length
      if ((dice[seat] as number) > 0) return seat
    }
    return this.seat
  }
}

export function add(points: number[], seat: number, more: number): void {
  points[seat] = (points[seat] as number) + more
}

/** A seat's points beyond the best rival's. */
export function leadOf(points: readonly number[], seat: number): number {
  let rival = -Infinity
  for (let other = 0; other < points.length; other++) {
    if (other !== seat) rival = Math.max(rival, points[other] as number)
  }
  return (points[seat] as number) - rival
}
