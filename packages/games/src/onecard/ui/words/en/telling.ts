import type { OnecardColour } from '../../../rules/types.ts'
import type { Misfit } from '../../cards/prospect.ts'
import { boxes, card, colours, diceCount, diceList, misfit, points } from './grammar.ts'

/** Why a tap is not a move: one line each, with the rule. */
export const why = {
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
export const told = {
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

export const moved = {
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

export const reasons = {
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
