import { listIn, pluralIn } from '@rattlecup/ui'
import type { OnecardColour } from '../../rules/types.ts'
import { groupsOf, type Misfit } from '../cards/prospect.ts'
import { numberOn, numbered } from './names.ts'
import type { OnecardWords } from './words.ts'

const list = listIn('de')
const plural = pluralIn('de')

const colours: Readonly<Record<OnecardColour, string>> = {
  red: 'Rot',
  orange: 'Orange',
  yellow: 'Gelb',
  green: 'Grün',
  blue: 'Blau',
  purple: 'Lila',
}

/** „2-mal Rot und 1-mal Blau“ */
function diceList(dice: readonly OnecardColour[]): string {
  return list(groupsOf(dice).map(({ colour, count }) => `${count}-mal ${colours[colour]}`))
}

function card(id: string): string {
  return `Karte ${numberOn(id)}`
}

function points(count: number): string {
  return `${count} ${plural(count, { one: 'Punkt', other: 'Punkte' })}`
}

function boxes(count: number): string {
  return `${count} ${plural(count, { one: 'Feld', other: 'Felder' })}`
}

/** „Würfel“ lautet in der Mehrzahl gleich. */
function diceCount(count: number): string {
  return `${count} Würfel`
}

function misfit({ colour, dice, free }: Misfit): string {
  if (free === undefined) return `${colours[colour]} gibt es hier nicht`
  if (free === 0) return `${colours[colour]} ist schon voll`
  return `${colours[colour]} hat nur noch Platz für ${free} statt ${dice}`
}

const table = {
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
  over: 'Die Partie ist zu Ende.',
} satisfies Partial<OnecardWords>

const why: OnecardWords['why'] = {
  watching: 'Du schaust nur zu.',
  over: 'Die Partie ist zu Ende.',
  openCard: 'Aus der Auslage nimmst du nur, wenn du gerade eine Karte gewertet hast.',
  kept: 'Du hast deine drei Karten gewählt. Sobald alle so weit sind, geht es los.',
  diceFirst: 'Erst die Würfel: nachwürfeln oder aufhören. Dann trägst du sie ein.',
  notYet: 'Eingetragen wird, sobald der Wurf feststeht.',
  entered: 'Diesen Wurf hast du schon benutzt: Er gilt nur für eine Karte.',
  inTurn: (name) => `${name} ist dran: Eingetragen wird im Uhrzeigersinn, wer gewürfelt hat, fängt an.`,
  noFit: (misfits) =>
    `Hier passt nichts: ${misfits.map(misfit).join(', ')}. Eine Farbe wird mit allen Würfeln eingetragen oder gar nicht.`,
  notRolled: 'Es ist noch nicht gewürfelt.',
  theirDice: (name) => `In diesem Zug würfelt ${name} und entscheidet, was liegen bleibt.`,
  thirdRoll: 'Das war der dritte Wurf: Das Ergebnis steht fest.',
  stopped: 'Du hast aufgehört: Das Ergebnis steht fest.',
  allStay: 'Alle fünf Würfel bleiben liegen. Tippe einen an, den du nachwürfeln willst, oder hör auf.',
}

const told: OnecardWords['told'] = {
  rolls: (who, dice) => `${who ? `${who} hat` : 'Du hast'} ${diceList(dice)} gewürfelt.`,
  rerolls: (who, staying, again) => {
    const verb = who ? 'würfelt' : 'würfelst'
    if (staying.length === 0) return `${who ?? 'Du'} ${verb} mit allen Würfeln nach.`
    return `${who ?? 'Du'} lässt ${diceList(staying)} liegen und ${verb} mit ${again === 1 ? 'einem' : again} ${again === 1 ? 'Würfel' : 'Würfeln'} nach.`
  },
  stops: (who) => (who ? `${who} hört auf.` : 'Du hörst auf.'),
  enters: (who, id, count) => `${who ? `${who} kreuzt` : 'Du kreuzt'} ${boxes(count)} auf ${card(id)} an.`,
  scores: (who, id, count) => `${who ? `${who} wertet` : 'Du wertest'} ${card(id)} für ${points(count)}.`,
  passes: (who) => (who ? `${who} passt.` : 'Du passt.'),
  kept: 'Alle haben sich drei Karten ausgesucht.',
  takes: (who, id) => `${who ? `${who} nimmt` : 'Du nimmst'} ${card(id)}.`,
  draws: (who, id) => `${who ? `${who} zieht` : 'Du ziehst'} ${card(id)}.`,
  laid: (id) => `${card(id)} wird aufgedeckt.`,
}

