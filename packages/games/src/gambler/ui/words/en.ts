import { listIn, pluralIn, type Who } from '@rattlecup/ui'
import { numbersIn, signedIn } from './format.ts'
import type { Effect, ReasonWords, RowTelling, SeatTelling } from './words.ts'

const plural = pluralIn('en')
const list = listIn('en')
const signed = signedIn('en')
const { count, percent } = numbersIn('en')

const dice = (n: number): string => `${count(n)} ${plural(n, { one: 'die', other: 'dice' })}`
const points = (n: number): string => `${count(n)} ${plural(n, { one: 'point', other: 'points' })}`
const does = (who: Who, verb: string, verbs = `${verb}s`): string => (who ? `${who} ${verbs}` : `You ${verb}`)
const worth = (n: number): string => (n < 0 ? `costs ${points(-n)}` : `pays ${points(n)}`)
const effect = ({ points: n, free }: Effect): string =>
  free === 0 ? `completes it, ${signed(n)}` : `then ${dice(free)} short of ${signed(n)}`

const fits = (chance: number): string => {
  if (chance === 1) return 'a die is sure to fit'
  return chance === 0 ? 'no die can fit' : `${percent(chance)} that a die fits`
}

const reasons: ReasonWords = {
  'gambler.completes-row': (v) => `It completes row ${v.row + 1} for ${points(v.points)}.`,
  'gambler.pays': (v) => `It completes black row ${v.row + 1}, which costs ${points(v.points)}.`,
  'gambler.fills-black': (v) =>
    `It costs nothing yet: black row ${v.row + 1} is still ${dice(v.free)} short.`,
  'gambler.builds-row': (v) =>
    `It leaves row ${v.row + 1} just ${dice(v.free)} short of ${signed(v.points)}.`,
  'gambler.goes-for': (v) =>
    `With ${dice(v.dice)} left to roll, you complete row ${v.row + 1} (${signed(v.points)}) ${percent(v.chance)} of the time.`,
  'gambler.gives-away': (v) =>
    `But it leaves the next player a ${percent(v.chance)} chance at the ${points(v.points)} of row ${v.row + 1}.`,
  'gambler.holds-back': () => 'If you roll again, you may have to place a die that helps the next player.',
  'gambler.must-roll': () => 'There is nothing to do but roll.',
  'gambler.rolls-on': () => 'No open row is within reach, but the dice may still fit somewhere.',
}

