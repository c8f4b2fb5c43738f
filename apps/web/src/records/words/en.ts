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
  position: 'Place in the game',
  step: (at: number, of: number) => `${number.format(at)} of ${number.format(of)}`,
  beginning: 'The beginning',

  chooseFile: 'Choose a game file',
  dropFile: 'or drop it here. It stays on this device.',
  noGame: 'This file is not a game of ours.',
  badGame: 'This game does not follow its rules.',
  missing: 'This game can’t be found.',
  unreachable: 'The server can’t be reached.',
  another: 'Another game',

  verify: 'Verify the dice',
  verifyIntro:
    'Every roll of a finished game can be made again, by anybody, from what the players and the house agreed on before the first one.',
  verifying: 'Making every roll again …',
  fair: 'Fair: every roll is as promised.',
  unfair: 'Not fair: something is not as promised.',
  unfinished: 'This game has no proof: it is not finished, or real dice were rolled.',
  failed: 'The check could not be made.',
  promise: 'The promise',
  promiseAbout:
    'Before the first roll the house drew a secret and showed its fingerprint. It could not change the secret afterwards without changing the fingerprint.',
  fingerprint: 'Fingerprint (SHA-256)',
  secret: 'Secret, shown after the end',
  secretFits: 'The secret has this fingerprint.',
  secretDiffers: 'The secret has another fingerprint.',
  seeds: 'What the players threw in',
  seedsAbout: 'Each seat added a text of its own, so that the house could not choose the rolls either.',
  seedOf: (name: string) => `${name}:`,
  noSeed: 'nothing',
  rolls: 'The rolls',
  rollsAbout: (count: number) =>
    `${number.format(count)} ${plural(count, { one: 'roll was', other: 'rolls were' })} made again from the secret and the texts, and every move was checked against the rules.`,
  showRolls: 'Show every roll',
  rollNumber: (at: number) => `Roll ${number.format(at)}`,
  faults: 'What is wrong',
  eventNumber: (at: number) => `Event ${number.format(at)}`,
  wrongSecret: 'The secret is not the one that was promised, so no roll can be trusted.',
  breaksOff: 'The game breaks off before its end.',
  wrongEvents: {
    'bad-request': 'This is nothing that can happen in the game.',
    'game-over': 'This comes after the end of the game.',
    'not-your-turn': 'It was not this player’s turn.',
    'illegal-move': 'The rules don’t allow this move here.',
    'illegal-outcome': 'The dice can’t fall like this here.',
  },
  restUnchecked: 'What comes after it was not checked.',
  inEnglish: 'Details, in English',
  fileSays: 'The file says',
  diceFell: 'but the dice fell',
  exactly: 'How it works, to the last bit',
}
