import { listIn, pluralIn } from '@rattlecup/ui'
import type { OnecardColour, OnecardMove, OnecardView } from '../../rules/types.ts'
import { groupsOf, type Misfit } from '../cards/prospect.ts'
import { numberOn, numbered } from './names.ts'

const list = listIn('en')
const plural = pluralIn('en')

const colours: Readonly<Record<OnecardColour, string>> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  purple: 'purple',
}

/** "2 red and 1 blue" */
function diceList(dice: readonly OnecardColour[]): string {
  return list(groupsOf(dice).map(({ colour, count }) => `${count} ${colours[colour]}`))
}

function card(id: string): string {
  return `card ${numberOn(id)}`
}

function points(count: number): string {
  return `${count} ${plural(count, { one: 'point', other: 'points' })}`
}

function boxes(count: number): string {
  return `${count} ${plural(count, { one: 'box', other: 'boxes' })}`
}

function diceCount(count: number): string {
  return `${count} ${plural(count, { one: 'die', other: 'dice' })}`
}

function misfit({ colour, dice, free }: Misfit): string {
  if (free === undefined) return `${colours[colour]} is not on it`
  if (free === 0) return `${colours[colour]} is full`
  return `${colours[colour]} has room for ${free}, not ${dice}`
}

/** What is written on the table. */
const table = {
  colours,
  boxes,
  points,
  cardName: (id: string) => numbered(id, 'No.'),
  row: (colour: OnecardColour, marks: number, length: number, sun: boolean) =>
    `${colours[colour]} ${marks} of ${length}${sun ? ', sun' : ''}`,
  yourCards: 'Your cards',
  cardsOf: (name: string) => `${name}’s cards`,
  lookAt: (name: string) => `Look at ${name}’s cards`,
  close: 'Close',
  supply: 'Deck and open cards',
  deck: (left: number) => `${left} cards in the deck`,
  /** Alone, this turn included. */
  turnsLeft: (left: number) => (left === 1 ? 'Last turn' : `${left} turns left`),
  openTitle: 'Open cards',
  openCards: (names: readonly string[]) => `Look at the open cards: ${list(names)}`,
  scoredTitle: 'Scored',
  scoredCards: (count: number, total: number) => `${count} of 4 cards scored, ${points(total)}`,
  hasDice: 'has the dice',
  hasChosen: 'has chosen',
  stillChoosing: 'is choosing',

  diceInHand: 'The dice, not rolled yet',
  diceLie: (dice: readonly OnecardColour[]) => `The dice: ${diceList(dice)}`,
  rollOf: (roll: number) => `Roll ${roll} of 3`,
  dieChosen: (colour: OnecardColour, stays: boolean) =>
    `${colours[colour]}, ${stays ? 'stays' : 'will be rolled again'}`,
  staying: (dice: readonly OnecardColour[]) =>
    dice.length === 0
      ? 'Tap the dice you want to keep. The others are rolled again.'
      : `${diceList(dice)} ${dice.length === 1 ? 'stays' : 'stay'}; ${
          dice.length === 5
            ? 'nothing is'
            : `${diceCount(5 - dice.length)} ${dice.length === 4 ? 'is' : 'are'}`
        } rolled again.`,
  rollAgain: (count: number) => (count === 0 ? 'Roll again' : `Roll again (${count})`),
  stop: 'Stop',
  pass: 'Pass',

  noFit: 'nothing fits',
  wouldScore: (count: number) => `scores ${count}`,
  enterPrompt: 'Choose a card for these dice, or pass.',
  onlyPass: 'These dice fit none of your cards.',
  entryLine: (entered: readonly OnecardColour[], lost: readonly Misfit[], scored: number | undefined) => {
    const gain = `${diceList(entered)} ${entered.length === 1 ? 'goes' : 'go'} on this card`
    const score = scored === undefined ? '' : ` and it scores ${points(scored)}`
    return `${gain}${score}.${lost.length > 0 ? ` But ${lost.map(misfit).join(', ')}.` : ''}`
  },
  keepPrompt: (chosen: number) => `Choose three of your five cards (${chosen} of 3).`,
  takePrompt: 'You scored a card. Take one of the open ones.',
  confirm: (move: OnecardMove) => {
    if (move.type === 'enter') return `Enter on ${card(move.card)}`
    return move.type === 'take' ? `Take ${card(move.card)}` : 'Keep these three'
  },
  choosing: (names: readonly string[]) =>
    `${list(names)} ${plural(names.length, { one: 'is', other: 'are' })} still choosing.`,
  doing: (phase: OnecardView['phase'], who: string | undefined) => {
    const you = who === undefined
    const name = who ?? 'You'
    if (phase === 'roll' || phase === 'reroll') return `${name} ${you ? 'roll' : 'rolls'}.`
    if (phase === 'enter') return `${name} ${you ? 'choose' : 'chooses'} a card for the dice.`
    if (phase === 'take') return `${name} ${you ? 'take' : 'takes'} an open card.`
    if (phase === 'draw') return `${name} ${you ? 'get' : 'gets'} a card.`
    return 'New cards are laid open.'
  },
  over: 'The game is over.',
}

