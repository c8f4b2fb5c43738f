import type { OnecardWords } from '../words.ts'
import { colours, diceCount, points } from './grammar.ts'

export const entry: OnecardWords['entry'] = {
  rolled: (count) => (count === 1 ? 'Was zeigt der Würfel?' : `Was zeigen die ${diceCount(count)}?`),
  pick: (colour, key) => `${colours[colour]} (Taste ${key})`,
  picked: (colour) => `${colours[colour]}: zurücknehmen`,
  empty: 'noch nicht eingegeben',
  done: 'Wurf eingeben',
  cardFor: (who) => (who === undefined ? 'Eine Karte für dich' : `Eine Karte für ${who}`),
  cardOpen: 'Eine Karte für die Auslage',
  drawForUs: 'Für uns ziehen',
  orPick: 'oder wähle die gezogene Karte:',
  ownName: 'Name der gezogenen Karte',
  enterCard: 'Karte eingeben',
}

export const optionsForm: OnecardWords['optionsForm'] = {
  variant: 'Welches Spiel?',
  basic: 'Grundspiel',
  basicAbout: 'Zwei Karten für jeden; neue kommen vom Stapel.',
  advanced: 'Für Fortgeschrittene',
  advancedAbout: 'Suche dir drei von fünf Karten aus; neue nimmst du aus drei offenen.',
  first: 'Wer beginnt?',
  turns: 'Wie viele Züge?',
  turnCount: (count) => `${count} Züge`,
  noLimit: 'Ohne Grenze',
  turnsAbout: 'Allein spielst du gegen die Züge: ohne Grenze wartet man am besten auf glückliche Würfe.',
}

export const breakdown: OnecardWords['breakdown'] = {
  title: 'Woher die Punkte kommen',
  scored: 'Gewertete Karten',
  left: 'Unvollendete Karten',
  noneScored: 'Keine Karte',
  noRow: 'keine volle Reihe',
  suns: (count) => (count === 2 ? 'beide Sonnen' : 'eine Sonne'),
  points,
}

export const lesson: OnecardWords['lesson'] = {
  welcome:
    'Diese beiden Karten gehören dir. Jede Reihe hat eine Farbe. Sind drei Reihen voll, wird die Karte gewertet: ein Punkt für jedes Feld darin.',
  suns: 'Reihen mit Sonne bringen mehr: 2 Punkte für eine volle Sonnenreihe, 5 für beide. Auf Karte 25 hat die kurze gelbe Reihe eine Sonne. Die füllen wir.',
  firstRoll: 'Dein erster Wurf. Zweimal darfst du nachwürfeln, mit so vielen Würfeln, wie du magst.',
  keepThree: 'Behalte die gelben und den blauen: Tipp sie an, dann würfle nach.',
  secondRoll: 'Noch ein blauer! Mit Bleistift steht auf deinen Karten, was dieser Wurf bringen würde.',
  stopHere: 'Das passt perfekt zu Karte 25: Hör hier auf.',
  enter:
    'Der ganze Wurf kommt auf eine deiner Karten. Tippe auf Karte 25, schau dir die Bleistiftkreuze an und trage dann ein.',
  othersToo: 'Alle benutzen denselben Wurf: Jetzt sucht auch dein Nachbar eine Karte dafür aus.',
  theirTurn:
    'Nun würfelt dein Nachbar, und auch diesen Wurf benutzt du! Dreimal Orange: genau das fehlt auf Karte 25. Rot gibt es auf ihr nicht, die roten Würfel verfallen dort.',
  finish: 'Trage den Wurf auf Karte 25 ein: Dann ist die dritte Reihe voll.',
  scored:
    'Gewertet: 2 + 2 + 4 für die Reihen und 5 für beide Sonnen, zusammen 13. Dafür bekommst du eine neue Karte. Hat jemand vier Karten gewertet, ist das Spiel zu Ende.',
  allOrNothing:
    'Noch etwas: Eine Farbe wird mit all ihren Würfeln eingetragen oder gar nicht. Zwei Felder frei, aber drei Würfel dieser Farbe? Dann zählt keiner davon.',
}

/** What the keys of the table do. */
export const keys: OnecardWords['keys'] = {
  choose: 'Würfel behalten oder freigeben, Karte wählen',
  roll: 'nachwürfeln',
  stop: 'aufhören',
  confirm: 'die Wahl eintragen, nehmen oder behalten',
  pass: 'passen',
}
