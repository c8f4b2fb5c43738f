import { listIn, pluralIn } from '@rattlecup/ui'
import { figuresIn } from './figures.ts'
import type { ResultWords } from './words.ts'

const list = listIn('de')
const plural = pluralIn('de')
const figures = figuresIn('de')

export const words: ResultWords = {
  youWon: 'Gewonnen!',
  wins: (names) => `${list(names)} ${plural(names.length, { one: 'gewinnt', other: 'gewinnen gemeinsam' })}`,
  points: (count) => `${figures.pointsOf(count)} ${plural(count, { one: 'Punkt', other: 'Punkte' })}`,
  rematch: 'Revanche',
  replay: 'Nochmals ansehen',
  verify: 'Würfel nachprüfen',
  download: 'Herunterladen',
  share: 'Teilen',
  shared: 'Der Link ist kopiert.',
  breakdown: 'Woher die Punkte kommen',
  review: 'Glück und Spiel',
  reviewing: (share) => `Rückblick auf das Spiel: ${figures.shareOf(share)}`,
  reviewFailed: 'Der Rückblick ist nicht gelungen.',
  reviewAgain: 'Auf das Spiel zurückblicken',
  stop: 'Anhalten',
  chances: 'Die Chancen im Lauf des Spiels',
  expected: 'Erwartete Punkte im Lauf des Spiels',
  event: 'Nach Ereignis',
  asTable: 'Als Tabelle',
  start: 'Zuvor',
  luck: 'Glück',
  skill: 'Eigenes Spiel',
  others: 'Spiel der anderen',
  drift: 'Korrekturen',
  result: 'Ergebnis',
  ...figures,
  byTurns:
    'Jeder Zug ist genau durchgerechnet; was sein Ende wert ist, wird geschätzt, und Korrekturen sind die Fehler darin.',
  estimated:
    'Geschätzt, indem jede Stellung viele Male zu Ende gespielt wurde; kleine Unterschiede sind Zufall.',
  exact: 'Der Wert jeder Stellung ist genau bekannt.',
  turning: 'Züge, auf die es ankam',
  noTurning: 'Kein Zug hat viel gekostet: Die Würfel haben entschieden.',
  played: (name, move) => `${name}: ${move}`,
  better: (move, gain) => `Besser: ${move} (${gain})`,
  seeIt: 'Ansehen',
  grades: {
    best: 'am besten',
    good: 'gut',
    inaccuracy: 'ungenau',
    mistake: 'ein Fehler',
    blunder: 'ein grober Fehler',
  },
}
