import type { Words } from './words.ts'

export const words: Words = {
  roll: 'Roll',
  hold: 'Hold',
  turn: (points) => `This turn: ${points}`,
  rolls: (name, value) => `${name}: ${value}.`,
  holds: (name) => `${name} holds.`,
  rules: ['Roll as often as you like.', 'A 1 costs the points of the turn.', 'First to hold 30 wins.'],
  welcome: 'You rolled a 4. Hold it.',
}
