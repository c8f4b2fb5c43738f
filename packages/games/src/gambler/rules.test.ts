import { describe, expect, it } from 'vitest'
import { fullHouse, numbers, stars, Table } from './testing/table.ts'

describe('Gambler, a turn', () => {
  it('GB-6 seat `first` begins, and turns go to the left', () => {
    const table = Table.on(3, [[numbers([6], 10)]], { first: 2 })
    const actives = [1, 2, 3, 4].map(() => {
      const { active } = table.view
      table.roll(1, 1, 1, 1, 1)
      return active
    })
    expect(actives).toEqual([2, 0, 1, 2])
  })

  it('GB-7 five dice are rolled, or all that are left', () => {
    const table = Table.on(6, [[stars(6, 10), stars(6, 10), stars(6, 10)]])
    expect(table.match.waiting()).toEqual({ kind: 'chance', chance: { type: 'roll', count: 5 } })
    for (let seat = 0; seat < 6; seat++) table.roll(1, 2, 3, 4, 5).play('0:1', 'stop')
    expect(table.match.waiting()).toEqual({ kind: 'chance', chance: { type: 'roll', count: 4 } })
    for (const values of [[1, 2, 3, 4, 5], [1, 2, 3], [1, 2, 3, 7], [1, 2, 3, 0], '1234']) {
      expect(table.match.chance({ type: 'roll', values })).toMatchObject({
        error: { code: 'illegal-outcome' },
      })
    }
  })

  it('GB-8 the first die of each roll must be placed if one fits', () => {
    const table = Table.on(2, [[numbers([6, 6, 6], 10), stars(2, 10)]]).roll(6, 2, 2, 3, 5)
    expect(table.moves).toEqual(['0:6', '1:2', '1:3', '1:5', '1:6'])
    expect(table.play('0:6').moves).toEqual(['1:2', '1:3', '1:5', 'roll', 'stop'])
    expect(table.play('roll').roll(6, 6, 1, 1).moves).toEqual(['0:6', '1:1', '1:6'])
  })

  it('GB-9 more dice may be placed one at a time, in any rows', () => {
    const table = Table.on(2, [[numbers([1, 2, 3], 30), numbers([5, 5], 20)]]).roll(1, 2, 3, 5, 6)
    expect(table.play('0:1').moves).toEqual(['0:2', '1:5', 'roll', 'stop'])
    expect(table.play('1:5', '0:2').view.rows).toEqual([[1, 2], [5]])
  })

  it('GB-10 rows fill from the left and then take nothing more', () => {
    const table = Table.on(2, [[numbers([4, 2], 10), numbers([6], 10)]]).roll(2, 2, 4, 4, 4)
    expect(table.moves).toEqual(['0:4'])
    expect(table.play('0:4').moves).toEqual(['0:2', 'roll', 'stop'])
    expect(table.play('0:2').moves).toEqual(['roll', 'stop'])
  })

  it('GB-11 a box of numbers takes the value it names only', () => {
    const table = Table.on(2, [[numbers([1, 3, 3, 6], 10)]]).roll(1, 2, 3, 4, 6)
    expect(table.moves).toEqual(['0:1'])
    expect(table.play('0:1', '0:3').moves).toEqual(['roll', 'stop'])
    expect(table.match.play(0, { type: 'place', row: 0, value: 6 })).toMatchObject({
      error: { code: 'illegal-move' },
    })
  })

  it('GB-12 a star row takes any first value, and then only that one', () => {
    const table = Table.on(2, [[stars(3, 10), numbers([6], 10)]]).roll(1, 2, 3, 4, 4)
    expect(table.moves).toEqual(['0:1', '0:2', '0:3', '0:4'])
    expect(table.play('0:4').moves).toEqual(['0:4', 'roll', 'stop'])
  })

  it('GB-13 a full house takes three of one value and two of another', () => {
    const table = Table.on(2, [[fullHouse(80), numbers([6], 10)]]).roll(2, 2, 2, 2, 5)
    expect(table.moves).toEqual(['0:2', '0:5'])
    expect(table.play('0:2').moves).toEqual(['0:2', 'roll', 'stop'])
    expect(table.play('0:2', '0:2').moves).toEqual(['0:5', 'roll', 'stop'])
    expect(table.play('0:5').moves).toEqual(['roll', 'stop'])
    expect(table.play('stop').roll(2, 2, 5, 5, 6).moves).toEqual(['0:5', '1:6'])
    expect(table.play('0:5').view).toMatchObject({ rows: [[2, 2, 2, 5, 5], []], points: [80, 160] })
  })

  it('GB-14 rolling again takes all loose dice and none of those out of reach', () => {
    const table = Table.on(2, [[stars(6, 10), stars(6, 10)]])
      .roll(1, 1, 2, 3, 4)
      .play('0:1', '0:1', 'roll')
    expect(table.match.waiting()).toEqual({ kind: 'chance', chance: { type: 'roll', count: 3 } })
    expect(table.view).toMatchObject({ phase: 'roll', hand: [], rolls: 1, supply: [13, 15] })
    expect(table.roll(5, 6, 5).view).toMatchObject({ phase: 'place', hand: [5, 5, 6], rolls: 2 })
  })

  it('GB-15 the fifth roll is of one die, and ends the turn', () => {
    const table = Table.on(2, [[stars(6, 10), stars(6, 10)]])
    for (const dice of [5, 4, 3, 2]) {
      table.roll(...Array.from({ length: dice }, () => 1)).play('0:1', 'roll')
    }
    expect(table.match.waiting()).toEqual({ kind: 'chance', chance: { type: 'roll', count: 1 } })
    expect(table.roll(1).view).toMatchObject({ active: 0, rolls: 5, hand: [1] })
    expect(table.play('0:1').view).toMatchObject({ active: 1, rolls: 0, supply: [10, 15] })
  })

  it('GB-16 a roll of which nothing fits ends the turn, the first or a later one', () => {
    const table = Table.on(2, [[numbers([6, 6, 6], 30)]]).roll(1, 2, 3, 4, 5)
    expect(table.view).toMatchObject({ active: 1, phase: 'roll', rolls: 0, supply: [15, 15] })
    table.roll(6, 1, 1, 1, 1).play('0:6', 'roll').roll(1, 2, 3, 4)
    expect(table.view).toMatchObject({ active: 0, phase: 'roll', hand: [], rolls: 0, supply: [15, 14] })
  })

  it('GB-17 placing every die of the turn ends it', () => {
    const table = Table.on(2, [[stars(5, 50), numbers([6], 10)]]).roll(3, 3, 3, 3, 3)
    table.play('0:3', '0:3', '0:3', '0:3')
    expect(table.moves).toEqual(['0:3', 'roll', 'stop'])
    expect(table.play('0:3').view).toMatchObject({ active: 1, points: [130, 80], supply: [10, 15] })
  })

  it('GB-18 after stopping, the dice not placed are in the supply again', () => {
    const table = Table.on(4, [[stars(6, 10)]]).roll(1, 2, 3, 4, 5)
    expect(table.view.supply).toEqual([7, 7, 7, 7])
    expect(table.play('0:1', 'stop').view).toMatchObject({ active: 1, hand: [], supply: [6, 7, 7, 7] })
  })

  it('GB-19 a seat without dice is passed over, and plays again in the next round', () => {
    const rows = [numbers([1, 1, 1, 1, 1], 10), numbers([2], 10), numbers([3], 10)]
    const table = Table.on(6, [rows], { first: 5 }).roll(1, 1, 1, 1, 1)
    table.play('0:1', '0:1', '0:1', '0:1', '0:1')
    for (let seat = 0; seat < 5; seat++) table.roll(6, 6, 6, 6, 6)
    expect(table.view).toMatchObject({ active: 0, supply: [5, 5, 5, 5, 5, 0] })
    for (let seat = 0; seat < 4; seat++) table.roll(6, 6, 6, 6, 6)
    table.roll(2, 3, 6, 6, 6).play('1:2', '2:3')
    expect(table.view).toMatchObject({ active: 5, round: 2, supply: [5, 5, 5, 5, 5, 5] })
  })

  it('GB-19 a seat that alone has dice takes turn after turn', () => {
    const all = [1, 2, 3, 4, 5].map((value) => numbers([value, value, value, value, value], 10))
    const table = Table.on(6, [[...all, numbers([6, 6], 10)]])
    for (const value of [1, 2, 3, 4, 5]) {
      table.roll(value, value, value, value, value)
      for (let die = 0; die < 5; die++) table.play(`${value - 1}:${value}`)
    }
    expect(table.view).toMatchObject({ active: 5, supply: [0, 0, 0, 0, 0, 5] })
    expect(table.roll(1, 1, 1, 1, 1).view).toMatchObject({ active: 5, rolls: 0 })
    expect(table.roll(6, 1, 1, 1, 1).play('5:6', 'stop').view).toMatchObject({ active: 5, rolls: 0 })
  })
})
