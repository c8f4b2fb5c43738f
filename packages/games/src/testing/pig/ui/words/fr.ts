import type { Words } from './words.ts'

export const words: Words = {
  roll: 'Lancer',
  hold: 'Garder',
  turn: (points) => `Ce tour : ${points}`,
  rolls: (name, value) => `${name} : ${value}.`,
  holds: (name) => `${name} garde ses points.`,
  rules: [
    'Lance aussi souvent que tu veux.',
    'Un 1 fait perdre les points du tour.',
    'Le premier à 30 gagne.',
  ],
  welcome: 'Tu as fait 4. Garde-le.',
}
