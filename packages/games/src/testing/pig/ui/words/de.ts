import type { Words } from './words.ts'

export const words: Words = {
  roll: 'Würfeln',
  hold: 'Sichern',
  turn: (points) => `In dieser Runde: ${points}`,
  rolls: (name, value) => `${name}: ${value}.`,
  holds: (name) => `${name} sichert.`,
  rules: [
    'Würfle, so oft du magst.',
    'Eine 1 kostet die Punkte der Runde.',
    'Wer zuerst 30 gesichert hat, gewinnt.',
  ],
  welcome: 'Du hast eine 4 gewürfelt. Sichere sie.',
}
