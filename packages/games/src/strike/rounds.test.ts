import { describe, expect, it } from 'vitest'
import { asked, begun, settleTo, stop, throwTo, type Rest, type Table } from './testing/tables.ts'

const THROW = { type: 'throw' }
const STOP = { type: 'stop' }

/** Lets the active seat lose all its dice one by one as X. */
function loseAll(table: Table): void {
  const { arena, active, reserve } = table.view(null)
  const faces = arena.map((die) => die.face as Rest)
  for (let i = reserve[active] as number; i > 0; i--) throwTo(table, ...faces, 'X')
}

describe('the grand throw', () => {
  it('ST-14 a turn that begins with an empty arena throws all dice at once', () => {
    const table = begun(2, 2)
    throwTo(table, 2, 2)
    expect(table.view(null)).toMatchObject({ grand: true, active: 1, reserve: [10, 9] })
    expect(table.moves(1)).toEqual([THROW])
    table.play(1, THROW)
    expect(asked(table)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(table.view(null)).toMatchObject({ phase: 'settle', grand: true, arena: [], reserve: [10, 0] })
    settleTo(table, 2, 2, 3, 3, 3, 'X', 'out', '5?', 6)
    expect(table.view(null)).toMatchObject({
      active: 0,
      grand: false,
      reserve: [10, 5],
      arena: [
        { id: 9, face: 5 },
        { id: 10, face: 6 },
      ],
    })
  })

  it('ST-14 a grand throw without equals leaves no die: the seat is out', () => {
    const table = begun(3, 2)
    throwTo(table, 2, 2)
    throwTo(table, 2, 3, 4, 5, 6, 'X', 'X', 'out')
    expect(table.view(null)).toMatchObject({ active: 2, grand: false, reserve: [9, 0, 8], out: [1] })
  })

  it('ST-14 a grand throw that leaves the arena empty passes the grand throw on', () => {
    const table = begun(3, 2)
    throwTo(table, 2, 2)
    throwTo(table, 2, 2, 2, 2, 2, 2, 2, 2)
    expect(table.view(null)).toMatchObject({ active: 2, grand: true, reserve: [9, 8, 8] })
    throwTo(table, 'X', 'X', 'X', 'X', 'X', 'X', 'X', 'X')
    expect(table.view(null)).toMatchObject({ active: 0, grand: true, out: [2] })
  })

  it.each(['X', 'out', 'X?'] as const)('ST-15 an arena emptied by %s alone leaves the turn open', (rest) => {
    const table = begun(2, 2)
    throwTo(table, rest, rest)
    expect(table.view(null)).toMatchObject({ active: 0, grand: false, arena: [], reserve: [8, 9] })
    expect(table.moves(0)).toEqual([THROW, STOP])
    table.play(0, THROW)
    expect(asked(table)).toEqual([2])
  })

  it('ST-15 whoever stops there leaves the grand throw to the neighbour', () => {
    const table = begun(2, 2)
    throwTo(table, 'X', 'X')
    stop(table)
    expect(table.view(null)).toMatchObject({ active: 1, grand: true })
  })
})

describe('the end', () => {
  it('ST-16 an empty reserve during a turn is not out yet: only its end counts', () => {
    const table = begun(3, 2)
    for (let i = 0; i < 7; i++) throwTo(table, 2, 'X')
    table.play(0, THROW)
    expect(table.view(null)).toMatchObject({ reserve: [0, 8, 8], out: [], points: [0, 0, 0] })
    settleTo(table, 2, 4)
    expect(table.view(null)).toMatchObject({ out: [0], points: [2, 0, 0] })
  })

  it('ST-17 the last seat in has won and the table stays as the last throw left it', () => {
    const table = begun(2, 2)
    for (let i = 0; i < 8; i++) throwTo(table, 2, 'X')
    throwTo(table, 2, 3)
    expect(table.view(null)).toEqual({
      phase: 'over',
      active: 0,
      round: 1,
      arena: [
        { id: 0, face: 2 },
        { id: 9, face: 3 },
      ],
      reserve: [0, 9],
      grand: false,
      out: [0],
      points: [1, 0],
    })
    expect(table.status()).toEqual({ waiting: { kind: 'over' }, scores: [1, 0], over: true, winners: [1] })
    expect(table.play(1, THROW)).toMatchObject({ error: { code: 'game-over' } })
    expect(table.chance({ type: 'initial', face: 2 })).toMatchObject({ error: { code: 'game-over' } })
  })

  it.each([
    [1, 'over'],
    ['tournament', 'initial'],
  ])(
    'ST-23 a grand throw that ends the round (rounds: %s) is no longer shown as awaited',
    (rounds, phase) => {
      const table = begun(2, 2, { rounds })
      throwTo(table, 2, 2)
      throwTo(table, 2, 3, 4, 5, 6, 'X', 'X', 'X', 'X')
      expect(table.view(null)).toMatchObject({ phase, grand: false, points: [0, 1] })
    },
  )

  it('ST-18 in a tournament every seat begins a round, each with everything new', () => {
    const table = begun(3, 2, { rounds: 'tournament', first: 1 })
    const begins: number[] = []
    for (let round = 1; round <= 3; round++) {
      begins.push(table.view(null).active)
      loseAll(table)
      loseAll(table)
      if (round === 3) break
      expect(table.view(null)).toMatchObject({
        phase: 'initial',
        round: round + 1,
        arena: [],
        reserve: [8, 8, 8],
      })
      expect(table.view(null)).toMatchObject({ grand: false, out: [], active: (round + 1) % 3 })
      table.chance({ type: 'initial', face: 5 })
      expect(table.view(null).arena).toEqual([{ id: 0, face: 5 }])
    }
    expect(begins).toEqual([1, 2, 0])
    expect(table.status().over).toBe(true)
  })

  it('ST-19 who goes out scores a point for each seat still in', () => {
    const table = begun(4, 2)
    loseAll(table)
    expect(table.status().scores).toEqual([3, 0, 0, 0])
    loseAll(table)
    expect(table.status().scores).toEqual([3, 2, 0, 0])
    loseAll(table)
    expect(table.status()).toMatchObject({ scores: [3, 2, 1, 0], winners: [3] })
  })

  it('ST-20 fewest points win and ties share', () => {
    const table = begun(2, 2, { rounds: 'tournament' })
    loseAll(table)
    expect(table.status()).toMatchObject({ scores: [1, 0], over: false, winners: [] })
    table.chance({ type: 'initial', face: 2 })
    loseAll(table)
    expect(table.status()).toMatchObject({ scores: [1, 1], over: true, winners: [0, 1] })
  })
})
