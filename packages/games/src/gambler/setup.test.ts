import { describe, expect, it } from 'vitest'
import { BOARDS } from './rules/boards.ts'
import { Table } from './testing/table.ts'

const IDS = BOARDS.map(({ id }) => id)

describe('Gambler, set-up', () => {
  it.each([
    [2, 15],
    [3, 10],
    [4, 7],
    [5, 6],
    [6, 5],
  ])('GB-1 %i players get %i dice each', (players, dice) => {
    expect(new Table(players, {}).view.supply).toEqual(Array.from({ length: players }, () => dice))
  })

  it('GB-2 everyone starts with 80 points', () => {
    expect(new Table(3, {}).match.status().scores).toEqual([80, 80, 80])
  })

  it('GB-3 a board is shown with its rows, all empty', () => {
    const table = new Table(2, {}).stack(IDS)
    expect(table.view).toMatchObject({ board: BOARDS[0], rows: [[], [], [], [], [], []] })
  })

  it('GB-5 any order of the boards may come up, each board once', () => {
    const table = new Table(2, {})
    expect(table.match.waiting()).toEqual({ kind: 'chance', chance: { type: 'boards' } })
    for (const order of [IDS.slice(1), [...IDS, 'b01'], ['b02', ...IDS.slice(1)], ['b99', ...IDS.slice(1)]]) {
      expect(table.match.chance({ type: 'boards', order })).toMatchObject({
        error: { code: 'illegal-outcome' },
      })
    }
    expect(table.stack(IDS.toReversed()).view.board).toEqual(BOARDS.at(-1))
  })

  it("GB-5 with `beginner` the beginners' board is on top, and no other order will do", () => {
    const table = new Table(2, { beginner: true })
    expect(table.match.chance({ type: 'boards', order: IDS.toReversed() })).toMatchObject({
      error: { code: 'illegal-outcome' },
    })
    expect(table.stack(['b01', ...IDS.slice(1).reverse()]).view.board).toMatchObject({ beginner: true })
  })
})
