import { groupsOf } from '../../cards/prospect.ts'
import { numbered } from '../names.ts'
import type { TableWords } from '../words.ts'
import { boxes, card, colours, diceCount, diceList, list, misfit, plural, points } from './grammar.ts'

export const table: TableWords = {
  colours,
  boxes,
  points,
  cardName: (id) => numbered(id, 'Nr.'),
  row: (colour, marks, length, sun) => `${colours[colour]} ${marks} von ${length}${sun ? ', Sonne' : ''}`,
  yourCards: 'Deine Karten',
  cardsOf: (name) => `Karten von ${name}`,
  lookAt: (name) => `Karten von ${name} ansehen`,
  close: 'Schließen',
  supply: 'Stapel und Auslage',
  deck: (left) => `${left} Karten im Stapel`,
  turnsLeft: (left) => (left === 1 ? 'Letzter Zug' : `Noch ${left} Züge`),
  openTitle: 'Auslage',
  openCards: (names) => `Auslage ansehen: ${list(names)}`,
  scoredTitle: 'Gewertet',
  scoredCards: (count, total) => `${count} von 4 Karten gewertet, ${points(total)}`,
  hasDice: 'würfelt',
  hasChosen: 'hat gewählt',
  stillChoosing: 'wählt noch',

  diceInHand: 'Die Würfel, noch nicht gewürfelt',
  diceLie: (dice) => `Die Würfel: ${diceList(dice)}`,
  rollOf: (roll) => `Wurf ${roll} von 3`,
  dieChosen: (colour, stays) => `${colours[colour]}, ${stays ? 'bleibt liegen' : 'wird nachgewürfelt'}`,
  staying: (dice) => {
    if (dice.length === 0) return 'Tippe an, was liegen bleiben soll. Der Rest wird nachgewürfelt.'
    const stay = `${diceList(dice)} ${groupsOf(dice).length === 1 ? 'bleibt' : 'bleiben'} liegen`
    if (dice.length === 5) return `${stay}; nichts wird nachgewürfelt.`
    return `${stay}; ${diceCount(5 - dice.length)} ${dice.length === 4 ? 'wird' : 'werden'} nachgewürfelt.`
  },
  rollAgain: (count) => (count === 0 ? 'Nachwürfeln' : `Nachwürfeln (${count})`),
  stop: 'Aufhören',
  pass: 'Passen',

  noFit: 'nichts passt',
  wouldScore: (count) => `bringt ${count}`,
  enterPrompt: 'Wähl eine Karte für diesen Wurf oder passe.',
  onlyPass: 'Dieser Wurf passt auf keine deiner Karten.',
  entryLine: (entered, lost, scored) => {
    const gain = `${diceList(entered)} ${groupsOf(entered).length === 1 ? 'kommt' : 'kommen'} auf diese Karte`
    const score = scored === undefined ? '' : `, und sie bringt ${points(scored)}`
    return `${gain}${score}.${lost.length > 0 ? ` Aber: ${lost.map(misfit).join(', ')}.` : ''}`
  },
  keepPrompt: (chosen) => `Suche dir drei deiner fünf Karten aus (${chosen} von 3).`,
  takePrompt: 'Du hast eine Karte gewertet. Nimm dir eine aus der Auslage.',
  confirm: (move) => {
    if (move.type === 'enter') return `Auf ${card(move.card)} eintragen`
    return move.type === 'take' ? `${card(move.card)} nehmen` : 'Diese drei behalten'
  },
  choosing: (names) => `${list(names)} ${plural(names.length, { one: 'wählt', other: 'wählen' })} noch.`,
  doing: (phase, who) => {
    const you = who === undefined
    const name = who ?? 'Du'
    if (phase === 'roll' || phase === 'reroll') return `${name} ${you ? 'würfelst' : 'würfelt'}.`
    if (phase === 'enter') return `${name} ${you ? 'wählst' : 'wählt'} eine Karte für den Wurf.`
    if (phase === 'take') return `${name} ${you ? 'nimmst' : 'nimmt'} eine Karte aus der Auslage.`
    if (phase === 'draw') return `${name} ${you ? 'bekommst' : 'bekommt'} eine Karte.`
    return 'Karten werden aufgedeckt.'
  },
  over: 'Das Spiel ist zu Ende.',
}
