import { looksAsBefore } from '../../terminal/testing/looks.ts'
import { terminalUi } from './index.ts'

const emptySheet = { red: [], yellow: [], green: [], blue: [], locks: [], penalties: 0 }

const view = {
  phase: 'white',
  active: 1,
  game: 1,
  dice: { white: [3, 4], red: 6, yellow: 2, green: 5, blue: 3 },
  closed: ['green'],
  sheets: [
    { red: [3, 5, 6], yellow: [2], green: [10, 9, 7], blue: [], locks: [], penalties: 1 },
    { red: [], yellow: [4, 5], green: [12, 11, 9, 8, 4, 2], blue: [8], locks: ['green'], penalties: 0 },
    emptySheet,
  ],
  chosen: [1],
  own: null,
  totals: [0, 0, 0],
}

looksAsBefore(
  terminalUi,
  [
    { name: 'qwixx', seat: 0, view },
    { name: 'qwixx-watched', seat: null, view: { ...view, phase: 'roll', dice: null } },
    { name: 'qwixx-series', seat: 2, view: { ...view, game: 2, totals: [40, -5, 112] } },
  ],
  new URL('goldens/', import.meta.url),
)
