import { numbered } from '../names.ts'
import type { TableWords } from '../words.ts'
import { boxes, card, colours, diceCount, diceList, list, misfit, plural, points } from './grammar.ts'

export const table: TableWords = {
  colours,
  boxes,
  points,
  cardName: (id) => numbered(id, 'N.'),
  row: (colour, marks, length, sun) => `${colours[colour]} ${marks} su ${length}${sun ? ', sole' : ''}`,
  yourCards: 'Le tue carte',
  cardsOf: (name) => `Le carte di ${name}`,
  lookAt: (name) => `Guarda le carte di ${name}`,
  close: 'Chiudi',
  supply: 'Mazzo e carte scoperte',
  deck: (left) => `${left} carte nel mazzo`,
  turnsLeft: (left) => (left === 1 ? 'Ultimo turno' : `Ancora ${left} turni`),
  openTitle: 'Carte scoperte',
  openCards: (names) => `Guarda le carte scoperte: ${list(names)}`,
  scoredTitle: 'Conteggiate',
  scoredCards: (count, total) => `${count} di 4 carte conteggiate, ${points(total)}`,
  hasDice: 'ha i dadi',
  hasChosen: 'ha scelto',
  stillChoosing: 'sta scegliendo',

  diceInHand: 'I dadi, non ancora lanciati',
  diceLie: (dice) => `I dadi: ${diceList(dice)}`,
  rollOf: (roll) => `Lancio ${roll} di 3`,
  dieChosen: (colour, stays) => `${colours[colour]}, ${stays ? 'resta' : 'sarà rilanciato'}`,
  staying: (dice) => {
    if (dice.length === 0) return 'Tocca i dadi che vuoi tenere. Gli altri si rilanciano.'
    const stay = `Tieni ${diceList(dice)}`
    if (dice.length === 5) return `${stay}; non si rilancia più niente.`
    return `${stay}; ${diceCount(5 - dice.length)} ${dice.length === 4 ? 'si rilancia' : 'si rilanciano'}.`
  },
  rollAgain: (count) => (count === 0 ? 'Rilancia' : `Rilancia (${count})`),
  stop: 'Fermati',
  pass: 'Passa',

  noFit: 'non ci sta niente',
  wouldScore: (count) => `vale ${count}`,
  enterPrompt: 'Scegli una carta per questi dadi, oppure passa.',
  onlyPass: 'Questi dadi non stanno su nessuna delle tue carte.',
  entryLine: (entered, lost, scored) => {
    const gain = `Su questa carta ${entered.length === 1 ? 'va' : 'vanno'} ${diceList(entered)}`
    const score = scored === undefined ? '' : ` e vale ${points(scored)}`
    return `${gain}${score}.${lost.length > 0 ? ` Però ${lost.map(misfit).join(', ')}.` : ''}`
  },
  keepPrompt: (chosen) => `Scegli tre delle tue cinque carte (${chosen} di 3).`,
  takePrompt: 'Hai conteggiato una carta. Prendine una fra quelle scoperte.',
  confirm: (move) => {
    if (move.type === 'enter') return `Segna sulla ${card(move.card)}`
    return move.type === 'take' ? `Prendi la ${card(move.card)}` : 'Tieni queste tre'
  },
  choosing: (names) =>
    `${list(names)} ${plural(names.length, { one: 'sta', other: 'stanno' })} ancora scegliendo.`,
  doing: (phase, who) => {
    const you = who === undefined
    if (phase === 'roll' || phase === 'reroll') return `${you ? 'Lanci' : `${who} lancia`} i dadi.`
    if (phase === 'enter') return `${you ? 'Scegli' : `${who} sceglie`} una carta per i dadi.`
    if (phase === 'take') return `${you ? 'Prendi' : `${who} prende`} una carta scoperta.`
    if (phase === 'draw') return `${you ? 'Ricevi' : `${who} riceve`} una carta.`
    return 'Si scoprono le carte.'
  },
  over: 'La partita è finita.',
}
