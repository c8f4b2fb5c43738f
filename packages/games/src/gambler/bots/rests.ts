import { MOST_ROLLED } from '../rules/types.ts'
import type { Position } from './grid.ts'

/** The rest of a turn from each position with a number of loose dice, worked out once: many ways lead to the same. */
export class Rests<Rest> {
  readonly #solve: (position: Position, loose: number) => Rest
  readonly #known = new Map<number, Rest>()

  constructor(solve: (position: Position, loose: number) => Rest) {
    this.#solve = solve
  }

  of(position: Position, loose: number): Rest {
    const key = position * (MOST_ROLLED + 1) + loose
    const known = this.#known.get(key)
    if (known) return known
    const rest = this.#solve(position, loose)
    this.#known.set(key, rest)
    return rest
  }
}
