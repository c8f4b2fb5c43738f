import type { Result } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { strike } from './game.ts'
import { begun, newTable, throwTo, type Table } from './testing/tables.ts'

const ILLEGAL_MOVE = { ok: false, error: { code: 'illegal-move' } }
const ILLEGAL_OUTCOME = { ok: false, error: { code: 'illegal-outcome' } }

function nested(depth: number): unknown[] {
  let value: unknown[] = []
  for (let i = 1; i < depth; i++) value = [value]
  return value
}

/** The exact odds of what is awaited. */
function sizesOf(table: Table): number[] {
  const sizes: number[] = []
  sizes.length = strike.rules.draws(table.stateWithSecrets, sizes)
  return sizes
}

function parse(options: unknown): Result<object> {
  return strike.options.parse(options, 3)
}

describe('on the wire', () => {
  it.each([
    { throw: {} },
    { group: [] },
    { throw: { from: [0, 1, 2], power: 0.5 }, group: [{ id: 0, x: 1 }] },
    { group: nested(32) },
  ])('ST-21 a throw may carry %j, and the log keeps it', (extra) => {
    const table = begun(2, 2)
    const move = { type: 'throw', ...extra }
    expect(table.play(0, move).ok).toBe(true)
    expect(table.logWithSecrets().events.at(-1)).toEqual({ seat: 0, move })
  })

  it.each([
    { type: 'throw', throw: null },
    { type: 'throw', throw: [] },
    { type: 'throw', throw: 'hard' },
    { type: 'throw', group: {} },
    { type: 'throw', group: null },
    { type: 'throw', group: nested(33) },
    { type: 'throw', throw: { deep: nested(32) } },
    { type: 'throw', rest: [] },
    { type: 'throw', dice: 1 },
    { type: 'stop', throw: {} },
    { type: 'stop', group: [] },
    { throw: {} },
  ])('ST-21 %j is no move', (move) => {
    const table = begun(2, 2)
    throwTo(table, 2, 3)
    expect(table.play(0, move)).toMatchObject(ILLEGAL_MOVE)
    expect(table.play(0, { type: 'stop' }).ok).toBe(true)
  })

  it.each([null, 7, 'here', [[0, 1]], { 0: { x: 1 } }])('ST-21 an outcome may carry rest %j', (rest) => {
    const table = newTable(2)
    const initial = { type: 'initial', face: 3, rest }
    const settle = {
      type: 'settle',
      dice: [
        { id: 0, face: 3 },
        { id: 1, out: true },
      ],
      rest,
    }
    expect(table.chance(initial).ok).toBe(true)
    table.play(0, { type: 'throw' })
    expect(table.chance(settle).ok).toBe(true)
    expect(table.logWithSecrets().events).toEqual([
      { chance: initial },
      { seat: 0, move: { type: 'throw' } },
      { chance: settle },
    ])
  })

  it('ST-21 a rest that nests too deep is refused', () => {
    expect(newTable(2).chance({ type: 'initial', face: 3, rest: nested(33) })).toMatchObject(ILLEGAL_OUTCOME)
    expect(newTable(2).chance({ type: 'initial', face: 3, rest: nested(32) }).ok).toBe(true)
  })

  it.each([
    { id: 1, face: 3, rest: [] },
    { id: 1, face: 3, out: true },
    { id: 1, face: 3, cocked: false },
    { id: 1, out: false },
    { id: 1, out: true, cocked: true },
    { id: 1, cocked: true },
    { id: 1, face: 1 },
    { id: 1, face: 0 },
    { id: 1, face: 7 },
    { id: 1, face: '3' },
    { id: 1, face: 'x' },
    { id: 1, face: null },
    { id: '1', face: 3 },
    { face: 3 },
    { id: 1 },
    null,
    3,
  ])('ST-21 %j is no way for a die to come to rest', (die) => {
    const table = begun(2, 2)
    table.play(0, { type: 'throw' })
    expect(table.chance({ type: 'settle', dice: [{ id: 0, face: 2 }, die] })).toMatchObject(ILLEGAL_OUTCOME)
  })

  it('ST-22 by their own odds thrown dice show six faces and resting dice stay', () => {
    const table = newTable(2)
    expect(sizesOf(table)).toEqual([5])
    table.chance({ type: 'initial', face: 4 })
    table.play(0, { type: 'throw' })
    expect(sizesOf(table)).toEqual([1, 6])
    expect(strike.codec.encodeOutcome(table.stateWithSecrets, [0, 0])).toEqual({
      type: 'settle',
      dice: [
        { id: 0, face: 4 },
        { id: 1, face: 'X' },
      ],
    })
  })

  it('ST-22 every outcome has draws of its own, and they give it back', () => {
    const table = begun(2, 4)
    table.play(0, { type: 'throw' })
    const faces = ['X', 2, 3, 4, 5, 6]
    const rests = [
      ...faces.map((face) => ({ face })),
      { out: true },
      ...faces.map((face) => ({ face, cocked: true })),
    ]
    const seen = rests.flatMap((resting) =>
      rests.map((thrown) => {
        const outcome = {
          type: 'settle',
          dice: [
            { id: 0, ...resting },
            { id: 1, ...thrown },
          ],
        }
        const draws = strike.codec.decodeOutcome(table.stateWithSecrets, outcome) as number[]
        expect(strike.codec.encodeOutcome(table.stateWithSecrets, draws)).toEqual(outcome)
        return draws.join()
      }),
    )
    expect(new Set(seen).size).toBe(13 * 13)
    const still = {
      type: 'settle',
      dice: [
        { id: 0, face: 4 },
        { id: 1, face: 4, cocked: true },
      ],
    }
    expect(strike.codec.decodeOutcome(table.stateWithSecrets, still)).toEqual([0, 10])
  })

  it('ST-23 while dice are in the air the arena is shown as it lay', () => {
    const table = begun(2, 4)
    table.play(0, { type: 'throw' })
    expect(table.view(1)).toMatchObject({ phase: 'settle', arena: [{ id: 0, face: 4 }], reserve: [8, 9] })
    expect(table.play(1, { type: 'throw' })).toMatchObject({ error: { code: 'not-your-turn' } })
    expect(table.chance({ type: 'initial', face: 4 })).toMatchObject(ILLEGAL_OUTCOME)
  })

  it('ST-24 options are a first seat, and one round or a tournament', () => {
    expect(parse({})).toEqual({ ok: true, value: { first: 0, rounds: 1 } })
    expect(parse({ first: 2, rounds: 'tournament' })).toEqual({
      ok: true,
      value: { first: 2, rounds: 'tournament' },
    })
    for (const rounds of [0, 2, 3, '1', null, true]) expect(parse({ rounds }).ok).toBe(false)
    expect(parse({ rounds: 3 })).toMatchObject({
      error: { message: 'option rounds must be 1 or "tournament", not 3' },
    })
  })
})
