import { listIn } from '@rattlecup/ui'
import { agoIn } from '../ago.ts'
import type { HomeWords } from './words.ts'

const list = listIn('de')

export const words: HomeWords = {
  tagline: 'Vier Würfelspiele. Setz dich und spiel mit.',
  games: 'Spiele',
  pitches: {
    qwixx: 'Zahlen ankreuzen, von links nach rechts, und nie zurück.',
    gambler: 'Fülle die Reihen, die zahlen, meide die schwarzen und hör rechtzeitig auf.',
    onecard: 'Drei Würfe, sechs Farben, und der ganze Wurf kommt auf eine Karte.',
    strike: 'Wirf in die Arena: Was gleich ist, gehört wieder dir.',
  },
  friends: 'Mit Freunden',
  choices: 'Mehr Auswahl',
  friendsFor: (game) => `${game} mit Freunden`,
  playGame: (game) => `${game} spielen`,
  learnGame: (game) => `${game} lernen`,
  rulesOf: (game) => `Regeln von ${game}`,
  choicesFor: (game) => `Mehr Auswahl für ${game}`,
  goOn: 'Weiterspielen',
  goOnWith: (game, names) => `${game}: ${list(names)}`,
  ago: agoIn('de'),
  remove: (game) => `Diese Partie ${game} löschen`,
  removed: 'Gelöscht.',
  undo: 'Rückgängig',
  finished: 'Beendete Partien',
  together: 'Gemeinsam',
  more: 'Mehr',
  replayFile: 'Partie ansehen',
  verifyFile: 'Würfel nachprüfen',
  toDark: 'Licht dämpfen',
  toLight: 'Licht an',
}
