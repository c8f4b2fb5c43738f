import { pluralIn } from '@rattlecup/ui'
import { formatsIn } from './formats.ts'

const plural = pluralIn('en')
const { number, share, decimal, moment } = formatsIn('en')

export const words = {
  title: 'The dice of this house',
  promised: 'What this house promises',
  promises: [
    'Nobody knows a roll in advance, not even whoever runs this house: your device adds its part at the last moment.',
    'Every game is written into a public log before its first roll, and its end too. Nothing can be taken out of it unnoticed.',
    'When a game ends, its secret is shown. Then anybody can repeat every roll.',
  ],
  verify: 'Verify a game',
  exactly: 'How it works, to the last bit',
  unreachable: 'The figures come from the house, which can’t be reached right now. You may be offline.',
  contradiction:
    'Careful: a witness holds a state of this log that is no longer in it. The log was rolled back, as when a backup is restored, or it was forked.',

  figures: 'In figures',
  number,
  opened: 'games opened',
  over: 'played to the end',
  stopped: 'stopped by the players',
  dropped: 'abandoned: nobody came back',
  seals: 'broken seals',
  alone: 'rolls without any player’s device',
  outOf: (count: number, all: number) => `${number(count)} of ${number(all)}`,
  aloneAbout:
    'A seal is broken when a device was asked for its part of a roll and the house did not get it. The house could know a roll in advance only if no player’s device took part in it.',
  unfinished: 'Unfinished games, by age',
  since: 'Age',
  games: 'Games',
  age: (hours: number | null): string => {
    if (hours === null) return 'older'
    if (hours <= 1) return '1 hour'
    return hours <= 24 ? '1 day' : `${number(hours / 24)} days`
  },

  faces: 'All faces rolled here',
  facesAbout:
    'Every die of every game that ended. The dashed line is where all bars would end if each face had come up equally often. On coloured dice 1 to 6 are red to purple, in Strike 1 is the X.',
  allGames: 'All games',
  titleWithDice: (title: string, dice: number) =>
    `${title}: ${number(dice)} ${plural(dice, { one: 'die', other: 'dice' })}`,
  face: 'Face',
  fell: 'How often it came up',
  asTable: 'As a table',
  tooFew: 'Too few dice to say anything yet.',
  chiSquare: (value: number, chance: number) =>
    `χ² is ${decimal(value)}. Fair dice are at least this uneven in ${share(chance)} of all cases.`,

  log: 'The public log',
  logAbout: (size: number) =>
    `It has ${number(size)} ${plural(size, { one: 'entry', other: 'entries' })}: hashes of openings and ends, nothing personal. Note its key: with it you can tell that a proof comes from this log.`,
  key: 'Key of the log',
  checkpoint: 'Latest checkpoint, signed',
  witnesses: 'Who watches',
  noWitness: 'This house lists no witness.',
  witness: (name: string, size: number) =>
    `${name}: saw ${number(size)} ${plural(size, { one: 'entry', other: 'entries' })}`,
  seenAt: moment,
  beWitness: 'Anybody can watch, on any computer and without asking:',
  command: (address: string) => `rattlecup witness ${address}`,
}

export type HouseWords = typeof words
