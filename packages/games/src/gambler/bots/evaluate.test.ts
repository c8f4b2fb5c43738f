import { FastSource, Playout } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { describe, expect, it } from 'vitest'
import { gambler } from '../game.ts'
import { layoutOf } from '../rules/layout.ts'
import type { BoardRow } from '../rules/types.ts'
import { boardOf, fullHouse, numbers, stars, Table } from '../testing/table.ts'
import { greedyChooser } from '../testing/greedy.ts'
import { reach } from './reach.ts'

function chance(row: BoardRow, filled: number, dice: number): number {
  const [ready] = layoutOf(boardOf(0, [row])).rows
  return ready ? reach(ready, filled, dice) : 0
}

describe('the chance to complete a row', () => {
  it('is that of one roll for the last box', () => {
    expect(chance(numbers([6], 10), 0, 5)).toBeCloseTo(1 - (5 / 6) ** 5, 12)
    expect(chance(numbers([6, 6], 10), 1, 2)).toBeCloseTo(1 - (5 / 6) ** 2, 12)
    expect(chance(stars(1, 10), 0, 1)).toBeCloseTo(1, 12)
  })

  it('counts rolling on with what is left', () => {
    // A pair with two dice: both at once, or one now and the other with the last die.
    expect(chance(numbers([6, 6], 10), 0, 2)).toBeCloseTo(1 / 36 + (10 / 36) * (1 / 6), 12)
    expect(chance(numbers([1, 2], 10), 0, 2)).toBeCloseTo(2 / 36 + (9 / 36) * (1 / 6), 12)
    expect(chance(stars(2, 10), 0, 2)).toBeCloseTo(6 / 36 + (30 / 36) * (1 / 6), 12)
  })

  it('knows that the groups of a full house differ', () => {
    expect(chance(fullHouse(80), 3, 2)).toBeCloseTo(5 / 36 + ((36 - 5 - 1) / 36) * (1 / 6), 12)
    expect(chance(fullHouse(80), 4, 1)).toBeCloseTo(1 / 6, 12)
    expect(chance(fullHouse(80), 0, 4)).toBe(0)
  })

  it('is nothing without dice', () => {
    expect(chance(stars(3, 10), 0, 0)).toBe(0)
  })
})

describe('worth by a heuristic', () => {
  it('prefers completing a yellow row to leaving it to the next seat', () => {
    const table = Table.on(2, [[numbers([4, 4], 40), numbers([6, 6, 6], 10)]])
      .roll(4, 4, 6, 1, 1)
      .play('0:4')
    const { stateWithSecrets: state } = table.match
    const codes: number[] = []
    const count = gambler.rules.moves(state, 0, codes)
    expect(gambler.codec.encodeMove(state, 0, greedyChooser()(state, 0, codes, count))).toEqual({
      type: 'place',
      row: 0,
      value: 4,
    })
  })

  it('avoids a black row where it may', () => {
    const { stateWithSecrets: state } = Table.on(2, [[stars(1, -50), numbers([6, 6, 6], 30)]]).roll(
      6,
      1,
      1,
      1,
      1,
    ).match
    const codes: number[] = []
    const count = gambler.rules.moves(state, 0, codes)
    expect(gambler.codec.encodeMove(state, 0, greedyChooser()(state, 0, codes, count))).toMatchObject({
      row: 1,
    })
  })

  it('wins more than two games of three against three random players', () => {
    const source = new FastSource('worth')
    const playout = new Playout(gambler, source)
    const greedy = greedyChooser()
    let wins = 0
    for (let game = 0; game < 60; game++) {
      const state = gambler.rules.setup(4, unwrap(gambler.options.parse({}, 4)))
      playout.finish(state, (now, seat, codes, count) =>
        seat === game % 4 ? greedy(now, seat, codes, count) : (codes[source.below(count)] as number),
      )
      if (state.points[game % 4] === Math.max(...state.points)) wins++
    }
    expect(wins).toBeGreaterThan(40)
  })
})
