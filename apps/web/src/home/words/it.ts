import { listIn } from '@rattlecup/ui'
import { agoIn } from '../ago.ts'
import type { HomeWords } from './words.ts'

const list = listIn('it')

export const words: HomeWords = {
  tagline: 'Quattro giochi di dadi. Siediti e gioca.',
  games: 'Giochi',
  pitches: {
    qwixx: 'Segna i numeri da sinistra a destra, senza mai tornare indietro.',
    gambler: 'Riempi le righe che pagano, evita le nere e fermati in tempo.',
    onecard: 'Tre lanci, sei colori, e tutto il lancio va su una sola carta.',
    strike: 'Lancia nell’arena: ciò che è uguale torna tuo.',
  },
  friends: 'Con amici',
  choices: 'Altre scelte',
  friendsFor: (game) => `${game} con amici`,
  playGame: (game) => `Gioca a ${game}`,
  learnGame: (game) => `Impara ${game}`,
  rulesOf: (game) => `Regole di ${game}`,
  choicesFor: (game) => `Altre scelte per ${game}`,
  goOn: 'Continua a giocare',
  goOnWith: (game, names) => `${game}: ${list(names)}`,
  ago: agoIn('it'),
  remove: (game) => `Elimina questa partita di ${game}`,
  removed: 'Eliminata.',
  undo: 'Annulla',
  finished: 'Partite finite',
  together: 'Insieme',
  more: 'Altro',
  replayFile: 'Rivedi una partita',
  verifyFile: 'Verifica i dadi',
  toDark: 'Abbassa la luce',
  toLight: 'Accendi la luce',
}
