import { describe, expect, it } from 'vitest'
import { asked, begun, faces, newTable, settleTo, stop, throwTo } from './testing/tables.ts'

const THROW = { type: 'throw' }
const STOP = { type: 'stop' }

describe('before a round', () => {
  it.each([
    [2, 9],
    [3, 8],
    [4, 7],
    [5, 6],
  ])('ST-1 %i seats have %i dice each', (players, dice) => {
    const { reserve } = newTable(players).view(null)
    expect(reserve).toEqual(Array.from({ length: players }, () => dice))
  })

  it('ST-2 one die lies in the arena and shows any value but X', () => {
    const table = newTable(2)
    expect(table.waiting()).toEqual({ kind: 'chance', chance: { type: 'initial' } })
    for (const face of ['X', 1, 7, 2.5, '2', null])
      expect(table.chance({ type: 'initial', face }).ok).toBe(false)
    for (const face of [2, 3, 4, 5, 6]) expect(begun(2, face).view(null).arena).toEqual([{ id: 0, face }])
  })

  it('ST-3 the first seat begins and turns go clockwise, skipping who is out', () => {
    const table = begun(3, 2, { first: 2 })
    expect(table.view(null).active).toBe(2)
    for (let i = 0; i < 8; i++) throwTo(table, 2, 'X')
    expect(table.view(null)).toMatchObject({ active: 0, out: [2] })
    throwTo(table, 2, 2)
    throwTo(table, 3, 'X', 'X', 'X', 'X', 'X', 'X', 'X')
    expect(table.view(null)).toMatchObject({ phase: 'over', active: 1, out: [1, 2] })
  })

  it('ST-3 a seat that is out is passed over again and again', () => {
    const table = begun(3, 2)
    for (let i = 0; i < 8; i++) throwTo(table, 2, 'X')
    const turns = [1, 2, 3, 4].map(() => {
      throwTo(table, 2, 'out')
      const { active } = table.view(null)
      stop(table)
      return active
    })
    expect(turns).toEqual([1, 2, 1, 2])
  })
})

describe('a turn', () => {
  it('ST-4 begins with a throw of one die; stopping is not offered before', () => {
    const table = begun(2, 4)
    expect(table.moves(0)).toEqual([THROW])
    expect(table.play(0, STOP)).toMatchObject({ ok: false, error: { code: 'illegal-move' } })
    table.play(0, THROW)
    expect(table.view(null).reserve).toEqual([8, 9])
  })

  it('ST-4 begins again for the next seat after a stop', () => {
    const table = begun(2, 4)
    throwTo(table, 4, 5)
    stop(table)
    expect(table.moves(0)).toEqual([])
    expect(table.moves(1)).toEqual([THROW])
  })

  it('ST-5 a thrown die can turn the others: any may show any face, be cocked or be out', () => {
    const table = begun(2, 2)
    throwTo(table, 2, 3)
    throwTo(table, 2, 3, 4)
    throwTo(table, 5, '6?', 'out', 2)
    expect(table.view(null).arena).toEqual([
      { id: 0, face: 5 },
      { id: 1, face: 6 },
      { id: 3, face: 2 },
    ])
  })

  it('ST-6 ids count up and a die taken back gets a new one', () => {
    const table = begun(2, 2)
    throwTo(table, 2, 3)
    throwTo(table, 2, 3, 3)
    table.play(1, THROW)
    expect(asked(table)).toEqual([0, 3])
    settleTo(table, 2, 'X')
    table.play(1, THROW)
    expect(asked(table)).toEqual([0, 4])
  })

  it('ST-6 an outcome has each die asked for, by ascending id, and nothing else', () => {
    const table = begun(2, 2)
    table.play(0, THROW)
    const [zero, one] = [
      { id: 0, face: 2 },
      { id: 1, face: 3 },
    ]
    for (const dice of [
      [],
      [zero],
      [one, zero],
      [zero, zero],
      [zero, one, one],
      [zero, { id: 2, face: 3 }],
      {},
    ]) {
      expect(table.chance({ type: 'settle', dice })).toMatchObject({ error: { code: 'illegal-outcome' } })
    }
    expect(table.chance({ type: 'settle', dice: [zero, one] }).ok).toBe(true)
  })
})

