import { describe, expect, it } from 'vitest'
import type { BoardRow, GamblerView } from '../../rules/types.ts'
import { words } from '../words/en.ts'
import { whyNotDie, whyNotEnd, whyNotRow } from './why-not.ts'

const players = [{ name: 'Max' }, { name: 'Anna' }]
const numbers: BoardRow = { kind: 'numbers', boxes: [1, 2, 3], points: 30 }
const stars: BoardRow = { kind: 'stars', length: 3, points: -30 }
const house: BoardRow = { kind: 'fullhouse', points: 80 }

function asking(rows: readonly (readonly [BoardRow, number[]])[], over: Partial<GamblerView> = {}) {
  const view: GamblerView = {
    phase: 'place',
    active: 0,
    round: 1,
    board: { id: 'x', title: 'X', rows: rows.map(([row]) => row) },
    rows: rows.map(([, placed]) => placed),
    hand: [2, 2, 5],
    rolls: 1,
    supply: [9, 9],
    points: [80, 80],
    ...over,
  }
  return { view, words, players, seat: 0, choosing: view.active === 0 && view.phase === 'place' }
}

describe('why a row does not take a die', () => {
  const cases: [string, readonly (readonly [BoardRow, number[]])[], string][] = [
    ['a full row', [[numbers, [1, 2, 3]]], 'Row 1 is complete; it takes no more dice.'],
    ['numbers', [[numbers, [1, 2]]], 'Rows fill from the left: the next box of row 1 takes a 3.'],
    ['stars', [[stars, [4]]], 'All stars of a row show the same: row 1 began with 4.'],
    [
      'taken stars',
      [
        [stars, []],
        [stars, [5]],
        [stars, [2, 2]],
        [house, [6]],
      ],
      'The star rows of a board must differ here: 2 and 5 are taken.',
    ],
    [
      'the three of a full house',
      [[house, [6, 6]]],
      'The first three of a full house are equal: row 1 began with 6.',
    ],
    [
      'the pair of a full house',
      [[house, [6, 6, 6]]],
      'The pair of a full house must differ from its three 6s in row 1.',
    ],
    [
      'the end of a full house',
      [[house, [6, 6, 6, 1]]],
      'The last two of a full house are equal: row 1 wants another 1.',
    ],
  ]
  it.each(cases)('%s', (_, rows, line) => {
    expect(whyNotRow(asking(rows), 0)).toBe(line)
  })

  it('another player’s turn, and a game that is over, come first', () => {
    expect(whyNotRow(asking([[numbers, []]], { active: 1 }), 0)).toBe('It is Anna’s turn.')
    expect(whyNotDie(asking([[numbers, []]], { phase: 'over' }), 2)).toBe('The game is over.')
    expect(whyNotEnd(asking([[numbers, []]], { active: 1 }))).toBe('It is Anna’s turn.')
  })

  it('a die that fits nowhere, and stopping before the compulsory die', () => {
    expect(whyNotDie(asking([[numbers, [1]]]), 5)).toBe('A 5 fits no row right now.')
    expect(whyNotEnd(asking([[numbers, [1]]]))).toBe('A die of this roll fits, so you must place one first.')
  })
})
