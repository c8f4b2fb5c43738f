import { listIn, pluralIn, frenchOf } from '@rattlecup/ui'
import type { OnecardColour } from '../../rules/types.ts'
import { groupsOf, type Misfit } from '../cards/prospect.ts'
import { numberOn, numbered } from './names.ts'
import type { OnecardWords } from './words.ts'

const list = listIn('fr')
const plural = pluralIn('fr')

const colours: Readonly<Record<OnecardColour, string>> = {
  red: 'rouge',
  orange: 'orange',
  yellow: 'jaune',
  green: 'vert',
  blue: 'bleu',
  purple: 'violet',
}

const several: Readonly<Record<OnecardColour, string>> = {
  red: 'rouges',
  orange: 'orange',
  yellow: 'jaunes',
  green: 'verts',
  blue: 'bleus',
  purple: 'violets',
}

/** « 2 rouges et 1 bleu » */
function diceList(dice: readonly OnecardColour[]): string {
  return list(groupsOf(dice).map(({ colour, count }) => coloured(count, colour)))
}

function coloured(count: number, colour: OnecardColour): string {
  return `${count} ${plural(count, { one: colours[colour], other: several[colour] })}`
}

function card(id: string): string {
  return `carte ${numberOn(id)}`
}

function points(count: number): string {
  return `${count} ${plural(count, { one: 'point', other: 'points' })}`
}

function boxes(count: number): string {
  return `${count} ${plural(count, { one: 'case', other: 'cases' })}`
}

function diceCount(count: number): string {
  return `${count} ${plural(count, { one: 'dé', other: 'dés' })}`
}

function misfit({ colour, dice, free }: Misfit): string {
  if (free === undefined) return `pas de ${colours[colour]} sur cette carte`
  if (free === 0) return `le ${colours[colour]} est plein`
  return `en ${colours[colour]}, il reste de la place pour ${free} et non pour ${dice}`
}

