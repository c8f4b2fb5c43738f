import type { Grid, Position } from './grid.ts'
import { START, type Outlook } from './outlook.ts'
import { PairSolution } from './pair.ts'

/** Up to this many positions to come, a board between two is solved with all its dice counted: a fraction of a second. */
const SOLVABLE = 500
/** Up to this many, it is solved as if dice never ran out. */
const SOLVABLE_AMPLE = 5000

/** What ending a turn is worth: the expected difference of points on the rest of the board. */
export type Leave = (position: Position, loose: number) => number

/** Solves boards between two as they get small, and keeps what it knows of the board in play from move to move. */
export class PairSolver {
  #grid: Grid | undefined
  #counted: PairSolution | undefined
  #ample: PairSolution | undefined

  /** How to judge the ends of this turn, if the board is small enough. Judging throws `OutOfTime` when that is so. */
  leaving(outlook: Outlook, expired: () => boolean): Leave | undefined {
    const { grid, start, state } = outlook
    const futures = grid.futures(start)
    if (state.players !== 2 || futures > SOLVABLE_AMPLE) return undefined
    this.#turnTo(grid)
    if (futures > SOLVABLE) {
      const ample = (this.#ample ??= new PairSolution(grid, { dice: Infinity, opening: START }))
      ample.expired = expired
      return (position) => ample.leave(position, Infinity)
    }
    const counted = (this.#counted ??= new PairSolution(grid, { opening: START }))
    counted.expired = expired
    return (position, loose) => counted.leave(position, outlook.diceAt(loose))
  }

  #turnTo(grid: Grid): void {
    if (this.#grid === grid) return
    this.#grid = grid
    this.#counted = undefined
    this.#ample = undefined
  }
}
