import { looksAsBefore } from '../../terminal/testing/looks.ts'
import { terminalUi } from './index.ts'

const view = {
  phase: 'place',
  active: 0,
  round: 3,
  board: {
    id: 'x',
    title: 'Every kind of row',
    rows: [
      { kind: 'numbers', boxes: [6], points: 10 },
      { kind: 'numbers', boxes: [1, 2, 3, 4, 5, 6], points: 120 },
      { kind: 'stars', length: 3, points: 40 },
      { kind: 'stars', length: 2, points: -40 },
      { kind: 'fullhouse', points: 80 },
      { kind: 'numbers', boxes: [4, 4], points: -20 },
    ],
  },
  rows: [[6], [1, 2], [3], [], [5, 5, 5, 2], []],
  hand: [2, 3, 3, 6],
  rolls: 1,
  supply: [9, 4, 0],
  points: [260, 80, 0],
}

looksAsBefore(
  terminalUi,
  [
    { name: 'gambler', seat: 0, view },
    { name: 'gambler-covered', seat: 0, view: { ...view, board: null, rows: [], hand: [] } },
  ],
  new URL('goldens/', import.meta.url),
)