const table = {
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
  openCards: (names) => `Regarder les cartes ouvertes : ${list(names)}`,
  scoredTitle: 'Comptées',
  scoredCards: (count, total) => `${count} sur 4 cartes comptées, ${points(total)}`,
  hasDice: 'a les dés',
  hasChosen: 'a choisi',
  stillChoosing: 'choisit encore',

  diceInHand: 'Les dés, pas encore lancés',
  diceLie: (dice) => `Les dés : ${diceList(dice)}`,
  rollOf: (roll) => `Lancer ${roll} sur 3`,
  dieChosen: (colour, stays) => `${colours[colour]}, ${stays ? 'reste' : 'sera relancé'}`,
  staying: (dice) => {
    if (dice.length === 0) return 'Touche les dés que tu veux garder. Les autres seront relancés.'
    const stay = `Tu gardes ${diceList(dice)}`
    if (dice.length === 5) return `${stay} ; rien n’est relancé.`
    return `${stay} ; ${diceCount(5 - dice.length)} ${dice.length === 4 ? 'sera relancé' : 'seront relancés'}.`
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
} satisfies Partial<OnecardWords>

const why: OnecardWords['why'] = {
  watching: 'Tu regardes cette partie.',
  over: 'La partie est terminée.',
  openCard: 'On ne prend une carte ouverte qu’après avoir compté une des siennes.',
  kept: 'Tu as choisi tes trois cartes. La partie commence dès que tout le monde a choisi.',
  diceFirst: 'D’abord les dés : relance ou arrête-toi. Ensuite tu les inscris sur une carte.',
  notYet: 'On inscrit les dés une fois le lancer terminé.',
  entered: 'Tu as déjà utilisé ce lancer : il ne va que sur une seule carte.',
  inTurn: (name) =>
    `C’est à ${name} de choisir : on inscrit dans le sens des aiguilles d’une montre, en commençant par celui qui a lancé.`,
  noFit: (misfits) =>
    `Rien ne convient ici : ${misfits.map(misfit).join(', ')}. Une couleur s’inscrit avec tous ses dés ou pas du tout.`,
  notRolled: 'Les dés ne sont pas encore lancés.',
  theirDice: (name) => `À ce tour, c’est ${name} qui lance et décide quels dés restent.`,
  thirdRoll: 'C’était le troisième lancer : le résultat est définitif.',
  stopped: 'Tu as choisi d’arrêter : le résultat est définitif.',
  allStay: 'Tu gardes les cinq dés. Touche celui que tu veux relancer, ou arrête-toi.',
}

const told: OnecardWords['told'] = {
  rolls: (who, dice) => `${who ? `${who} a` : 'Tu as'} lancé ${diceList(dice)}.`,
  rerolls: (who, staying, again) => {
    const roll = `${who ? 'relance' : 'relances'} ${diceCount(again)}`
    if (staying.length === 0) return `${who ?? 'Tu'} ${roll}.`
    return `${who ?? 'Tu'} ${who ? 'garde' : 'gardes'} ${diceList(staying)} et ${roll}.`
  },
  stops: (who) => (who ? `${who} s’arrête.` : 'Tu t’arrêtes.'),
  enters: (who, id, count) => `${who ? `${who} coche` : 'Tu coches'} ${boxes(count)} sur la ${card(id)}.`,
  scores: (who, id, count) => `${who ? `${who} compte` : 'Tu comptes'} la ${card(id)} : ${points(count)}.`,
  passes: (who) => (who ? `${who} passe.` : 'Tu passes.'),
  kept: 'Tout le monde a choisi trois cartes.',
  takes: (who, id) => `${who ? `${who} prend` : 'Tu prends'} la ${card(id)}.`,
  draws: (who, id) => `${who ? `${who} pioche` : 'Tu pioches'} la ${card(id)}.`,
  laid: (id) => `La ${card(id)} est retournée.`,
}

const moved: OnecardWords['moved'] = {
  reroll: (count) => `relancer ${diceCount(count)}`,
  stop: 's’arrêter',
  enter: (id) => `inscrire sur la ${card(id)}`,
  pass: 'passer',
  keep: (ids) => `garder ${ids.map((id) => `la ${card(id)}`).join(', ')}`,
  take: (id) => `prendre la ${card(id)}`,
}

const reasons: OnecardWords['reasons'] = {
  'onecard.scores-card': ({ id, count }) => `Cela termine la ${card(id)} pour ${points(count)}.`,
  'onecard.ends-game': () => 'C’est la quatrième carte comptée, et la fin de la partie.',
  'onecard.fills-row': ({ id, colour }) => `Cela remplit la rangée de ${colours[colour]} de la ${card(id)}.`,
  'onecard.marks': ({ id, count }) => `Cela coche ${boxes(count)} sur la ${card(id)}.`,
  'onecard.nothing-fits': () => 'Le lancer ne va sur aucune carte.',
  'onecard.bides': () => 'Les cases restent libres pour de meilleurs dés.',
  'onecard.keeps': ({ colour, count }) => `On garde ${coloured(count, colour)} pour tes rangées ouvertes.`,
  'onecard.keeps-dice': ({ count }) => `On garde ${count} dés.`,
  'onecard.fresh-dice': () => 'Aucun de ces dés ne vaut la peine d’être gardé.',
  'onecard.enough': () => 'Un lancer de plus ne ferait pas mieux en moyenne.',
  'onecard.new-card': ({ id }) => `La ${card(id)} se remplit vite.`,
}

const entry: OnecardWords['entry'] = {
  rolled: (count) => (count === 1 ? 'Que montre le dé ?' : `Que montrent les ${diceCount(count)} ?`),
  pick: (colour, key) => `${colours[colour]} (touche ${key})`,
  picked: (colour) => `${colours[colour]} : reprendre`,
  empty: 'pas encore saisi',
  done: 'Valider le lancer',
  cardFor: (who) => (who === undefined ? 'Une carte pour toi' : `Une carte pour ${who}`),
  cardOpen: 'Une carte à retourner',
  drawForUs: 'Piocher pour nous',
  orPick: 'ou choisis la carte piochée :',
  ownName: 'Nom de la carte piochée',
  enterCard: 'Valider la carte',
}

const optionsForm: OnecardWords['optionsForm'] = {
  variant: 'Quelle partie ?',
  basic: 'Jeu de base',
  basicAbout: 'Deux cartes chacun ; les nouvelles viennent de la pioche.',
  advanced: 'Jeu avancé',
  advancedAbout: 'Choisis trois cartes sur cinq ; les nouvelles se prennent parmi trois cartes ouvertes.',
  first: 'Qui commence ?',
  turns: 'Combien de tours ?',
  turnCount: (count) => `${count} tours`,
  noLimit: 'Sans limite',
  turnsAbout:
    'En solo, ton adversaire est le nombre de tours : sans limite, mieux vaut attendre les bons dés.',
}

const breakdown: OnecardWords['breakdown'] = {
  title: 'D’où viennent les points',
  scored: 'Cartes comptées',
  left: 'Cartes inachevées',
  noneScored: 'Aucune carte',
  noRow: 'aucune rangée pleine',
  suns: (count) => (count === 2 ? 'les deux soleils' : 'un soleil'),
  points,
}

const lesson: OnecardWords['lesson'] = {
  welcome:
    'Ces deux cartes sont à toi. Chaque rangée a sa couleur. Trois rangées pleines, et la carte est comptée : un point par case de ces rangées.',
  suns: 'Les rangées avec un soleil rapportent plus : 2 points pour une rangée pleine, 5 pour les deux. Sur la carte 25, la courte rangée jaune a un soleil. Remplissons-la.',
  firstRoll: 'Ton premier lancer. Tu peux relancer deux fois, autant de dés que tu veux.',
  keepThree: 'Garde les jaunes et le bleu : touche-les, puis relance.',
  secondRoll: 'Un deuxième bleu ! Tes cartes montrent au crayon ce que ces dés donneraient.',
  stopHere: 'C’est parfait pour la carte 25 : arrête-toi là.',
  enter:
    'Tout le lancer va sur une seule de tes cartes. Touche la carte 25, regarde les croix au crayon, puis inscris.',
  othersToo: 'Tout le monde utilise le même lancer : à ton voisin de choisir une carte.',
  theirTurn:
    'Maintenant, ton voisin lance, et tu utilises aussi ce lancer ! Trois dés orange : juste ce qui manque à la carte 25. Elle n’a pas de rouge, les dés rouges y sont perdus.',
  finish: 'Inscris-le sur la carte 25 : sa troisième rangée sera pleine.',
  scored:
    'Comptée : 2 + 2 + 4 pour les rangées et 5 pour les deux soleils font 13. Une nouvelle carte la remplace. Quand quelqu’un a compté quatre cartes, la partie s’arrête.',
  allOrNothing:
    'Un dernier point : une couleur s’inscrit avec tous ses dés ou pas du tout. Deux cases libres et trois dés de cette couleur ? Alors aucun ne compte.',
}

/** What the keys of the table do. */
const keys: OnecardWords['keys'] = {
  choose: 'garder ou libérer un dé, choisir une carte',
  roll: 'relancer',
  stop: 's’arrêter',
  confirm: 'inscrire, prendre ou garder ton choix',
  pass: 'passer',
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
