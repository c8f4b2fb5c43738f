import { looksAsBefore } from '../../terminal/testing/looks.ts'
import { terminalUi } from './index.ts'

const view = {
  phase: 'throw',
  active: 1,
  round: 2,
  arena: [
    { id: 0, face: 4 },
    { id: 3, face: 2 },
  ],
  reserve: [5, 12, 0],
  grand: false,
  out: [2],
  points: [0, 1, 4],
}

looksAsBefore(
  terminalUi,
  [
    { name: 'strike', seat: 1, view },
    { name: 'strike-grand', seat: 0, view: { ...view, arena: [], active: 0, grand: true } },
  ],
  new URL('goldens/', import.meta.url),
)