describe('after a throw', () => {
  it('ST-7 a die outside is out of the game and in no reserve', () => {
    const table = begun(2, 2)
    throwTo(table, 'out', 3)
    expect(table.view(null)).toMatchObject({ arena: [{ id: 1, face: 3 }], reserve: [8, 9] })
  })

  it('ST-8 a cocked die counts with its second roll', () => {
    const table = begun(2, 2)
    throwTo(table, 2, '2?')
    expect(table.view(null)).toMatchObject({ arena: [], reserve: [10, 9], active: 1 })
  })

  it('ST-8 a cocked die that then shows X is out of the game', () => {
    const table = begun(2, 2)
    throwTo(table, 2, 'X?')
    expect(table.view(null)).toMatchObject({ arena: [{ id: 0, face: 2 }], reserve: [8, 9], active: 0 })
  })

  it('ST-9 dice that show X are out of the game, also several, which are no match', () => {
    const table = begun(2, 2)
    throwTo(table, 'X', 'X')
    expect(table.view(null)).toMatchObject({ arena: [], reserve: [8, 9], active: 0 })
  })

  it('ST-10 all dice of every value shown at least twice are taken and the turn ends', () => {
    const table = begun(2, 2)
    throwTo(table, 2, 3)
    throwTo(table, 2, 3, 4)
    throwTo(table, 2, 3, 4, 5)
    throwTo(table, 3, 3, 3, 5, 5)
    expect(table.view(null)).toMatchObject({ arena: [], reserve: [10, 9], active: 1 })
  })

  it('ST-11 with all values different the seat may go on or stop', () => {
    const table = begun(2, 2)
    throwTo(table, 2, 3)
    expect(table.moves(0)).toEqual([THROW, STOP])
    stop(table)
    expect(table.view(null)).toMatchObject({ active: 1, phase: 'throw', arena: [{ face: 2 }, { face: 3 }] })
  })

  it('ST-12 a seat with no die left stops by itself', () => {
    const table = begun(3, 2)
    for (let i = 0; i < 7; i++) throwTo(table, 2, 'out')
    expect(table.view(null)).toMatchObject({ active: 0, reserve: [1, 8, 8] })
    throwTo(table, 2, 3)
    expect(table.view(null)).toMatchObject({ active: 1, reserve: [0, 8, 8], out: [0] })
  })

  it('ST-12 a last die that meets its equal saves the seat', () => {
    const table = begun(2, 2)
    for (let i = 0; i < 8; i++) throwTo(table, 2, 'X')
    throwTo(table, 2, 2)
    expect(table.view(null)).toMatchObject({ active: 1, reserve: [2, 9], out: [] })
  })

  it.each(['out', 'X', 'X?'] as const)('ST-13 a die lost by %s does not end the turn', (rest) => {
    const table = begun(2, 2)
    throwTo(table, 2, rest)
    expect(table.moves(0)).toEqual([THROW, STOP])
  })

  it('ST-5 … ST-11 the booklet’s example: 2 3 5, then 2 3 4 6, then two 3, two 5 and a 6', () => {
    const table = begun(2, 2)
    throwTo(table, 2, 3)
    throwTo(table, 2, 3, 5)
    stop(table)
    throwTo(table, 2, 3, 4, 6)
    expect(faces(table)).toEqual([2, 3, 4, 6])
    expect(table.view(null)).toMatchObject({ active: 1, reserve: [7, 8] })
    throwTo(table, 3, 5, 3, 5, 6)
    expect(table.view(null)).toMatchObject({ active: 0, arena: [{ id: 4, face: 6 }], reserve: [7, 11] })
  })
})
