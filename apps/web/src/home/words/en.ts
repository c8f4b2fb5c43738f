import { listIn } from '@rattlecup/ui'
import { agoIn } from '../ago.ts'

const list = listIn('en')

export const words = {
  tagline: 'Four dice games. Sit down and play.',
  games: 'Games',
  pitches: {
    qwixx: 'Cross off numbers, left to right, and never look back.',
    gambler: 'Fill the rows that pay, dodge the black ones, and know when to stop.',
    onecard: 'Three rolls, six colours, and the whole roll goes on one card.',
    strike: 'Throw into the bowl: what matches is yours again.',
  },
  friends: 'With friends',
  choices: 'More choices',
  friendsFor: (game: string) => `${game} with friends`,
  playGame: (game: string) => `Play ${game}`,
  learnGame: (game: string) => `Learn ${game}`,
  rulesOf: (game: string) => `Rules of ${game}`,
  choicesFor: (game: string) => `More choices for ${game}`,
  goOn: 'Go on playing',
  goOnWith: (game: string, names: readonly string[]) => `${game}: ${list(names)}`,
  ago: agoIn('en'),
  remove: (game: string) => `Delete this game of ${game}`,
  removed: 'Deleted.',
  undo: 'Undo',
  finished: 'Finished games',
  together: 'Together',
  more: 'More',
  replayFile: 'Replay a game',
  verifyFile: 'Verify dice',
  toDark: 'Dim the light',
  toLight: 'Turn on the light',
}
