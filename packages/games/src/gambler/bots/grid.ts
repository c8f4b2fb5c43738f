import { bit, present } from '../rules/layout.ts'
import { MAX_BOXES, type GamblerState, type Layout, type Row } from '../rules/types.ts'
import { laneOf, NO_FIT, reachable, VALUES, type Lane } from './lanes.ts'

/** What lies on a board, as one whole number: its rows' states in a mixed radix. */
export type Position = number

/** A board on which positions are numbers. */
export class Grid {
  readonly lanes: readonly Lane[]
  readonly rows: readonly Row[]
  readonly boxes: number
  readonly #radixes: readonly number[]
  readonly #distinct: boolean

  constructor({ rows, boxes }: Pick<Layout, 'rows' | 'boxes'>, distinct: boolean) {
    this.lanes = rows.map((row) => laneOf(row, distinct))
    this.rows = rows
    this.boxes = boxes
    this.#distinct = distinct
    let radix = 1
    this.#radixes = this.lanes.map(({ filled }) => (radix *= filled.length) / filled.length)
  }

  /** The state of a row in a position. */
  stateOf(position: Position, lane: number): number {
    const size = (this.lanes[lane] as Lane).filled.length
    return Math.floor(position / (this.#radixes[lane] as number)) % size
  }

  filledIn(position: Position, lane: number): number {
    return (this.lanes[lane] as Lane).filled[this.stateOf(position, lane)] as number
  }

  /** How full the rows are, as one whole number, whatever lies in them. */
  fillOf(position: Position): number {
    let fill = 0
    for (let lane = 0; lane < this.lanes.length; lane++)
      fill = fill * (MAX_BOXES + 1) + this.filledIn(position, lane)
    return fill
  }

  isFull(position: Position, lane: number): boolean {
    return this.filledIn(position, lane) === (this.lanes[lane] as Lane).row.length
  }

  /** Free boxes of the board. */
  free(position: Position): number {
    return this.lanes.reduce((free, _, lane) => free - this.filledIn(position, lane), this.boxes)
  }

  /** The position after a die is placed, or `NO_FIT`. */
  place(position: Position, lane: number, value: number, state = this.stateOf(position, lane)): Position {
    const next = (this.lanes[lane] as Lane).next[state * VALUES + value] as number
    if (next === NO_FIT || (state === 0 && this.#barred(position, lane, value))) return NO_FIT
    return position + (next - state) * (this.#radixes[lane] as number)
  }

  /** How many positions can still come up from this one, itself included. */
  futures(position: Position): number {
    return this.lanes.reduce((product, lane, i) => product * reachable(lane, this.stateOf(position, i)), 1)
  }

  /** The position of the uncovered board. */
  of(state: GamblerState): Position {
    let position = 0
    for (let lane = 0; lane < this.lanes.length; lane++) {
      for (let box = 0; box < (state.filled[lane] as number); box++) {
        position = this.place(position, lane, state.placed[lane * MAX_BOXES + box] as number)
      }
    }
    return position
  }

  /** GB-29: whether another star row of the board has taken the value. */
  #barred(position: Position, lane: number, value: number): boolean {
    if (!this.#distinct || (this.lanes[lane] as Lane).row.kind !== 'stars') return false
    let taken = 0
    for (const [other, { row, mark }] of this.lanes.entries()) {
      if (row.kind === 'stars') taken |= bit(mark[this.stateOf(position, other)] as number)
    }
    return (taken & bit(value)) !== 0
  }
}

const grids = new WeakMap<readonly Row[], Grid[]>()

/** The grid of the uncovered board, made once. */
export function gridOf(state: GamblerState): Grid {
  const layout = present(state)
  const known = grids.get(layout.rows) ?? []
  grids.set(layout.rows, known)
  return (known[state.distinct ? 1 : 0] ??= new Grid(layout, state.distinct))
}
