import { describe, expect, it } from 'vitest'
import { BOARDS } from './rules/boards.ts'
import { judgeBoard } from './testing/balance.ts'
import { simulate } from './testing/simulate.ts'

describe('simulated games', () => {
  it('book every point: what a round pays is its yellow rows less the black points paid', () => {
    for (const game of simulate({ players: 3, policy: 'random', games: 40 })) {
      for (const { board, gains, blackPaid, blackRows } of game.rounds) {
        const rows = BOARDS.find(({ id }) => id === board)?.rows ?? []
        const yellow = rows.reduce((sum, { points }) => sum + Math.max(0, points), 0)
        expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(yellow - blackPaid)
        expect(blackRows).toBe(rows.filter(({ points }) => points < 0).length)
      }
    }
  })

  it('are the same every time', () => {
    const twice = [1, 2].map(() => simulate({ players: 2, policy: 'greedy', games: 3 }))
    expect(twice[0]).toEqual(twice[1])
  })

  it('name what a board breaks', () => {
    const [board] = BOARDS
    const round = {
      board: 'b01',
      starter: 1,
      turns: 30,
      rolls: 40,
      gains: [0, 90],
      blackRows: 0,
      blackOwed: 0,
      blackPaid: 0,
    }
    expect(board && judgeBoard(board, [round], 10).faults).toEqual([
      'b01: turns',
      'b01: points a turn',
      'b01: order of seats',
    ])
  })
})
