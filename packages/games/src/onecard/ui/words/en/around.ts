import type { OnecardColour } from '../../../rules/types.ts'
import { colours, diceCount, points } from './grammar.ts'

/** Entering what real dice and cards show. */
export const entry = {
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

export const optionsForm = {
  variant: 'Which game?',
  basic: 'Basic game',
  basicAbout: 'Two cards each; new ones come from the deck.',
  advanced: 'Advanced game',
  advancedAbout: 'Choose three of five cards; you take new ones from three open cards.',
  first: 'Who starts?',
  turns: 'How many turns?',
  turnCount: (count: number) => `${count} turns`,
  noLimit: 'No limit',
  turnsAbout: 'Alone you play against the turns: with no limit, waiting for lucky dice is best.',
}

export const breakdown = {
  title: 'Where the points come from',
  scored: 'Scored cards',
  left: 'Unfinished cards',
  noneScored: 'No card scored',
  noRow: 'no full row',
  suns: (count: number): string => (count === 2 ? 'both suns' : 'one sun'),
  points,
}

/** The guided first turn. */
export const lesson = {
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
export const keys = {
  choose: 'keep or release a die, choose a card',
  roll: 'roll again',
  stop: 'stop',
  confirm: 'enter, take or keep your choice',
  pass: 'pass',
}
