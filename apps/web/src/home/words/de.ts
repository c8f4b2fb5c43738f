import { listIn } from '@rattlecup/ui'
import { agoIn } from '../ago.ts'
import type { HomeWords } from './words.ts'

const list = listIn('de')

export const words: HomeWords = {
  tagline: 'Vier Würfelspiele. Setz dich und spiel mit.',
  games: 'Spiele',
  friends: 'Mit Freunden',
  choices: 'Mehr Optionen',
  friendsFor: (game) => `${game} mit Freunden`,
  playGame: (game) => `${game} spielen`,
  learnGame: (game) => `${game} lernen`,
  rulesOf: (game) => `Regeln von ${game}`,
  choicesFor: (game) => `Mehr Optionen für ${game}`,
  goOn: 'Weiterspielen',
  goOnWith: (game, names) => `${game}: ${list(names)}`,
  ago: agoIn('de'),
  remove: (game) => `Diese Partie ${game} löschen`,
  removed: 'Gelöscht.',
  undo: 'Rückgängig',
  finished: 'Beendete Partien',
  together: 'Gemeinsam spielen',
  more: 'Mehr',
  replayFile: 'Partie ansehen',
  verifyFile: 'Würfel nachprüfen',
  toDark: 'Dunkel stellen',
  toLight: 'Hell stellen',
}
