import { listIn, pluralIn } from '@rattlecup/ui'
import { figuresIn } from './figures.ts'
import type { ResultWords } from './en.ts'

const list = listIn('de')
const plural = pluralIn('de')
const figures = figuresIn('de')

export const words: ResultWords = {
  youWon: 'Gewonnen!',
  wins: (names) => `${list(names)} ${plural(names.length, { one: 'gewinnt', other: 'gewinnen gemeinsam' })}`,
  youShare: (others) => `Du teilst dir den Sieg mit ${list(others)}!`,
  points: (count) => `${figures.pointsOf(count)} ${plural(count, { one: 'Punkt', other: 'Punkte' })}`,
  rematch: 'Revanche',
  stronger: 'Stärkere Gegner',
  easier: 'Leichtere Gegner',
  offerStronger: 'Du gewinnst immer wieder. Willst du stärkere Gegner?',
  offerEasier: 'Diese Gegner sind hart. Willst du leichtere?',
  toReview: 'Analyse',
  more: 'Mehr',
  decided: {
    byLuck: (who, luck) =>
      who === undefined
        ? `Du hast vor allem mit Glück gewonnen: Die Würfel brachten dir ${luck}.`
        : `${who} hat vor allem mit Glück gewonnen: Die Würfel brachten ${luck}.`,
    byPlay: (who, luck) =>
      who === undefined
        ? `Du hast gut gespielt und gewonnen: Die Würfel brachten dir ${luck}.`
        : `${who} hat gut gespielt und gewonnen: Die Würfel brachten ${luck}.`,
    lostByLuck: (luck) => `Du hast vor allem durch Pech verloren: Die Würfel brachten dir ${luck}.`,
    lostByPlay: (luck) => `Verloren hast du vor allem durch deine Züge: Die Würfel brachten dir ${luck}.`,
    alone: (luck, play) => `Die Würfel waren ${luck} Punkte wert, deine Züge ${play}.`,
  },
  shareTitle: 'Ergebnis teilen',
  shareText: 'Teilen …',
  copyText: 'Als Text kopieren',
  savePicture: 'Bild speichern',
  copied: 'Kopiert.',
  makeLink: 'Link erstellen',
  linkAbout: 'Wer den Link hat, sieht die ganze Partie mit allen Namen.',
  removeLink: 'Link löschen',
  linkFailed: 'Der Link ließ sich nicht erstellen. Versuch es später noch einmal.',
  rolls: 'Entscheidende Würfe',
  noRolls: 'Kein einzelner Wurf hat die Partie entschieden.',
  stepThrough: 'Schritt für Schritt durchgehen',
  previousMistake: 'Voriger Fehler',
  nextMistake: 'Nächster Fehler',
  onlyMove: 'der einzige Zug',
  seatSummary: (name, said) => `${name}: ${said.join(', ')}.`,
  fortune: {
    good: (gift) => `Glück mit den Würfeln (${gift})`,
    bad: (gift) => `Pech mit den Würfeln (${gift})`,
    even: (gift) => `durchschnittliche Würfel (${gift})`,
  },
  overAWin: 'mehr als ein ganzer Sieg',
  costly: (count, cost) =>
    plural(count, { one: `ein teurer Zug (${cost})`, other: `${count} teure Züge (${cost})` }),
  replay: 'Partie ansehen',
  verify: 'Würfel nachprüfen',
  download: 'Herunterladen',
  share: 'Teilen',
  breakdown: 'Woher die Punkte kommen',
  review: 'Glück und Können',
  inFigures: 'In Zahlen',
  reviewing: (share) => `Die Partie wird analysiert: ${figures.shareOf(share)}`,
  reviewFailed: 'Die Analyse hat nicht geklappt.',
  reviewAgain: 'Partie analysieren',
  stop: 'Anhalten',
  chances: 'Gewinnchancen im Lauf der Partie',
  expected: 'Erwartete Punkte im Lauf der Partie',
  event: 'Nach Ereignis',
  asTable: 'Als Tabelle',
  start: 'Am Anfang',
  luck: 'Glück',
  skill: 'Eigene Züge',
  others: 'Züge der anderen',
  result: 'Ergebnis',
  ...figures,
  byTurns:
    'Jeder Zug ist genau berechnet. Was danach kommt, ist geschätzt: ± sagt, wie genau das Glück bekannt ist.',
  estimated: 'Geschätzt: Jede Stellung wurde viele Male zu Ende gespielt. Kleine Unterschiede sind Zufall.',
  exact: 'Der Wert jeder Stellung ist genau bekannt.',
  turning: 'Züge, auf die es ankam',
  noTurning: 'Niemand hat sich einen teuren Zug geleistet: Die Würfel haben entschieden.',
  played: (name, move) => `${name}: ${move}`,
  better: (move, gain) => `Besser: ${move} (${gain})`,
  seeIt: 'Ansehen',
  grades: {
    best: 'der beste Zug',
    good: 'gut',
    inaccuracy: 'ungenau',
    mistake: 'ein Fehler',
    blunder: 'ein grober Fehler',
  },
}
