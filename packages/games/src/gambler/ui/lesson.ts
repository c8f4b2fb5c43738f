import type { Lesson } from '@rattlecup/ui'
import { BOARDS } from '../rules/boards.ts'
import type { Gambler } from '../rules/types.ts'
import type { GamblerWords } from './words/words.ts'

const YOU = 0
const NEIGHBOUR = 1

/** A first turn on the beginners' board, a neighbour's, and the point of the game: finishing what others began. */
export const lesson: Lesson<Gambler, GamblerWords> = {
  players: 2,
  options: { beginner: true },
  learner: YOU,
  steps: [
    { event: { chance: { type: 'boards', order: BOARDS.map(({ id }) => id) } } },
    { say: ({ lesson }) => lesson.welcome, point: 'board' },
    { event: { chance: { type: 'roll', values: [6, 1, 4, 2, 4] } } },
    { say: ({ lesson }) => lesson.firstRoll, move: { type: 'place', row: 0, value: 6 }, point: 'die-6' },
    { say: ({ lesson }) => lesson.second, move: { type: 'place', row: 2, value: 1 }, point: 'row-2' },
    { say: ({ lesson }) => lesson.third, move: { type: 'place', row: 2, value: 2 }, point: 'row-2' },
    { say: ({ lesson }) => lesson.again, move: { type: 'roll' }, point: 'roll' },
    { event: { chance: { type: 'roll', values: [3, 1] } } },
    { say: ({ lesson }) => lesson.three, move: { type: 'place', row: 2, value: 3 }, point: 'row-2' },
    { say: ({ lesson }) => lesson.stop, move: { type: 'stop' }, point: 'stop' },
    { event: { chance: { type: 'roll', values: [5, 4, 1, 2, 6] } } },
    { event: { seat: NEIGHBOUR, move: { type: 'place', row: 1, value: 5 } } },
    { event: { seat: NEIGHBOUR, move: { type: 'stop' } } },
    { say: ({ lesson }) => lesson.theirs, point: 'row-1' },
    { event: { chance: { type: 'roll', values: [2, 5, 3, 6, 6] } } },
    { say: ({ lesson }) => lesson.yours, move: { type: 'place', row: 1, value: 5 }, point: 'row-1' },
    { say: ({ lesson }) => lesson.end, point: `seat-${YOU}` },
  ],
}