export const words = {
  points,
  dice,
  signed,
  list,
  count,
  table: 'Gambler board',
  tray: 'The dice in hand',
  seats: 'Players',
  round: (n: number) => `Round ${count(n)}`,
  target: (n: number) => `to ${count(n)}`,
  pile: 'The boards lie face down.',
  boards: {
    b01: 'First Cup',
    b02: 'Staircase',
    b03: 'Stargazing',
    b04: 'Crowded House',
    b05: 'Low Tide',
    b06: 'High Road',
    b07: 'Six of the Best',
    b08: 'Black Ice',
    b09: 'Two by Two',
    b10: 'Odd Company',
    b11: 'Even Keel',
    b12: 'Countdown',
    b13: 'Long Haul',
    b14: 'Small Change',
    b15: 'Tightrope',
    b16: 'Poker Night',
    b17: 'Looking Glass',
    b18: 'Snake Eyes',
    b19: 'Double Trouble',
    b20: 'Last Orders',
  },
  seat: ({ who, points: n, dice: left, active }: SeatTelling) =>
    `${who ?? 'You'}: ${points(n)}, ${dice(left)}${active ? (who ? ', their turn' : ', your turn') : ''}`,
  kinds: {
    numbers: (boxes: readonly number[]) => boxes.join(', '),
    stars: (n: number) => `${count(n)} ${plural(n, { one: 'star', other: 'stars, all the same' })}`,
    fullhouse: 'full house, three of one and two of another',
  },
  row: ({ row, kind, points: n, placed, free }: RowTelling) =>
    `Row ${row}: ${kind}; ${worth(n)}. ${
      free === 0
        ? 'Complete.'
        : `${placed.length > 0 ? `Has ${placed.join(', ')}; ` : ''}${count(free)} free.`
    }`,
  placing: (value: number, row: number, what: Effect) => `Place the ${value} in row ${row}: ${effect(what)}`,
  die: (value: number, rows: readonly number[]) =>
    rows.length > 0
      ? `Die showing ${value}; fits ${plural(rows.length, { one: 'row', other: 'rows' })} ${list(rows.map(String))}`
      : `Die showing ${value}; fits nowhere`,
  status: {
    shuffling: 'The boards are being shuffled.',
    rolling: (who: Who, n: number) => `${does(who, 'roll')} ${dice(n)}.`,
    nothingFits: (who: Who) =>
      who ? `Nothing fits: ${who}’s turn is over.` : 'Nothing fits: your turn is over.',
    howToPlace: 'Tap a die, then a row that glows.',
    mustPlace: 'Place at least one die.',
    mayGoOn: 'Place more, roll again or stop.',
    chooseRow: (value: number) => `Where should the ${value} go?`,
    chooseDie: (row: number) => `Which die goes in row ${row}?`,
    pencil: 'In pencil: tap again to place it.',
    waiting: (who: Who) => (who ? `It is ${who}’s turn.` : 'It is your turn.'),
    over: 'The last board is full.',
  },
  rollOf: (n: number, most: number) => `Roll ${n} of ${most}`,
  actions: {
    roll: (n: number | undefined) => (n === undefined ? 'Roll again' : `Roll again (${n})`),
    stop: 'Stop',
    place: (what: Effect) => (what.free === 0 ? `Place it: ${signed(what.points)}` : 'Place it'),
    takeBack: 'Take back',
  },
  stakes: {
    roll: (chance: number, best: number) => `${fits(chance)}${best > 0 ? `, up to ${signed(best)}` : ''}`,
    stop: (who: Who, best: number) =>
      best === 0
        ? `no row for ${who ?? 'you'} to complete`
        : `${who ?? 'you'} could take ${signed(best)} next`,
  },
  whyNot: {
    notYourTurn: (who: Who) => (who ? `It is ${who}’s turn.` : 'The dice are still rolling.'),
    over: 'The game is over.',
    rowFull: (row: number) => `Row ${row} is complete; it takes no more dice.`,
    wants: (row: number, value: number) =>
      `Rows fill from the left: the next box of row ${row} takes a ${value}.`,
    starsWant: (row: number, value: number) =>
      `All stars of a row show the same: row ${row} began with ${value}.`,
    tripleWants: (row: number, value: number) =>
      `The first three of a full house are equal: row ${row} began with ${value}.`,
    pairDiffers: (row: number, value: number) =>
      `The pair of a full house must differ from its three ${value}s in row ${row}.`,
    pairWants: (row: number, value: number) =>
      `The last two of a full house are equal: row ${row} wants another ${value}.`,
    starTaken: (values: readonly number[]) =>
      `The star rows of a board must differ here: ${list(values.map(String))} ${plural(values.length, { one: 'is', other: 'are' })} taken.`,
    fitsNowhere: (value: number) => `A ${value} fits no row right now.`,
    placeFirst: 'A die of this roll fits, so you must place one first.',
  },
  tell: {
    boards: (title: string) => `The boards are shuffled. On top: ${title}.`,
    roll: (who: Who, values: readonly number[]) => `${does(who, 'roll')} ${list(values.map(String))}.`,
    nothingFits: (who: Who) =>
      who ? `Nothing fits; ${who}’s turn is over.` : 'Nothing fits; your turn is over.',
    place: (who: Who, value: number, row: number) => `${does(who, 'place')} a ${value} in row ${row}.`,
    completes: (who: Who, value: number, row: number, n: number) =>
      `${does(who, 'complete')} row ${row} with a ${value}: ${signed(n)} points.`,
    nextBoard: (n: number, title: string) => `The board is full. Round ${count(n)}: ${title}.`,
    lastBoard: 'The board is full; the game is over.',
    stop: (who: Who) => `${does(who, 'stop')}.`,
  },
  move: {
    place: (value: number, row: number) => `a ${value} in row ${row}`,
    roll: 'roll again',
    stop: 'stop',
  },
  keys: {
    die: 'take a die',
    row: 'go from row to row',
    roll: 'roll again',
    stop: 'stop',
    takeBack: 'take back',
  },
  reasons,
  options: {
    target: 'Play to',
    targetHelp: 'The game ends after a round in which somebody has that many points.',
    first: 'Who starts',
    stars: 'The star rows of a board',
    independent: 'may take the same number',
    distinct: 'must all take different numbers',
    beginner: 'Start with the beginners’ board',
  },
  entry: {
    dice: (n: number) => `What ${plural(n, { one: 'does the die', other: `do the ${dice(n)}` })} show?`,
    entered: (values: readonly number[]) =>
      values.length > 0 ? `Entered: ${values.join(', ')}` : 'Nothing entered yet',
    face: (value: number) => `A die shows ${value}`,
    remove: (value: number) => `Take the ${value} away`,
    undo: 'Undo',
    done: 'Done',
    stack: 'How do the boards lie?',
    stackHelp:
      'We can shuffle for you. Or tap the boards in the order of your stack, top one first; we shuffle the rest.',
    shuffleAll: 'Shuffle them all',
    shuffleRest: (n: number) => `Shuffle the other ${count(n)}`,
    useOrder: 'Play in this order',
    boardAt: (title: string, place: number) => `${title}, number ${place} of the stack`,
  },
  breakdown: {
    caption: 'Points by round',
    board: 'Board',
    start: 'At the start',
    total: 'Total',
    completed: 'Rows completed',
    rowLine: (row: number, kind: string, n: number) => `Row ${row} (${kind}): ${signed(n)}`,
    rows: (n: number, black: number, sums: readonly number[]) =>
      `${count(n)} ${plural(n, { one: 'row', other: 'rows' })}${black > 0 ? `, ${count(black)} of them black` : ''}${
        sums.length > 0 ? `: ${sums.map(signed).join(' ')}` : ''
      }`,
  },
  lesson: {
    welcome:
      'This is the board. A row pays whoever places its last die, no matter who placed the others. There are two of you, with 15 dice each.',
    firstRoll:
      'You roll five dice, and at least one must go on the board. The 6 completes row 1: tap it, then tap the row.',
    second:
      '10 points! Further dice are up to you. Row 3 fills from the left: 1, then 2, then 3. Place the 1.',
    third: 'And the 2 beside it. Now one more 3 pays 30 points.',
    again: 'Left alone, the row would be a present for your neighbour. Roll your last two dice again.',
    three: 'A 3! Finish row 3.',
    stop: 'One die is left. Rolling it could force you to open a row for the others. Stop: the die goes back to your supply.',
    theirs: 'Your neighbour placed a 5 in row 2 and stopped. One more 5 pays 20.',
    yours: 'Your roll has a 5. Take the points that your neighbour prepared.',
    end: 'That is the game: prepare little, finish a lot. Black rows on other boards cost whoever completes them. The game ends after a round in which someone reaches 500: most points win.',
  },
}
