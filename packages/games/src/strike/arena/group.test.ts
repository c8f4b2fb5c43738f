import type { Result } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { planThrow } from './arena.ts'
import { checkGroup, restingDice } from './group.ts'
import { defaultLayout, edgeLevel, freeSpot, INITIAL_PLACEMENT, overlap, type Placement } from './layout.ts'

const arena = [
  { id: 2, face: 4 },
  { id: 5, face: 6 },
] as const
const resting = restingDice(arena, [
  { id: 2, x: 1, z: 0, turn: 0 },
  { id: 5, x: -3, z: 2, turn: 45 },
])

function fault(result: Result<unknown>): string {
  expect(result).toMatchObject({ ok: false, error: { code: 'illegal-move' } })
  return result.ok ? '' : result.error.message
}

describe('grouping', () => {
  it('moves and turns the dice it names, keeps their faces, and leaves the others', () => {
    expect(checkGroup([], resting)).toEqual({ ok: true, value: resting })
    expect(checkGroup([{ id: 5, x: 2, z: 0, turn: 90 }], resting)).toEqual({
      ok: true,
      value: [resting[0], { id: 5, face: 6, x: 2, z: 0, turn: 90 }],
    })
  })

  it('may put dice side by side, turned alike', () => {
    const pair = [
      { id: 2, x: 0, z: 0, turn: 30 },
      { id: 5, x: Math.cos(Math.PI / 6), z: -Math.sin(Math.PI / 6), turn: 30 },
    ]
    expect(checkGroup(pair, resting).ok).toBe(true)
  })

  it.each<[unknown, string]>([
    [[{ id: 5, x: 1.5, z: 0.2, turn: 0 }], 'puts dice 2 and 5 into each other'],
    [[{ id: 5, x: 1, z: 0, turn: 45 }], 'puts dice 2 and 5 into each other'],
    [[{ id: 5, x: 7.2, z: 0, turn: 0 }], 'places die 5 outside the floor'],
    [[{ id: 5, x: 0, z: 4.9, turn: 45 }], 'places die 5 outside the floor'],
    [[{ id: 5, x: 1e308, z: 0, turn: 1e308 }], 'places die 5 outside the floor'],
    [[{ id: 5, x: 1, y: 1.5, z: 0, turn: 0 }], 'flat on the floor by the numbers id, x, z and turn'],
    [[{ id: 5, x: 2, z: 0, turn: 0, tilt: 10 }], 'flat on the floor by the numbers id, x, z and turn'],
    [[{ id: 5, x: 2, z: 0, turn: 0, face: 3 }], 'flat on the floor by the numbers id, x, z and turn'],
    [[{ id: 5, x: '2', z: 0, turn: 0 }], 'flat on the floor by the numbers id, x, z and turn'],
    [[null], 'flat on the floor by the numbers id, x, z and turn'],
    [[{ id: 4, x: 0, z: 3, turn: 0 }], 'places die 4, which is not in the arena'],
    [[1, 2].map((x) => ({ id: 5, x, z: 3, turn: 0 })), 'places die 5 twice'],
    [{ id: 5 }, 'group must be a list'],
  ])('is refused: %j', (raw, message) => {
    expect(fault(checkGroup(raw, resting))).toContain(message)
  })

  it('does not blame dice for how they settled', () => {
    const leaning = restingDice(arena, [
      { id: 2, x: 0, z: 0, turn: 0 },
      { id: 5, x: 0.95, z: 0, turn: 0 },
    ])
    const same = leaning.map(({ id, x, z, turn }) => ({ id, x, z, turn }))
    expect(same[1]?.x).toBe(0.95)
    expect(checkGroup(same, leaning)).toEqual({ ok: true, value: leaning })
  })
})

describe('where dice lie', () => {
  const standard = defaultLayout([2, 5]).map((each, index) => ({ ...each, face: index === 0 ? 4 : 6 }))

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['no list', { id: 2 }],
    ['a die missing', [{ id: 2, x: 0, z: 0, turn: 0 }]],
    ['no numbers', arena],
    [
      'a die outside',
      [
        { id: 2, x: 0, z: 0, turn: 0 },
        { id: 5, x: 9, z: 0, turn: 0 },
      ],
    ],
    [
      'dice in each other',
      [
        { id: 2, x: 0, z: 0, turn: 0 },
        { id: 5, x: 0.5, z: 0, turn: 0 },
      ],
    ],
  ])('is the default layout when `rest` has %s', (_, rest) => {
    expect(restingDice(arena, rest)).toEqual(standard)
  })

  it('by default is apart and on the floor, for all 31 dice', () => {
    const dice = defaultLayout(Array.from({ length: 31 }, (_, id) => id))
    expect(dice[0]).toEqual(INITIAL_PLACEMENT)
    for (const die of dice) expect(edgeLevel(die)).toBeLessThanOrEqual(1)
    for (const [index, die] of dice.entries()) {
      for (const other of dice.slice(0, index)) expect(overlap(die, other)).toBeLessThanOrEqual(0)
    }
  })

  it('finds the nearest free spot for each of 31 dice on one point', () => {
    const placed: Placement[] = []
    for (let id = 0; id < 31; id++) placed.push(freeSpot({ id, x: 7.4, z: 0, turn: 0 }, placed))
    for (const [index, die] of placed.entries()) {
      expect(edgeLevel(die)).toBeLessThanOrEqual(1)
      for (const other of placed.slice(0, index)) expect(overlap(die, other)).toBeLessThanOrEqual(0)
    }
  })
})

describe('planning a throw', () => {
  const request = { arena, rest: undefined, asked: [2, 5, 6], move: {} }

  it('tells thrown dice from those in the arena', () => {
    expect(planThrow(request)).toMatchObject({
      ok: true,
      value: { thrown: [6], resting: [{ id: 2 }, { id: 5 }] },
    })
  })

  it('refuses what a hand cannot do', () => {
    expect(fault(planThrow({ ...request, move: { throw: { speed: 500 } } }))).toContain('throw.speed')
    expect(fault(planThrow({ ...request, move: { group: [{ id: 9 }] } }))).toContain('group')
  })
})
