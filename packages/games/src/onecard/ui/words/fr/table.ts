import { frenchOf } from '@rattlecup/ui'
import { numbered } from '../names.ts'
import type { TableWords } from '../words.ts'
import { boxes, card, colours, diceCount, diceList, list, misfit, plural, points } from './grammar.ts'

export const table: TableWords = {
  colours,
  boxes,
  points,
  cardName: (id) => numbered(id, 'N°'),
  row: (colour, marks, length, sun) => `${colours[colour]} ${marks} sur ${length}${sun ? ', soleil' : ''}`,
  yourCards: 'Tes cartes',
  cardsOf: (name) => `Les cartes ${frenchOf(name)}`,
  lookAt: (name) => `Regarder les cartes ${frenchOf(name)}`,
  close: 'Fermer',
  supply: 'Pioche et cartes ouvertes',
  deck: (left) => `${left} cartes dans la pioche`,
  turnsLeft: (left) => (left === 1 ? 'Dernier tour' : `Encore ${left} tours`),
  openTitle: 'Cartes ouvertes',
  openCards: (names) => `Regarder les cartes ouvertes : ${list(names)}`,
  scoredTitle: 'Comptées',
  scoredCards: (count, total) => `${count} sur 4 cartes comptées, ${points(total)}`,
  hasDice: 'a les dés',
  hasChosen: 'a choisi',
  stillChoosing: 'choisit encore',

  diceInHand: 'Les dés, pas encore lancés',
  diceLie: (dice) => `Les dés : ${diceList(dice)}`,
  rollOf: (roll) => `Lancer ${roll} sur 3`,
  dieChosen: (colour, stays) => `${colours[colour]}, ${stays ? 'reste' : 'sera relancé'}`,
  staying: (dice) => {
    if (dice.length === 0) return 'Touche les dés que tu veux garder. Les autres seront relancés.'
    const stay = `Tu gardes ${diceList(dice)}`
    if (dice.length === 5) return `${stay} ; rien n’est relancé.`
    return `${stay} ; ${diceCount(5 - dice.length)} ${dice.length === 4 ? 'sera relancé' : 'seront relancés'}.`
  },
  rollAgain: (count) => (count === 0 ? 'Relancer' : `Relancer (${count})`),
  stop: 'Arrêter',
  pass: 'Passer',

  noFit: 'rien ne convient',
  wouldScore: (count) => `rapporte ${count}`,
  enterPrompt: 'Choisis une carte pour ces dés, ou passe.',
  onlyPass: 'Ces dés ne vont sur aucune de tes cartes.',
  entryLine: (entered, lost, scored) => {
    const gain = `Cette carte reçoit ${diceList(entered)}`
    const score = scored === undefined ? '' : ` et rapporte ${points(scored)}`
    return `${gain}${score}.${lost.length > 0 ? ` Mais ${lost.map(misfit).join(', ')}.` : ''}`
  },
  keepPrompt: (chosen) => `Choisis trois de tes cinq cartes (${chosen} sur 3).`,
  takePrompt: 'Tu as compté une carte. Prends-en une parmi les cartes ouvertes.',
  confirm: (move) => {
    if (move.type === 'enter') return `Inscrire sur la ${card(move.card)}`
    return move.type === 'take' ? `Prendre la ${card(move.card)}` : 'Garder ces trois cartes'
  },
  choosing: (names) =>
    `${list(names)} ${plural(names.length, { one: 'choisit', other: 'choisissent' })} encore.`,
  doing: (phase, who) => {
    const you = who === undefined
    const name = who ?? 'Tu'
    if (phase === 'roll' || phase === 'reroll') return `${name} ${you ? 'lances' : 'lance'} les dés.`
    if (phase === 'enter') return `${name} ${you ? 'choisis' : 'choisit'} une carte pour les dés.`
    if (phase === 'take') return `${name} ${you ? 'prends' : 'prend'} une carte ouverte.`
    if (phase === 'draw') return `${name} ${you ? 'reçois' : 'reçoit'} une carte.`
    return 'On retourne des cartes.'
  },
  over: 'La partie est terminée.',
}
