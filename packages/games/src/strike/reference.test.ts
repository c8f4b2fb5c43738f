import { isDeepStrictEqual } from 'node:util'
import { FastSource } from '@rattlecup/kit'
import { allSeats, pick, unwrap } from '@rattlecup/kit/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Reference } from './testing/reference.ts'
import { anyOutcome, newTable, type Table } from './testing/tables.ts'

const setups = fc.integer({ min: 2, max: 5 }).chain((players) =>
  fc.record({
    players: fc.constant(players),
    first: fc.nat(players - 1),
    rounds: fc.constantFrom(1 as const, 'tournament' as const),
    seed: fc.nat(),
    wild: fc.boolean(),
  }),
)

describe('the rules and the reference play the same game', () => {
  it('in lockstep, with the rules’ own odds and with wild outcomes', () => {
    fc.assert(
      fc.property(setups, ({ players, first, rounds, seed, wild }) => {
        const table = newTable(players, { first, rounds })
        const reference = new Reference(players, first, rounds)
        const source = new FastSource(seed)
        expectSame(table, reference)
        while (table.waiting().kind !== 'over') {
          const outcome = () => (wild ? anyOutcome(table, source) : unwrap(table.draw(source)))
          step(table, reference, outcome, source)
          expectSame(table, reference)
        }
      }),
      { numRuns: 40 },
    )
  })
})

function step(
  table: Table,
  reference: Reference,
  draw: () => ReturnType<typeof anyOutcome>,
  source: FastSource,
): void {
  if (table.waiting().kind === 'chance') {
    const outcome = draw()
    unwrap(table.chance(outcome))
    if (outcome.type === 'initial') reference.initial(outcome.face)
    else reference.settle(outcome.dice)
    return
  }
  const seat = table.view(null).active
  const move = pick(table.moves(seat), source)
  unwrap(table.play(seat, move))
  reference.play(move.type)
}

/** One comparison a step: matchers are slow, and this runs some ten thousand times. */
function expectSame(table: Table, reference: Reference): void {
  const seats = allSeats(table.players)
  const ours = { ...table.status(), moves: seats.map((seat) => table.moves(seat)), view: table.view(null) }
  const theirs = {
    ...reference.status(),
    moves: seats.map((seat) => reference.moves(seat)),
    view: reference.view(),
  }
  if (!isDeepStrictEqual(ours, theirs)) expect(ours).toEqual(theirs)
  const isSeenByAll = seats.every((seat) => isDeepStrictEqual(table.view(seat), ours.view))
  if (!isSeenByAll) expect(seats.map((seat) => table.view(seat))).toEqual(seats.map(() => ours.view))
}
