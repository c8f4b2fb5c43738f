import type { Lesson } from '@rattlecup/ui'
import type { Strike } from '../rules/types.ts'
import type { StrikeWords } from './words/words.ts'

/** A guided first turn: a miss, a second throw that strikes, and a rival's X. */
export const lesson: Lesson<Strike, StrikeWords> = {
  players: 2,
  options: {},
  learner: 0,
  steps: [
    { event: { chance: { type: 'initial', face: 5 } } },
    { say: ({ lesson }) => lesson.welcome, point: 'reserves' },
    { say: ({ lesson }) => lesson.faces, point: 'arena' },
    { say: ({ lesson }) => lesson.throwOne, move: { type: 'throw' }, point: 'throw' },
    {
      event: {
        chance: {
          type: 'settle',
          dice: [
            { id: 0, face: 5 },
            { id: 1, face: 3 },
          ],
        },
      },
    },
    { say: ({ lesson }) => lesson.differ, point: 'stop' },
    { say: ({ lesson }) => lesson.again, move: { type: 'throw' }, point: 'throw' },
    {
      event: {
        chance: {
          type: 'settle',
          dice: [
            { id: 0, face: 5 },
            { id: 1, face: 5 },
            { id: 2, face: 2 },
          ],
        },
      },
    },
    { say: ({ lesson }) => lesson.strike, point: 'reserves' },
    { event: { seat: 1, move: { type: 'throw' } } },
    {
      event: {
        chance: {
          type: 'settle',
          dice: [
            { id: 2, face: 2 },
            { id: 3, face: 'X' },
          ],
        },
      },
    },
    { event: { seat: 1, move: { type: 'stop' } } },
    { say: ({ lesson }) => lesson.rival, point: 'arena' },
    { say: ({ lesson }) => lesson.end },
  ],
}
