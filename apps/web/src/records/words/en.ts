import { pluralIn } from '@rattlecup/ui'

const plural = pluralIn('en')
const number = new Intl.NumberFormat('en')

export const words = {
  replay: 'Replay',
  replayOf: (game: string) => `${game}: replay`,
  first: 'To the beginning',
  back: 'One step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One step forward',
  last: 'To the end',
  position: 'Position in the game',
  step: (at: number, of: number) => `${number.format(at)} of ${number.format(of)}`,
  better: (move: string) => `Better: ${move}`,
  beginning: 'The start',

  gamesHere: 'Finished on this device',
  chooseFile: 'Choose a game file',
  dropFile: 'or drop it here. It stays on this device.',
  noGame: 'This is not a Rattlecup game file.',
  badGame: 'This game breaks the rules.',
  missing: 'We can’t find this game.',
  unreachable: 'We can’t reach the server.',
  another: 'Another game',

  verify: 'Verify the dice',
  verifyIntro:
    'Anybody can repeat every roll of a finished game, from what the players and the house put in beforehand.',
  verifying: 'Repeating every roll…',
  fair: 'Fair: every roll is as promised.',
  unfair: 'Not fair: something differs from the promise.',
  unfinished: 'There is no proof for this game: it isn’t finished, or it was played with real dice.',
  failed: 'The check failed.',
  promise: 'The promise',
  promiseAbout:
    'Before the first roll the house drew a secret and showed its fingerprint. It could not change the secret afterwards without changing the fingerprint.',
  fingerprint: 'Fingerprint (SHA-256)',
  secret: 'Secret, revealed after the game',
  secretFits: 'The secret has this fingerprint.',
  secretDiffers: 'The secret has a different fingerprint.',
  seeds: 'What the players added',
  seedsAbout: 'Each player added a text of their own, so the house couldn’t choose the rolls either.',
  seedOf: (name: string) => `${name}:`,
  noSeed: 'nothing',
  links: 'What the players’ devices added',
  linksAbout:
    'Before every roll each device present added a secret piece of its own. Nobody, not even the house, could know such a roll in advance.',
  linksOf: (given: number, of: number) => `in ${number.format(given)} of ${number.format(of)} rounds of dice`,
  linksMissing: (missing: number) => `${number.format(missing)} missing`,
  rollsWithout: (count: number) =>
    plural(count, {
      one: 'One roll was made without any player’s device: the house could have known it.',
      other: `${number.format(count)} rolls were made without any player’s device: the house could have known them.`,
    }),
  tableWordsAbout: 'Everybody at the table had the same words. Compare them with the others.',
  firstWords: 'After the first roll',
  lastWords: 'After the last roll',
  notShown: 'This device could not compare:',
  claims: {
    rolls: 'the rolls',
    rules: 'the moves',
    log: 'the public log, which this file does not name',
    commitment: 'the fingerprint that was shown before the game',
    seeds: 'the texts of the players',
    heads: 'the chains that your own devices gave',
    digests: 'what your own device noted during the game',
    words: 'table words that somebody remembers',
    key: 'the key of the public log',
  },
  rolls: 'The rolls',
  rollsAbout: (count: number) =>
    `${number.format(count)} ${plural(count, { one: 'roll was', other: 'rolls were' })} repeated from the secret and what the players added, and every move was checked against the rules.`,
  showRolls: 'Show every roll',
  rollNumber: (at: number) => `Roll ${number.format(at)}`,
  faults: 'What is wrong',
  eventNumber: (at: number) => `Event ${number.format(at)}`,
  wrongSecret: 'The secret is not the one that was promised, so no roll can be trusted.',
  breaksOff: 'The game breaks off before the end.',
  wrongEvents: {
    'bad-request': 'This can’t happen in this game.',
    'game-over': 'This comes after the end of the game.',
    'not-your-turn': 'It was not this player’s turn.',
    'illegal-move': 'The rules don’t allow this move here.',
    'illegal-outcome': 'The dice can’t fall like this here.',
  },
  restUnchecked: 'Everything after it was not checked.',
  inEnglish: 'Details, in English',
  fileSays: 'The file says',
  diceFell: 'but the dice fell',
  exactly: 'How it works, to the last bit',
  houseDice: 'The dice of this house',
}

export type RecordWords = typeof words
