import { listIn, pluralIn, type Who } from '@rattlecup/ui'
import { figuresIn } from './figures.ts'

const list = listIn('en')
const plural = pluralIn('en')
const figures = figuresIn('en')

export const words = {
  youWon: 'You won!',
  wins: (names: readonly string[]) =>
    `${list(names)} ${plural(names.length, { one: 'wins', other: 'win together' })}`,
  youShare: (others: readonly string[]) => `You share the win with ${list(others)}!`,
  points: (count: number) => `${figures.pointsOf(count)} ${plural(count, { one: 'point', other: 'points' })}`,
  rematch: 'Rematch',
  stronger: 'Stronger bots',
  easier: 'Easier bots',
  offerStronger: 'You keep winning. Would you like stronger bots?',
  offerEasier: 'These bots are tough. Would you like easier ones?',
  toReview: 'Review',
  more: 'More',
  decided: {
    byLuck: (who: Who, luck: string) => `${who ?? 'You'} won mostly by luck: the dice gave ${luck}.`,
    byPlay: (who: Who, luck: string) => `${who ?? 'You'} won by good play: the dice gave ${luck}.`,
    lostByLuck: (luck: string) => `You lost mostly by bad luck: the dice gave you ${luck}.`,
    lostByPlay: (luck: string) => `You lost mostly by play: the dice gave you ${luck}.`,
    alone: (luck: string, play: string) => `The dice were worth ${luck} points, your play ${play}.`,
  },
  shareTitle: 'Share the result',
  shareText: 'Share …',
  copyText: 'Copy as text',
  savePicture: 'Save the picture',
  copied: 'Copied.',
  replay: 'Replay',
  verify: 'Verify the dice',
  download: 'Download',
  share: 'Share',
  breakdown: 'Where the points come from',
  review: 'Luck and play',
  inFigures: 'In figures',
  reviewing: (share: number) => `Reviewing the game: ${figures.shareOf(share)}`,
  reviewFailed: 'The review failed.',
  reviewAgain: 'Review the game',
  stop: 'Stop',
  chances: 'Chances of winning',
  expected: 'Expected points over time',
  event: 'After event',
  asTable: 'As a table',
  start: 'At the start',
  luck: 'Luck',
  skill: 'Own moves',
  others: 'Others’ moves',
  result: 'Result',
  ...figures,
  byTurns:
    'Each turn is calculated exactly. What it leaves behind is estimated: ± tells how well luck is known.',
  estimated: 'Estimated by playing on from each position many times. Small differences are chance.',
  exact: 'The value of every position is known exactly.',
  turning: 'Moves that mattered',
  noTurning: 'Nobody made a costly move: the dice decided.',
  played: (name: string, move: string) => `${name}: ${move}`,
  better: (move: string, gain: string) => `Better: ${move} (${gain})`,
  seeIt: 'See it',
  grades: { best: 'best', good: 'good', inaccuracy: 'not quite', mistake: 'a mistake', blunder: 'a blunder' },
}