const moved: OnecardWords['moved'] = {
  reroll: (count) => `${diceCount(count)} nachwürfeln`,
  stop: 'aufhören',
  enter: (id) => `auf ${card(id)} eintragen`,
  pass: 'passen',
  keep: (ids) => `${ids.map(card).join(', ')} behalten`,
  take: (id) => `${card(id)} nehmen`,
}

const reasons: OnecardWords['reasons'] = {
  'onecard.scores-card': ({ id, count }) => `Damit ist ${card(id)} fertig und bringt ${points(count)}.`,
  'onecard.ends-game': () => 'Das ist die vierte gewertete Karte, und das Spiel endet.',
  'onecard.fills-row': ({ id, colour }) => `Damit ist die Reihe in ${colours[colour]} auf ${card(id)} voll.`,
  'onecard.marks': ({ id, count }) => `Das kreuzt ${boxes(count)} auf ${card(id)} an.`,
  'onecard.nothing-fits': () => 'Der Wurf passt auf keine Karte.',
  'onecard.bides': () => 'So bleiben die Felder für bessere Würfe frei.',
  'onecard.keeps': ({ colour, count }) =>
    `${count}-mal ${colours[colour]} bleibt für deine offenen Reihen liegen.`,
  'onecard.keeps-dice': ({ count }) => `${count} Würfel bleiben liegen.`,
  'onecard.fresh-dice': () => 'Keiner dieser Würfel ist es wert, ihn zu behalten.',
  'onecard.enough': () => 'Ein weiterer Wurf macht es im Schnitt nicht besser.',
  'onecard.new-card': ({ id }) => `${card(id)} ist schnell voll.`,
}

const entry: OnecardWords['entry'] = {
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

const optionsForm: OnecardWords['optionsForm'] = {
  variant: 'Welches Spiel?',
  basic: 'Grundspiel',
  basicAbout: 'Zwei Karten für jeden; neue kommen vom Stapel.',
  advanced: 'Für Fortgeschrittene',
  advancedAbout: 'Suche dir drei von fünf Karten aus; neue nimmst du aus drei offenen.',
  first: 'Wer beginnt?',
  turns: 'Wie viele Züge?',
  turnCount: (count) => `${count} Züge`,
  noLimit: 'Ohne Grenze',
  turnsAbout:
    'Allein ist die Zahl der Züge dein Gegner: Ohne Grenze lohnt es sich, auf Glückswürfe zu warten.',
}

const breakdown: OnecardWords['breakdown'] = {
  title: 'Woher die Punkte kommen',
  scored: 'Gewertete Karten',
  left: 'Unvollendete Karten',
  noneScored: 'Keine Karte',
  noRow: 'keine volle Reihe',
  suns: (count) => (count === 2 ? 'beide Sonnen' : 'eine Sonne'),
  points,
}

const lesson: OnecardWords['lesson'] = {
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
const keys: OnecardWords['keys'] = {
  choose: 'Würfel behalten oder freigeben, Karte wählen',
  roll: 'nachwürfeln',
  stop: 'aufhören',
  confirm: 'die Wahl eintragen, nehmen oder behalten',
  pass: 'passen',
}

export const words: OnecardWords = {
  ...table,
  why,
  told,
  moved,
  reasons,
  entry,
  optionsForm,
  breakdown,
  keys,
  lesson,
}
