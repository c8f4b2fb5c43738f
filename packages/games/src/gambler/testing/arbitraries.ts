import fc from 'fast-check'
import { layoutOf } from '../rules/layout.ts'
import type { Board, BoardRow } from '../rules/types.ts'

const tens = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: min / 10, max: max / 10 }).map((ten) => ten * 10)

function row(points: fc.Arbitrary<number>): fc.Arbitrary<BoardRow> {
  const boxes = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 })
  return fc.oneof(
    fc.record({ kind: fc.constant('numbers' as const), boxes, points }),
    fc.record({ kind: fc.constant('stars' as const), length: fc.integer({ min: 1, max: 6 }), points }),
    fc.record({ kind: fc.constant('fullhouse' as const), points }),
  )
}

/** Boards with more to win than to lose, so that random games reach their target in good time. */
const board: fc.Arbitrary<Omit<Board, 'id'>> = fc
  .record({
    title: fc.string(),
    yellow: fc.array(row(tens(50, 150)), { minLength: 1, maxLength: 3 }),
    rest: fc.array(row(tens(-40, 40)), { maxLength: 2 }),
  })
  .map(({ title, yellow, rest }) => ({ title, rows: [...rest, ...yellow] }))

const boards: fc.Arbitrary<Board[]> = fc
  .array(board, { minLength: 1, maxLength: 4 })
  .map((list) => list.map((each, index) => ({ id: `x${index}`, ...each })))
  .filter((list) => list.every((each) => layoutOf(each).boxes <= 28))

/** Raw options for a number of players, each of them given or left out. */
export function anyOptions(players: number): fc.Arbitrary<object> {
  return fc.record(
    {
      first: fc.nat(players - 1),
      target: fc.integer({ min: 1, max: 500 }),
      stars: fc.constantFrom('independent', 'distinct'),
      beginner: fc.boolean(),
      boards,
    },
    { requiredKeys: [] },
  )
}

/** A number of players with options that suit it, and a seed. */
export const anySetup: fc.Arbitrary<{ players: number; options: object; seed: number }> = fc
  .integer({ min: 2, max: 6 })
  .chain((players) =>
    fc.record({ players: fc.constant(players), options: anyOptions(players), seed: fc.nat() }),
  )
