import { rules } from '../rules/play.ts'
import type { GamblerState } from '../rules/types.ts'
import { gridOf, type Grid, type Position } from './grid.ts'
import { ShareTurn, type Shares } from './share-turn.ts'
import { sharesOnNewBoard } from './new-board.ts'
import type { TurnShares } from './turn-shares.ts'

/** The seat whose turn it is, and all that the turn's ends depend on beside where the dice lie. */
export class Mover {
  readonly turn: ShareTurn
  readonly #grid: Grid
  readonly #state: GamblerState
  readonly #seat: number
  /** Its points without the rows that are full: the same through the turn, whichever rows it completes. */
  readonly #base: number
  /** Its dice beyond those of the turn. */
  readonly #beyond: number
  readonly #ends: TurnShares
  /** Shares by how full the rows are: what lies in them does not count. */
  readonly #known = new Map<number, number[]>()

  constructor(state: GamblerState, ends: TurnShares) {
    this.#ends = ends
    this.#state = rules.clone(state)
    this.#grid = gridOf(state)
    this.#seat = state.active
    this.#base = baseOf(state, this.#grid)
    this.#beyond = beyondOf(state)
    this.turn = new ShareTurn(this.#grid, state.players, (position, loose) => this.#leave(position, loose))
  }

  /** Whether a state is of this turn, or of one that comes to the same. */
  isIn(state: GamblerState): boolean {
    const grid = gridOf(state)
    const { players, active, target, points, supply } = state
    if (grid !== this.#grid || active !== this.#seat || players !== this.#state.players) return false
    if (target !== this.#state.target || beyondOf(state) !== this.#beyond) return false
    if (baseOf(state, grid) !== this.#base) return false
    return points.every(
      (each, seat) =>
        seat === active || (each === this.#state.points[seat] && supply[seat] === this.#state.supply[seat]),
    )
  }

  /** Shares in the order of seats, of all of them. */
  bySeat(shares: Shares): number[] {
    const { players } = this.#state
    const last = shares.reduce((left, share) => left - share, 1)
    return Array.from(
      { length: players },
      (_, seat) => shares[(seat - this.#seat + players) % players] ?? last,
    )
  }

  #leave(position: Position, loose: number): Shares {
    const { players } = this.#state
    const fill = this.#grid.fillOf(position)
    const shares = this.#known.get(fill) ?? this.#sharesAfter(position, loose)
    this.#known.set(fill, shares)
    const ordered = new Float64Array(players - 1)
    for (let i = 0; i < ordered.length; i++) ordered[i] = shares[(this.#seat + i) % players] as number
    return ordered
  }

  #sharesAfter(position: Position, loose: number): number[] {
    const { target, players } = this.#state
    const grid = this.#grid
    const points = this.#state.points.with(this.#seat, this.#pointsAt(position))
    if (grid.free(position) > 0) {
      const filled = grid.lanes.map((_, lane) => grid.filledIn(position, lane))
      const supply = this.#state.supply.with(this.#seat, this.#beyond + loose)
      const layout = { rows: grid.rows, boxes: grid.boxes }
      return this.#ends.shares({ layout, filled, points, supply, target, starter: this.#next(supply) })
    }
    if (Math.max(...points) >= target) return wonBy(points)
    return sharesOnNewBoard(this.#state, this.#ends, { points, starter: (this.#seat + 1) % players })
  }

  #pointsAt(position: Position): number {
    return Math.max(0, this.#base + fullRows(this.#grid, position))
  }

  #next(supply: readonly number[]): number {
    let seat = this.#seat
    do seat = (seat + 1) % supply.length
    while (supply[seat] === 0)
    return seat
  }
}

function wonBy(points: readonly number[]): number[] {
  const most = Math.max(...points)
  const winners = points.filter((each) => each === most).length
  return points.map((each) => (each === most ? 1 / winners : 0))
}

function baseOf(state: GamblerState, grid: Grid): number {
  return (state.points[state.active] as number) - fullRows(grid, grid.of(state))
}

function beyondOf(state: GamblerState): number {
  return (state.supply[state.active] as number) - state.loose
}

function fullRows(grid: Grid, position: Position): number {
  return grid.lanes.reduce((sum, { row }, lane) => sum + (grid.isFull(position, lane) ? row.points : 0), 0)
}
