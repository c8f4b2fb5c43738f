import type { Words } from './words.ts'

export const words: Words = {
  roll: 'Lancia',
  hold: 'Tieni',
  turn: (points) => `In questo turno: ${points}`,
  rolls: (name, value) => `${name}: ${value}.`,
  holds: (name) => `${name} tiene i punti.`,
  rules: [
    'Lancia quante volte vuoi.',
    'Un 1 fa perdere i punti del turno.',
    'Vince chi arriva per primo a 30.',
  ],
  welcome: 'Hai fatto 4. Tienilo.',
}
