import type { Position } from './grid.ts'
import { add, type Outlook } from './outlook.ts'
import type { Leave } from './solver.ts'

/** How far the points of a board stray from those expected, and how many a board brings the best seat; by a heuristic. */
const STRAY = 45
const BOARD_POINTS = 130
/** Nothing is surer than this many points. */
const LEAST_STRAY = 2

/** Judges positions by the active seat's chance to win the game. */
export class Prospects {
  readonly #outlook: Outlook
  readonly #solved: Leave | undefined

  constructor(outlook: Outlook, solved?: Leave) {
    this.#outlook = outlook
    this.#solved = solved
  }

  /** The chance to win when the turn ends here. */
  leave(position: Position, loose: number): number {
    const { state, grid, seat } = this.#outlook
    const free = grid.free(position)
    const points = this.#outlook.pointsAfter(position)
    if (free === 0 && Math.max(...points) >= state.target) return shareOf(points, seat)
    const expected = this.#expected(position, loose)
    return chance(expected, seat, strayOf(expected, state.target, free / grid.boxes))
  }

  /** Everybody's points at the end of the board: from its solution, if there is one, else by a heuristic. */
  #expected(position: Position, loose: number): number[] {
    const outlook = this.#outlook
    if (!this.#solved || outlook.grid.free(position) === 0) return outlook.promisesAfter(position, loose)
    const points = outlook.pointsAfter(position)
    const difference = this.#solved(position, loose)
    add(points, outlook.seat, difference / 2)
    add(points, 1 - outlook.seat, -difference / 2)
    return points
  }
}

/** How far the points at the end of the game may be from those expected, with such a share of the board left. */
function strayOf(expected: readonly number[], target: number, boardLeft: number): number {
  const boardsLeft = Math.max(0, (target - Math.max(...expected)) / BOARD_POINTS)
  return LEAST_STRAY + STRAY * Math.sqrt(boardLeft + boardsLeft)
}

function shareOf(points: readonly number[], seat: number): number {
  const most = Math.max(...points)
  return points[seat] === most ? 1 / points.filter((each) => each === most).length : 0
}

/** A logistic curve over the lead; against several rivals it is their strength together that counts. */
function chance(points: readonly number[], seat: number, stray: number): number {
  const mine = points[seat] as number
  return 1 / points.reduce((sum, each) => sum + Math.exp((each - mine) / stray), 0)
}
