import { pluralIn } from '@rattlecup/ui'
import { agoIn } from '../ago.ts'
import type { HomeWords } from './en.ts'

const plural = pluralIn('it')

export const words: HomeWords = {
  tagline: 'Quattro giochi di dadi. Siediti e gioca.',
  games: 'Giochi',
  friends: 'Con gli amici',
  choices: 'Altre opzioni',
  friendsFor: (game) => `${game} con gli amici`,
  playGame: (game) => `Gioca a ${game}`,
  learnGame: (game) => `Impara ${game}`,
  rulesOf: (game) => `Regole di ${game}`,
  choicesFor: (game) => `Altre opzioni per ${game}`,
  goOn: 'Continua a giocare',
  standing: (game) => `${game}: `,
  hasWon: 'vittoria',
  older: (count) => plural(count, { one: '1 meno recente', other: `${count} meno recenti` }),
  ago: agoIn('it'),
  remove: (game) => `Elimina questa partita di ${game}`,
  removed: 'Eliminata.',
  undo: 'Annulla',
  finished: 'Partite finite',
  played: 'Partite',
  won: 'Vittorie',
  best: 'Record',
  average: 'Media',
  together: 'Giocare insieme',
  more: 'Altro',
  replayFile: 'Rivedi una partita',
  verifyFile: 'Verifica i dadi',
  houseDice: 'I dadi di questa casa',
  toDark: 'Passa al tema scuro',
  toLight: 'Passa al tema chiaro',
}