/** Why a tap is not a move: one line each, with the rule. */
const why = {
  watching: 'You are watching this game.',
  over: 'The game is over.',
  openCard: 'You take an open card only right after scoring one of your own.',
  kept: 'You have chosen your three cards. The game starts once everybody has.',
  diceFirst: 'Dice first: roll again or stop. Then they go on a card.',
  notYet: 'You enter the dice once the rolling is done.',
  entered: 'You have already used this roll: it goes on one card only.',
  inTurn: (name: string) => `It is ${name}’s turn to enter: it goes clockwise from the player who rolled.`,
  noFit: (misfits: readonly Misfit[]) =>
    `Nothing fits here: ${misfits.map(misfit).join(', ')}. A colour goes in with all its dice or not at all.`,
  notRolled: 'The dice have not been rolled yet.',
  theirDice: (name: string) => `It is ${name}’s roll: ${name} decides which dice stay.`,
  thirdRoll: 'That was the third roll: the result stands.',
  stopped: 'You have stopped: the result stands.',
  allStay: 'You are keeping all five dice. Tap one to roll it again, or stop.',
}

/** What happened, for the ear and the list of last moves. `who` is undefined where it is the reader. */
const told = {
  rolls: (who: string | undefined, dice: readonly OnecardColour[]) =>
    `${who ?? 'You'} rolled ${diceList(dice)}.`,
  rerolls: (who: string | undefined, staying: readonly OnecardColour[], again: number) => {
    const keeps = staying.length === 0 ? '' : `${who ? 'keeps' : 'keep'} ${diceList(staying)} and `
    return `${who ?? 'You'} ${keeps}${who ? 'rolls' : 'roll'} ${diceCount(again)} again.`
  },
  stops: (who: string | undefined) => (who ? `${who} stops.` : 'You stop.'),
  enters: (who: string | undefined, id: string, count: number) =>
    `${who ? `${who} crosses` : 'You cross'} ${boxes(count)} on ${card(id)}.`,
  scores: (who: string | undefined, id: string, count: number) =>
    `${who ? `${who} scores` : 'You score'} ${card(id)} for ${points(count)}.`,
  passes: (who: string | undefined) => (who ? `${who} passes.` : 'You pass.'),
  kept: 'Everybody has chosen three cards.',
  takes: (who: string | undefined, id: string) => `${who ? `${who} takes` : 'You take'} ${card(id)}.`,
  draws: (who: string | undefined, id: string) => `${who ? `${who} draws` : 'You draw'} ${card(id)}.`,
  laid: (id: string) => `${capital(card(id))} is laid open.`,
}

const moved = {
  reroll: (count: number) => `roll ${diceCount(count)} again`,
  stop: 'stop',
  enter: (id: string) => `enter on ${card(id)}`,
  pass: 'pass',
  keep: (ids: readonly string[]) => `keep ${ids.map(card).join(', ')}`,
  take: (id: string) => `take ${card(id)}`,
}

/** What a hint's sentences are filled with. */
interface Filling {
  readonly id: string
  readonly colour: OnecardColour
  readonly count: number
}

