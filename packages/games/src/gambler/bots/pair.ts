import { DICE, MOST_ROLLED } from '../rules/types.ts'
import type { Grid, Position } from './grid.ts'
import { OutOfTime, Turn } from './turn.ts'

interface PairOptions {
  /** Dice of both seats together. If there are infinitely many, nobody runs short: nearly the same until late, and solved much sooner. */
  readonly dice?: number
  /** Points that it is worth to begin the next board, which falls to the seat that does not fill the last box. */
  readonly opening?: number
}

/**
 * A board between two seats, solved: by how many points the seat to move will gain more than the other on the rest
 * of the board, if both play for that. Dice are never lost, so a position and the mover's dice say it all.
 * That somebody may be too poor to pay for a black row is left aside.
 */
export class PairSolution {
  readonly #grid: Grid
  readonly #dice: number
  readonly #opening: number
  /** Turns of a mover that has this many dice out of reach, beyond the five that it plays with. */
  readonly #turns = new Map<number, Turn>()
  readonly #values = new Map<number, number>()
  /** Whether to give up; asked before each position. */
  expired: () => boolean = () => false

  constructor(grid: Grid, { dice = DICE, opening = 0 }: PairOptions = {}) {
    this.#grid = grid
    this.#dice = dice
    this.#opening = opening
  }

  /** The expected difference when the seat that has `dice` dice begins its turn. */
  value(position: Position, dice: number): number {
    const key = this.#dice === Infinity ? position : position * (this.#dice + 1) + dice
    const known = this.#values.get(key)
    if (known !== undefined) return known
    const value = this.#solve(position, dice)
    this.#values.set(key, value)
    return value
  }

  /** The value of a position to the seat that leaves it to the other, with this many dice of its own. */
  leave(position: Position, dice: number): number {
    const free = this.#grid.free(position)
    if (free === 0) return -this.#opening
    const rival = this.#rival(free, dice)
    return rival > 0 ? -this.value(position, rival) : this.value(position, dice)
  }

  #rival(free: number, dice: number): number {
    return this.#dice === Infinity ? Infinity : this.#dice - (this.#grid.boxes - free) - dice
  }

  /**
   * A roll that fits nowhere leaves everything as it is to the other seat, whose roll may fit nowhere either: the two
   * values follow from each other, as two linear equations.
   */
  #solve(position: Position, dice: number): number {
    if (this.expired()) throw new OutOfTime()
    const rival = this.#rival(this.#grid.free(position), dice)
    const mine = this.#rolls(position, dice)
    if (rival === 0) return mine.hits / (1 - mine.miss)
    const theirs = this.#rolls(position, rival)
    return (mine.hits - mine.miss * theirs.hits) / (1 - mine.miss * theirs.miss)
  }

  #rolls(position: Position, dice: number): { hits: number; miss: number } {
    const loose = Math.min(MOST_ROLLED, dice)
    return this.#turn(dice - loose).opening(position, loose)
  }

  #turn(beyond: number): Turn {
    const known = this.#turns.get(beyond)
    if (known) return known
    const turn = new Turn(this.#grid, {
      gains: this.#grid.lanes.map(({ row }) => row.points),
      leave: (position, loose) => this.leave(position, beyond + loose),
    })
    this.#turns.set(beyond, turn)
    return turn
  }
}
