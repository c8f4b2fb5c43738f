import { looksAsBefore } from '../../terminal/testing/looks.ts'
import { terminalUi } from './index.ts'

const cards = [
  ['one', [4, 4, 4, 4, 4], [0, 3]],
  ['two', [2, 3, 4, 5, 6], [1, 4]],
].map(([id, lengths, suns]) => ({
  id: id as string,
  rows: ['red', 'orange', 'yellow', 'green', 'purple'].map((colour, row) => ({
    colour,
    length: (lengths as number[])[row] as number,
    sun: (suns as number[]).includes(row),
  })),
}))

const view = {
  phase: 'reroll',
  active: 0,
  rolls: 2,
  dice: ['red', 'purple', 'blue', 'orange', 'yellow'],
  cards: [
    [
      { id: 'one', marks: [4, 1, 0, 2, 3] },
      { id: 'two', marks: [0, 0, 4, 0, 6] },
    ],
    [{ id: 'two', marks: [2, 3, 0, 0, 1] }],
  ],
  scored: [
    [
      { id: 'x', points: 12 },
      { id: 'y', points: 21 },
    ],
    [],
  ],
  display: ['one', 'two'],
  deck: 12,
  own: null,
  chosen: [],
}

looksAsBefore(
  terminalUi,
  [
    { name: 'onecard', options: { cards }, seat: 0, view },
    { name: 'onecard-basic', options: { cards }, seat: 1, view: { ...view, display: [], dice: null } },
  ],
  new URL('goldens/', import.meta.url),
)