const reasons = {
  'onecard.scores-card': ({ id, count }: Filling) => `It finishes ${card(id)} for ${points(count)}.`,
  'onecard.ends-game': () => 'It scores the fourth card and ends the game.',
  'onecard.fills-row': ({ id, colour }: Filling) => `It fills the ${colours[colour]} row of ${card(id)}.`,
  'onecard.marks': ({ id, count }: Filling) => `It crosses ${boxes(count)} of ${card(id)}.`,
  'onecard.nothing-fits': () => 'This roll fits no card.',
  'onecard.bides': () => 'It keeps the boxes free for better dice.',
  'onecard.keeps': ({ colour, count }: Filling) => `It keeps ${count} ${colours[colour]} for your open rows.`,
  'onecard.keeps-dice': ({ count }: Filling) => `It keeps ${count} of the dice.`,
  'onecard.fresh-dice': () => 'None of these dice is worth keeping.',
  'onecard.enough': () => 'On average, another roll would not make it better.',
  'onecard.new-card': ({ id }: Filling) => `${capital(card(id))} is quick to finish.`,
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Entering what real dice and cards show. */
const entry = {
  rolled: (count: number) =>
    count === 1 ? 'What does the die show?' : `What do the ${diceCount(count)} show?`,
  pick: (colour: OnecardColour, key: number) => `${colours[colour]} (key ${key})`,
  picked: (colour: OnecardColour) => `${colours[colour]}: take it back`,
  empty: 'not entered yet',
  done: 'Enter the roll',
  /** Without a name it is the reader's. */
  cardFor: (who: string | undefined) => (who === undefined ? 'A card for you' : `A card for ${who}`),
  cardOpen: 'A card to lay open',
  drawForUs: 'Draw for us',
  orPick: 'or pick the card you drew:',
  ownName: 'Name of the card drawn',
  enterCard: 'Enter the card',
}

const optionsForm = {
  variant: 'Which game?',
  basic: 'Basic game',
  basicAbout: 'Two cards each; new ones come from the deck.',
  advanced: 'Advanced game',
  advancedAbout: 'Choose three of five cards; you take new ones from three open cards.',
  first: 'Who starts?',
  turns: 'How many turns?',
  turnCount: (count: number) => `${count} turns`,
  noLimit: 'No limit',
  turnsAbout: 'Alone, the number of turns is your opponent: with no limit it pays to wait for lucky dice.',
}

const breakdown = {
  title: 'Where the points come from',
  scored: 'Scored cards',
  left: 'Unfinished cards',
  noneScored: 'No card scored',
  noRow: 'no full row',
  suns: (count: number): string => (count === 2 ? 'both suns' : 'one sun'),
  points,
}

/** The guided first turn. */
const lesson = {
  welcome:
    'These two cards are yours. Each row is a colour. Fill three rows and the card is scored: a point for each box in them.',
  suns: 'Rows with a sun pay extra: 2 points for one full sun row, 5 for both. On card 25 the short yellow row has a sun. Let’s fill it.',
  firstRoll: 'Your first roll. You may roll again twice, with as many dice as you like.',
  keepThree: 'Keep the yellow dice and the blue one: tap them, then roll again.',
  secondRoll: 'A second blue! The pencil marks show what these dice would do for your cards.',
  stopHere: 'That’s perfect for card 25: stop here.',
  enter: 'The whole roll goes on one of your cards. Tap card 25, look at the pencil marks, then enter it.',
  othersToo: 'Everybody uses the same roll: now your neighbour chooses a card for it.',
  theirTurn:
    'Now your neighbour rolls, and you use that roll too! Three orange dice: exactly what is missing on card 25. Red is not on that card, so the red dice are lost there.',
  finish: 'Enter it on card 25 to fill its third row.',
  scored:
    'Scored: 2 + 2 + 4 for the rows and 5 for both suns make 13. A new card replaces it. When somebody has scored four cards, the game ends.',
  allOrNothing:
    'One last thing: a colour goes in with all its dice or not at all. Only two free boxes for three dice? Then none of them counts.',
}

/** What the keys of the table do. */
const keys = {
  choose: 'keep or release a die, choose a card',
  roll: 'roll again',
  stop: 'stop',
  confirm: 'enter, take or keep your choice',
  pass: 'pass',
}

export const words = { ...table, why, told, moved, reasons, entry, optionsForm, breakdown, keys, lesson }
