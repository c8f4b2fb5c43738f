import { listIn } from '@rattlecup/ui'
import { agoIn } from '../ago.ts'

const list = listIn('en')

export const words = {
  tagline: 'Four dice games. Sit down and play.',
  games: 'Games',
  friends: 'With friends',
  choices: 'More options',
  friendsFor: (game: string) => `${game} with friends`,
  playGame: (game: string) => `Play ${game}`,
  learnGame: (game: string) => `Learn ${game}`,
  rulesOf: (game: string) => `Rules of ${game}`,
  choicesFor: (game: string) => `More options for ${game}`,
  goOn: 'Continue playing',
  goOnWith: (game: string, names: readonly string[]) => `${game}: ${list(names)}`,
  ago: agoIn('en'),
  remove: (game: string) => `Delete this game of ${game}`,
  removed: 'Deleted.',
  undo: 'Undo',
  finished: 'Finished games',
  together: 'Play together',
  more: 'More',
  replayFile: 'Replay a game',
  verifyFile: 'Verify the dice',
  toDark: 'Switch to dark',
  toLight: 'Switch to light',
}
