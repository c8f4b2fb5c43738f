import { FastSource } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { loadArena, planThrow, type Arena } from './arena.ts'
import { POSE } from './flight.ts'
import { restingDice, type ArenaDie } from './group.ts'
import { ROOM } from './shape.ts'
import type { Settled, ThrowInput } from './simulate.ts'
import { anyInput } from './testing/scenarios.ts'
import { Tally } from './testing/tally.ts'

/** What must hold of every throw there is. */
function expectSettled(input: ThrowInput, settled: Settled): void {
  const { outcome, rested, samples, steps } = settled
  const ids = [...input.resting.map((die) => die.id), ...input.thrown]
  expect(rested).toBe(true)
  expect(steps).toBeLessThan(900)
  expect(outcome.dice.map((die) => die.id)).toEqual(ids)
  const tally = new Tally()
  tally.add(settled)
  // A die resting on a face has its centre at 0.5: below 0.2 it would have sunk through the floor.
  expect(tally.lowest).toBeGreaterThan(0.2)
  expect(tally.inWall).toBe(0)
  expect(tally.undecided).toBe(0)
  for (const axis of [0, 2])
    expect(Math.max(...coordinates(samples, axis).map(Math.abs))).toBeLessThan(ROOM.half)
  expectRest(outcome)
}

function coordinates(samples: readonly Float32Array[], axis: number): number[] {
  return samples.flatMap((sample) => [...sample].filter((_, index) => index % POSE === axis))
}

/** `rest` places exactly the dice that are in, so that the next throw can start from it. */
function expectRest({ dice, rest }: Settled['outcome']): void {
  const inside = dice.filter((die): die is ArenaDie => 'face' in die)
  expect(rest.map((die) => die.id)).toEqual(inside.map((die) => die.id))
  const lying = restingDice(inside, rest).map(({ id, x, z, turn }) => ({ id, x, z, turn }))
  expect(lying).toEqual(rest)
}

function throwAll(arena: Arena, seed: string, count: number, grandDice: number): void {
  const source = new FastSource(seed)
  for (let i = 0; i < count; i++) {
    const input = anyInput(source, grandDice)
    expectSettled(input, arena.simulate(input, source))
  }
}

describe('every throw settles', () => {
  it('of one die among five', async () => throwAll(await loadArena(), 'single', 100, 0))
  it('of nine dice at once', async () => throwAll(await loadArena(), 'nine', 15, 9))
  it('of all dice a seat can ever hold', async () => throwAll(await loadArena(), 'thirty', 2, 30))

  it('one after the other, each from where the last one ended', async () => {
    const arena = await loadArena()
    const source = new FastSource('chain')
    let lying: ArenaDie[] = [{ id: 0, face: 4 }]
    let rest: unknown
    for (let id = 1; id <= 25; id++) {
      const asked = [...lying.map((die) => die.id), id]
      const plan = planThrow({ arena: lying, rest, asked, move: {} })
      if (!plan.ok) throw new Error(plan.error.message)
      const settled = arena.simulate(plan.value, source)
      expectSettled(plan.value, settled)
      rest = settled.outcome.rest
      lying = settled.outcome.dice.filter((die): die is ArenaDie => 'face' in die).slice(-5)
    }
  })
})

describe('a throw', () => {
  it('leaves dice that it does not touch exactly where they were', async () => {
    const arena = await loadArena()
    const rest = [{ id: 0, x: 6, z: 0, turn: 12.3 }]
    const plan = planThrow({
      arena: [{ id: 0, face: 5 }],
      rest,
      asked: [0, 1],
      move: { throw: { from: { x: -8.5, z: 0 }, aim: { x: -5, z: 0 }, speed: 20 } },
    })
    if (!plan.ok) throw new Error(plan.error.message)
    const { outcome } = arena.simulate(plan.value, new FastSource('far away'))
    expect(outcome.dice[0]).toEqual({ id: 0, face: 5 })
    expect(outcome.rest[0]).toEqual(rest[0])
  })

  it('of the same die shows every face about as often', async () => {
    const arena = await loadArena()
    const source = new FastSource('faces')
    const counts = new Map<unknown, number>()
    for (let i = 0; i < 300; i++) {
      const plan = planThrow({ arena: [], rest: [], asked: [0], move: {} })
      if (!plan.ok) throw new Error(plan.error.message)
      const [die] = arena.simulate(plan.value, source).outcome.dice
      if (die && 'face' in die) counts.set(die.face, (counts.get(die.face) ?? 0) + 1)
    }
    const inside = [...counts.values()].reduce((sum, count) => sum + count, 0)
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - inside / 6) ** 2 / (inside / 6),
      0,
    )
    expect(inside).toBeGreaterThan(250)
    expect(chiSquare).toBeLessThan(20.5)
  })
})
