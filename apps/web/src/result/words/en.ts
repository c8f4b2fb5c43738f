import { listIn, pluralIn } from '@rattlecup/ui'
import { figuresIn } from './figures.ts'

const list = listIn('en')
const plural = pluralIn('en')
const figures = figuresIn('en')

export const words = {
  youWon: 'You won!',
  wins: (names: readonly string[]) =>
    `${list(names)} ${plural(names.length, { one: 'wins', other: 'win together' })}`,
  points: (count: number) => `${figures.pointsOf(count)} ${plural(count, { one: 'point', other: 'points' })}`,
  rematch: 'Rematch',
  replay: 'Replay',
  verify: 'Verify the dice',
  download: 'Download',
  share: 'Share',
  shared: 'The link is copied.',
  breakdown: 'Where the points come from',
  review: 'Luck and play',
  reviewing: (share: number) => `Looking back at the game: ${figures.shareOf(share)}`,
  reviewFailed: 'The game could not be looked back at.',
  reviewAgain: 'Look back at the game',
  stop: 'Stop',
  chances: 'Chances over time',
  expected: 'Expected points over time',
  event: 'After event',
  asTable: 'As a table',
  start: 'Before',
  luck: 'Luck',
  skill: 'Own play',
  others: 'Others’ play',
  drift: 'Corrections',
  result: 'Result',
  ...figures,
  byTurns:
    'Every turn is worked out exactly; what its end is worth is estimated, and corrections are the errors of that.',
  estimated: 'Estimated by playing on from every position many times; small differences are chance.',
  exact: 'Every position’s worth is known exactly.',
  turning: 'Moves that mattered',
  noTurning: 'No move cost anybody much: the dice decided.',
  played: (name: string, move: string) => `${name}: ${move}`,
  better: (move: string, gain: string) => `Better: ${move} (${gain})`,
  seeIt: 'See it',
  grades: { best: 'best', good: 'good', inaccuracy: 'not quite', mistake: 'a mistake', blunder: 'a blunder' },
}
