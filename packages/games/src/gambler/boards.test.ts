import { describe, expect, it } from 'vitest'
import { BOARDS } from './rules/boards.ts'
import { layoutOf, lengthOf } from './rules/layout.ts'
import type { Board, BoardRow } from './rules/types.ts'

type Kind = 'set' | 'run' | 'pattern' | 'stars' | 'fullhouse'

/** What a row is to the eye. A single box is the shortest set. */
function kindOf(row: BoardRow): Kind {
  if (row.kind !== 'numbers') return row.kind
  const steps = row.boxes.slice(1).map((value, i) => value - (row.boxes[i] as number))
  if (steps.every((each) => each === 0)) return 'set'
  return steps.every((each) => each === 1) || steps.every((each) => each === -1) ? 'run' : 'pattern'
}

const ROWS = BOARDS.flatMap(({ rows }) => rows)

function hasBlack({ rows }: Board): boolean {
  return rows.some(({ points }) => points < 0)
}

describe('GB-4 the boards in the box', () => {
  it('GB-4 there are 20, with ids b01 to b20, and titles that all differ', () => {
    expect(BOARDS.map(({ id }) => id)).toEqual(
      Array.from({ length: 20 }, (_, i) => `b${i < 9 ? '0' : ''}${i + 1}`),
    )
    expect(new Set(BOARDS.map(({ title }) => title)).size).toBe(20)
  })

  it.each(BOARDS)('GB-4 $id $title keeps the limits of size and points', (board) => {
    expect(board.rows).toHaveLength(6)
    expect(layoutOf(board).boxes).toBeLessThanOrEqual(28)
    for (const row of board.rows) {
      expect(lengthOf(row)).toBeGreaterThanOrEqual(1)
      expect(lengthOf(row)).toBeLessThanOrEqual(6)
      expect(row.points % 10 === 0).toBe(true)
      expect(Math.abs(row.points)).toBeGreaterThanOrEqual(10)
      expect(Math.abs(row.points)).toBeLessThanOrEqual(150)
      if (row.kind === 'numbers')
        expect(row.boxes.every((value) => [1, 2, 3, 4, 5, 6].includes(value))).toBe(true)
    }
  })

  it.each(BOARDS)('GB-4 $id $title: of two yellow rows of one kind the longer pays more', ({ rows }) => {
    const yellow = rows.filter(({ points }) => points > 0)
    for (const long of yellow) {
      for (const short of yellow) {
        if (kindOf(long) !== kindOf(short) || lengthOf(long) <= lengthOf(short)) continue
        expect(long.points).toBeGreaterThan(short.points)
      }
    }
  })

  it.each(BOARDS)('GB-4 $id $title: no yellow row pays less than a shorter one', ({ rows }) => {
    const yellow = rows.filter(({ points }) => points > 0)
    for (const long of yellow) {
      for (const short of yellow) {
        if (lengthOf(long) > lengthOf(short)) expect(long.points).toBeGreaterThanOrEqual(short.points)
      }
    }
  })

  it('GB-4 rows of 5 and 6 boxes pay more on average than rows of 1 and 2', () => {
    expect(meanPay(5, 6)).toBeGreaterThan(meanPay(1, 2))
  })

  it('GB-4 more than ten boards have a black row, and at least one has none', () => {
    const black = BOARDS.filter(hasBlack).length
    expect(black).toBeGreaterThan(10)
    expect(black).toBeLessThan(20)
  })

  it('GB-4 runs of three or more, sets, stars and full houses all occur', () => {
    const kinds = new Set(ROWS.map(kindOf))
    for (const kind of ['set', 'run', 'stars', 'fullhouse'] as const) expect(kinds).toContain(kind)
    expect(ROWS.filter((row) => kindOf(row) === 'run').every((row) => lengthOf(row) >= 3)).toBe(true)
  })

  it('GB-4 every board differs from every other, whatever the order of their rows', () => {
    const texts = BOARDS.map(({ rows }) =>
      rows
        .map((row) => JSON.stringify(row))
        .toSorted()
        .join(),
    )
    expect(new Set(texts).size).toBe(20)
  })

  it('GB-4 exactly one board is for beginners, the first of the list, and it has no black row', () => {
    expect(BOARDS.filter(({ beginner }) => beginner)).toEqual([BOARDS[0]])
    expect(hasBlack(BOARDS[0] as Board)).toBe(false)
  })
})

function meanPay(shortest: number, longest: number): number {
  const rows = ROWS.filter((row) => row.points > 0 && lengthOf(row) >= shortest && lengthOf(row) <= longest)
  return rows.reduce((sum, { points }) => sum + points, 0) / rows.length
}
