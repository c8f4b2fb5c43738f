import { describe, expect, it } from 'vitest'
import { layoutOf } from '../rules/layout.ts'
import { FACES, type BoardRow, type Row } from '../rules/types.ts'
import { boardOf, fullHouse, numbers, stars } from '../testing/table.ts'
import { Grid } from './grid.ts'
import { NO_FIT } from './lanes.ts'
import { reach } from './reach.ts'
import { Turn } from './turn.ts'

/** A turn tried out die by die: the mover gains rows, and what it leaves is worth `leave`. */
class BruteForce {
  readonly #grid: Grid
  readonly #leave: (position: number) => number

  constructor(grid: Grid, leave: (position: number) => number) {
    this.#grid = grid
    this.#leave = leave
  }

  /** Rolls the dice one after the other, so that every order counts once. */
  roll(position: number, loose: number, dice: readonly number[] = []): number {
    if (dice.length === loose) return this.#place(position, dice, true)
    let total = 0
    for (let value = 1; value <= FACES; value++) total += this.roll(position, loose, [...dice, value])
    return total / FACES
  }

  #place(position: number, dice: readonly number[], obliged: boolean): number {
    const values = obliged ? [] : [this.#leave(position)]
    if (!obliged && dice.length > 0) values.push(this.roll(position, dice.length))
    for (const [die, value] of dice.entries()) {
      for (const lane of this.#grid.lanes.keys()) {
        const next = this.#grid.place(position, lane, value)
        if (next === NO_FIT) continue
        const gain = this.#grid.isFull(next, lane) ? (this.#grid.lanes[lane]?.row.points as number) : 0
        values.push(gain + this.#place(next, dice.toSpliced(die, 1), false))
      }
    }
    return values.length === 0 ? this.#leave(position) : Math.max(...values)
  }
}

function gridOf(rows: readonly BoardRow[], distinct = false): Grid {
  return new Grid(layoutOf(boardOf(0, rows)), distinct)
}

/** What is left to the others: some number that differs from position to position. */
function leave(position: number): number {
  return -((position * 37) % 23)
}

describe('a turn, worked out exactly', () => {
  it.each([
    ['numbers', [numbers([6], 10), numbers([5, 4], 30)], false],
    ['a black row', [numbers([1], -20), stars(2, 30)], false],
    ['a full house', [fullHouse(80), numbers([2], 10)], false],
    ['stars that must differ', [stars(2, 30), stars(1, -10)], true],
  ] as const)('on %s is worth what trying everything says', (_, rows, distinct) => {
    const grid = gridOf(rows, distinct)
    const turn = new Turn(grid, { gains: grid.lanes.map(({ row }) => row.points), leave })
    expect(turn.roll(0, 3)).toBeCloseTo(new BruteForce(grid, leave).roll(0, 3), 9)
  })

  it.each([[[numbers([6, 6, 6], 1)]], [[numbers([1, 2, 3, 4], 1)]]])(
    'completes a lone row as often as its own table says',
    (rows) => {
      const grid = gridOf(rows)
      const turn = new Turn(grid, { gains: [1], leave: () => 0 })
      expect(turn.roll(0, 5)).toBeCloseTo(reach(layoutOf(boardOf(0, rows)).rows[0] as Row, 0, 5), 9)
    },
  )
})
