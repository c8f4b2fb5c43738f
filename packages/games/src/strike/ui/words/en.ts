import { listIn, pluralIn } from '@rattlecup/ui'
import type { StrikeWords } from './words.ts'

const plural = pluralIn('en')
const list = listIn('en')
const dice = (count: number): string => `${count} ${plural(count, { one: 'die', other: 'dice' })}`
const points = (count: number): string => `${count} ${plural(count, { one: 'point', other: 'points' })}`
const lying = (count: number): string =>
  count === 1 ? 'the die in the arena' : `the ${count} dice in the arena`
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })

export const words: StrikeWords = {
  face: (face) => (face === 'X' ? 'X' : String(face)),
  dice,
  points,
  arena: 'The arena',
  arenaHolds: (faces) => (faces.length === 0 ? 'The arena is empty.' : `In the arena: ${list(faces)}.`),
  arenaKeys:
    'Arrow keys aim, the space bar starts the strength meter and throws, G groups the dice, R puts them back, Q and E turn the arena, plus and minus zoom, S stops.',
  reserves: 'Reserves',
  isOut: 'out',
  place: (place) => `${place}${['st', 'nd', 'rd'][place - 1] ?? 'th'}`,
  round: (round, of) => `Round ${round} of ${of}`,
  aimAt: 'Aim at',
  middle: 'Middle',
  theDie: (face) => `the ${face}`,
  soft: 'Soft',
  firm: 'Firm',
  hard: 'Hard',
  throwLabel: (strength, target) => `Throw, ${strength.toLowerCase()}, at ${target}`,
  grandLabel: (strength, count) => `Throw all ${dice(count)}, ${strength.toLowerCase()}`,
  atMiddle: 'the middle',
  stop: 'Stop',
  stopLabel: (count) => `Stop and keep ${dice(count)}`,
  group: 'Group',
  ungroup: 'Put back',
  strength: 'Strength',
  showValues: 'Show what each die shows',
  resetView: 'Reset the view',
  pullHint: 'Pull the glowing die back and let go, or flick it.',
  pullGrand: 'The arena is empty: pull back and throw all your dice at once.',
  meterHint: 'Press space again to throw.',
  stopMeans: (count, next, lying) =>
    `Stop: you keep ${dice(count)}, ${next} finds ${dice(lying)} in the arena.`,
  goOnMeans: (lying, count) => {
    const faces = `${lying} of 6 faces ${plural(lying, { one: 'matches', other: 'match' })} at once`
    return `Throw: ${faces}, ${count === 1 ? 'but it is your last die' : 'an X costs the die'}.`
  },
  mustThrow: 'Your turn starts with a throw.',
  whoThrows: (name) => `${name} is throwing.`,
  notYourTurn: (name) => `It is ${name}’s turn.`,
  isSettling: 'The dice are still rolling.',
  notNow: 'You can’t throw right now.',
  noStopYet: 'You can only stop after a throw.',
  pullFurther: 'Pull further back to throw.',
  outside: 'Dice must stay on the floor of the arena.',
  occupied: 'There is a die already; dice are never stacked.',
  nothingToGroup: 'There are no dice to group.',
  isOver: 'The game is over.',
  tellInitial: (round, face) => `Round ${round}: there is a ${face} in the arena.`,
  tellThrow: (who, count) =>
    `${who ? `${who} throws` : 'You throw'}${count === 1 ? '' : ` all ${dice(count)}`}.`,
  tellStop: (who, count) => `${who ? `${who} stops` : 'You stop'} with ${dice(count)}.`,
  tellFell: (faces) => `Thrown: ${list(faces)}.`,
  tellTurned: (from, to) => `the ${from} becomes ${to.startsWith('X') ? 'an' : 'a'} ${to}`,
  tellKnockedOut: (face) => `the ${face} flies out`,
  tellTurnedAll: (turned) => `Hit: ${list(turned)}.`,
  tellTakes: (who, count, values) => `${who ? `${who} takes` : 'You take'} ${dice(count)}: ${list(values)}.`,
  tellOut: (who) => (who ? `${who} has no dice left and is out.` : 'You have no dice left and are out.'),
  tellLost: (count) => `${dice(count)} lost.`,
  fellOut: 'out of the arena',
  fellCocked: (face) => `${face} (on edge, rolled again)`,
  moveThrow({ strength, isCentral, grouped }) {
    const how = { soft: 'softly', firm: 'firmly', hard: 'hard' }[strength]
    if (grouped === 1) return `put the die in the middle and throw ${how} at it`
    const thrown = `throw ${how}${isCentral ? ' at the middle' : ''}`
    return grouped === 0 ? thrown : `put the dice together and ${thrown}`
  },
  moveAnyThrow: 'throw',
  moveStop: 'stop',
  reasons: {
    'strike.must-throw': () => 'A turn starts with a throw.',
    'strike.empty': () => 'Nothing lies in the arena: a single die cannot strike.',
    'strike.likely': (values) =>
      `A throw at ${lying(values['lying'] ?? 0)} strikes ${percent.format(values['chance'] ?? 0)} of the time.`,
    'strike.unlikely': (values) =>
      `A throw at ${lying(values['lying'] ?? 0)} strikes only ${percent.format(values['chance'] ?? 0)} of the time.`,
    'strike.last-die': () => 'It is your last die: a miss puts you out.',
    'strike.dice-left': (values) => `You have ${dice(values['dice'] ?? 0)}.`,
    'strike.as-good': () => 'Both choices win about as many rounds.',
    'strike.better-by': ({ share }) =>
      `It wins ${percent.format(share ?? 0)} more of the rounds than the other choice.`,
    'strike.worse-by': ({ share }) =>
      `It wins ${percent.format(share ?? 0)} fewer of the rounds than the other choice.`,
  },
  shortcuts: {
    aim: 'aim',
    throw: 'start the strength meter, then throw',
    group: 'group the dice',
    ungroup: 'put the dice back',
    turn: 'turn the arena',
    zoom: 'closer, farther',
    reset: 'the view as it was',
    values: 'what each die shows',
    stop: 'stop',
  },
  entry: {
    initial: 'Which number is in the arena?',
    settle: 'What do the dice show?',
    lay: (face) => `Showed ${face}`,
    thrown: (index, of) => (of === 1 ? 'Thrown' : `Thrown ${index}`),
    out: 'Out',
    outLabel: 'out of the arena or on the ledge',
    cocked: 'Rolled again',
    cockedLabel: 'stood on edge and was rolled again',
    done: 'Enter',
    keys: 'Keys: 2 to 6, X, O for out, C for rolled again, Enter when all is right.',
    missing: (count) => `${dice(count)} still to enter.`,
  },
  result: {
    title: 'Where the points come from',
    round: (round) => `Round ${round}`,
    player: 'Player',
    total: 'Points',
    won: 'won',
    outAs: (place) => `out ${['', '1st', '2nd', '3rd', '4th'][place] ?? place}`,
    explain: 'Whoever goes out gets a point for each player still in. Fewest points win.',
  },
  options: {
    rounds: 'Length',
    single: 'One round',
    tournament: (players) => `Tournament: ${players} rounds, everybody starts one`,
    first: 'Who starts',
  },
  lesson: {
    welcome:
      'Welcome to Strike! Each of you has nine dice. Whoever has some left at the end wins. One die is already in the arena.',
    faces: 'The dice show X, 2, 3, 4, 5 and 6. If your throw leaves equal numbers, those dice are yours.',
    throwOne: 'Pull the glowing die back and let go, or press Firm. Aim at the die in the arena.',
    differ:
      'A 5 and a 3: nothing equal. The die stays in the arena. You may stop now and keep eight dice, or throw another.',
    again:
      'Two numbers are there now: two of the six faces match at once, and a good hit can turn the others too. Throw again!',
    strike: 'Strike! The hit turned the 3 into a 5. Both fives are yours, and your turn is over.',
    rival: 'Your opponent found a 2 and threw an X: an X is out of the game for good.',
    end: 'That’s all there is to it. If the arena is empty when your turn starts, it is time for the grand throw: all your dice at once. Have fun!',
  },
}
