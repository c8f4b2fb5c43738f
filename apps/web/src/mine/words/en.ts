import { pluralIn } from '@rattlecup/ui'
import { dayIn, momentIn } from './dates.ts'

const plural = pluralIn('en')
const days = (count: number): string => plural(count, { one: '1 day', other: `${count} days` })
const hours = (count: number): string => plural(count, { one: '1 hour', other: `${count} hours` })

export const words = {
  days,
  hours,
  clockOverDays: 'Over days',
  timeATurn: 'Time for a turn',
  overDaysAbout: 'Everyone plays when they have time. If a turn runs out, a bot makes that one move.',
  yourTurn: 'Your turn',
  until: momentIn('en'),
  turnUntil: (moment: string) => `until ${moment}`,
  onHolidayUntil: (moment: string) => `on holiday until ${moment}`,
  nextGame: (game: string) => `Next: your turn in ${game}`,

  holiday: 'Holiday',
  holidayAbout: 'While you are away, your time stands still in games over days.',
  holidayFor: 'How long',
  goAway: 'Start the holiday',
  holidayUntil: (moment: string) => `You are on holiday until ${moment}.`,
  comeBack: 'End the holiday',

  myGames: 'My games',
  day: dayIn('en'),
  onDevice: 'played on a device',
  noGames: 'No finished game here yet.',
  moreGames: 'Show more',
  downloadAll: 'Download all games',
  playedWith: 'Played with',
  whichGame: 'Game',
  allGames: 'All games',
  result: 'Result',
  allResults: 'All',
  won: 'Won',
  lost: 'Lost',

  statistics: 'Statistics',
  byGame: 'By game',
  headToHead: 'Against others',
  played: 'Games',
  average: 'Average',
  highest: 'Most points',
  lowest: 'Fewest points',
  iWon: 'You won',
  theyWon: 'They won',
  reviewed: 'Luck and play, on average',
  luck: 'Luck',
  play: 'Play',
  mistakes: 'Mistakes',

  calls: 'Notifications',
  callsAbout: 'This device can tell you when a game is waiting for you and you are not at the table.',
  cantCall:
    'This browser can’t notify you. It needs a secure address (https); on an iPhone, add Rattlecup to the home screen first.',
  callHere: 'Notify me on this device',
  callNoMore: 'Stop notifications here',
  callRefused: 'The browser didn’t allow it. You can change that in its settings for this page.',
  calledHere: (count: number) =>
    plural(count, {
      one: 'This device gets notifications.',
      other: `This and other devices get notifications, ${count} in all.`,
    }),
  callTurn: 'When it’s my turn',
  callOver: 'When a game is over',
  quiet: 'Quiet hours',
  quietAbout: 'Notifications still arrive, but without a sound.',
  quietFrom: 'From',
  quietTo: 'To',
  calledTurn: 'It’s your turn.',
  calledOver: 'The game is over.',

  undo: 'Take back my move',
  undoAsked: (name: string) => `${name} would like to take back a move.`,
  undoWaits: 'The others are being asked whether you may take back your move.',
  undoYes: 'Agree',
  undoNo: 'Refuse',
}
