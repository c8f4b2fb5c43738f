import type { Lesson } from '@rattlecup/ui'
import type { Qwixx } from '../rules/types.ts'
import type { QwixxWords } from './words/words.ts'

const LEARNER = 0
const OTHER = 1

/** One turn of the learner and the white dice of the next: all that a first game needs. */
export const lesson: Lesson<Qwixx, QwixxWords> = {
  players: 2,
  options: {},
  learner: LEARNER,
  steps: [
    { say: (words) => words.lesson.sheet, point: 'sheet' },
    { event: { chance: { type: 'roll', white: [1, 2], red: 1, yellow: 5, green: 3, blue: 4 } } },
    { say: (words) => words.lesson.white, point: 'white' },
    {
      say: (words) => words.lesson.yellow,
      move: { type: 'mark', row: 'yellow', value: 3 },
      point: 'row-yellow',
    },
    { event: { seat: OTHER, move: { type: 'mark', row: 'red', value: 3 } } },
    { say: (words) => words.lesson.colour, point: 'colours' },
    {
      say: (words) => words.lesson.red,
      move: { type: 'mark', row: 'red', value: 2 },
      point: 'row-red',
    },
    { event: { chance: { type: 'roll', white: [5, 6], red: 4, yellow: 1, green: 5, blue: 2 } } },
    {
      say: (words) => words.lesson.other,
      move: { type: 'mark', row: 'blue', value: 11 },
      point: 'row-blue',
    },
    { event: { seat: OTHER, move: { type: 'pass' } } },
    { event: { seat: OTHER, move: { type: 'mark', row: 'green', value: 11 } } },
    { say: (words) => words.lesson.penalty, point: 'penalties' },
    { say: (words) => words.lesson.points, point: 'key' },
    { say: (words) => words.lesson.lock, point: 'lock-red' },
    { say: (words) => words.lesson.end, point: 'total' },
  ],
}
