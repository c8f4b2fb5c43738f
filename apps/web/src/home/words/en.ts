import { agoIn } from '../ago.ts'

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
  standing: (game: string, players: string) => `${game}: ${players}`,
  older: (count: number) => `${count} older`,
  ago: agoIn('en'),
  remove: (game: string) => `Delete this game of ${game}`,
  removed: 'Deleted.',
  undo: 'Undo',
  finished: 'Finished games',
  played: 'Games',
  won: 'Wins',
  best: 'Best',
  average: 'Average',
  together: 'Play together',
  more: 'More',
  replayFile: 'Replay a game',
  verifyFile: 'Verify the dice',
  houseDice: 'The dice of this house',
  toDark: 'Switch to dark',
  toLight: 'Switch to light',
}

export type HomeWords = typeof words
