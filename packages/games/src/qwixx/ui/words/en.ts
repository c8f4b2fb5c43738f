import { listIn, pluralIn } from '@rattlecup/ui'
import type { Colour } from '../../rules/types.ts'
import {
  capital,
  type BoxWords,
  type HintWords,
  type PreviewWords,
  type RivalWords,
  type Who,
} from './said.ts'

const plural = pluralIn('en')
const list = listIn('en')

const colour: Readonly<Record<Colour, string>> = {
  red: 'red',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
}
const Colours: Readonly<Record<Colour, string>> = {
  red: 'Red',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
}

/** Eight and eleven begin with a vowel. */
const a = (value: number): string => `${value === 8 || value === 11 ? 'an' : 'a'} ${value}`
const numbers = (values: readonly number[]): string => list(values.map(String))
const points = (count: number): string => `${count} ${plural(count, { one: 'point', other: 'points' })}`
const crosses = (count: number): string => `${count} ${plural(count, { one: 'cross', other: 'crosses' })}`
const skipped = (values: readonly number[]): string =>
  values.length > 3 ? `skips ${values.length} numbers` : `skips ${numbers(values)}`
const verb = (who: Who, you: string, other: string): string =>
  who === null ? `You ${you}` : `${who} ${other}`

export const words = {
  colour,
  mark: (row: Colour, value: number) => `${colour[row]} ${value}`,
  pass: 'Pass',
  done: 'Done',
  /** A player with nobody at the screen to be called by name. */
  seat: (number: number) => `Player ${number}`,

  dice: {
    tray: (who: Who) => (who === null ? 'Your dice' : `${who}’s dice`),
    white: (first: number, second: number, sum: number) =>
      `White dice ${first} and ${second}, together ${sum}`,
    coloured: (row: Colour, value: number, sums: readonly number[]) =>
      `${colour[row]} die ${value}, with a white one ${sums.join(' or ')}`,
    out: (row: Colour) => `${Colours[row]} is closed, its die is out`,
    skip: 'Lay the dice down at once',
  },

  sheet: {
    own: 'Your sheet',
    of: (name: string) => `${name}’s sheet`,
    row: (row: Colour, count: number, worth: number) =>
      `${Colours[row]}: ${crosses(count)}, ${points(worth)}`,
    box: ({ row, value, state, skips, locks, hinted }: BoxWords) =>
      [
        `${colour[row]} ${value}`,
        state === 'crossed' && 'crossed',
        state === 'lost' && 'lost',
        state === 'pencil' && 'pencilled in, press again to cross it',
        state === 'possible' && 'possible',
        state === 'later' && 'offered by the coloured dice',
        skips.length > 0 &&
          `would skip ${plural(skips.length, { one: '1 number', other: `${skips.length} numbers` })}`,
        locks && 'would close the row',
        hinted && 'hint',
      ]
        .filter(Boolean)
        .join(', '),
    lock: (row: Colour, by: 'nobody' | 'owner' | 'other') =>
      by === 'nobody'
        ? `Lock of ${colour[row]}, open`
        : by === 'owner'
          ? `Lock of ${colour[row]}, crossed`
          : `${Colours[row]} is closed`,
    penalties: (count: number) => `${count} of 4 penalties`,
    penalty: 'Penalties',
    penaltyEach: '−5 each',
    total: 'Total',
    key: 'Crosses and points',
    series: (earlier: number) => `earlier games ${earlier}`,
    game: (number: number, of: number) => `Game ${number} of ${of}`,
  },

  now: {
    white: (sum: number) => `White dice: ${sum}. Cross it in one row, or pass.`,
    whiteNowhere: (sum: number) => `The white ${sum} fits nowhere on your sheet.`,
    colour: 'Now one white and one coloured die together, in that colour’s row.',
    colourNowhere: 'No sum of a white and a coloured die fits your sheet.',
    waiting: (names: readonly string[]) => `Still choosing: ${list(names)}`,
    chose: (what: string | null) => (what === null ? 'You pass.' : `You chose ${what}.`),
    coloursOf: (name: string) => `${name} may now use a coloured die.`,
    rolling: (who: Who) => verb(who, 'roll the dice …', 'rolls the dice …'),
    roll: (who: Who) => verb(who, 'roll next.', 'rolls next.'),
    over: 'The game is over.',
    preview: ({ row, value, worth, skips, locks }: PreviewWords) =>
      `${Colours[row]} ${value}: ${points(worth)}` +
      `${skips.length > 0 ? `, ${skipped(skips)}` : ''}${locks ? `, closes ${colour[row]}` : ''}.`,
    previewPenalty: 'A penalty: 5 points less.',
    previewLastPenalty: 'Your fourth penalty: 5 points less, and the game ends.',
  },

  passing: {
    free: 'costs nothing',
    later: 'colours come next',
    marked: 'you have a cross',
    penalty: 'penalty −5',
    last: 'penalty −5, ends the game',
    unsure: '−5 without a white cross',
  },

  whyNot: {
    watching: 'You are watching: the sheet belongs to somebody else.',
    over: 'The game is over.',
    crossed: (row: Colour, value: number) => `${Colours[row]} ${value} is already crossed.`,
    closed: (row: Colour) => `${Colours[row]} is closed for everyone: its die is out of the game.`,
    leftToRight: (row: Colour, crossed: number) =>
      `You crossed ${crossed}: ${colour[row]} goes left to right.`,
    lastNumber: (row: Colour, value: number, have: number) =>
      `The last number, ${colour[row]} ${value}, needs five crosses in its row first; you have ${have}.`,
    notRolled: 'First the dice are rolled.',
    chosen: 'You have chosen: it counts as soon as everyone has.',
    notYourColours: (name: string) => `Only ${name}, who rolled, may use the coloured dice.`,
    whiteSum: (sum: number) => `The white dice make ${sum}: only ${a(sum)} can be crossed now.`,
    coloursLater: (sum: number) => `The coloured dice come second: now only the white ${sum} counts.`,
    whiteIsOver: (row: Colour, sums: readonly number[]) =>
      `The white sum was the first action. With the ${colour[row]} die ${numbers(sums)} can be crossed.`,
    colourSum: (row: Colour, sums: readonly number[]) =>
      `The ${colour[row]} die and a white one make ${sums.join(' or ')}: nothing else in ${colour[row]}.`,
    noPassNow: 'There is nothing to pass on at the moment.',
  },

  rival: {
    show: ({ name, total, rows, penalties, state }: RivalWords) =>
      [
        `${name}: ${points(total)}`,
        ...rows.map(([row, count]) => `${colour[row]} ${crosses(count)}`),
        `${penalties} ${plural(penalties, { one: 'penalty', other: 'penalties' })}`,
        state === 'choosing' && 'still choosing',
        state === 'chosen' && 'has chosen',
        state === 'active' && 'has the dice',
      ]
        .filter(Boolean)
        .join(', '),
    others: 'The others',
    choosing: 'choosing',
    chosen: 'ready',
    active: 'rolls',
    away: 'away',
    close: 'Close',
  },

  tell: {
    rolled: (who: Who, white: readonly [number, number], coloured: readonly (readonly [Colour, number])[]) =>
      `${verb(who, 'roll', 'rolls')} white ${white[0]} and ${white[1]}, together ${white[0] + white[1]}; ` +
      `${coloured.map(([row, value]) => `${colour[row]} ${value}`).join(', ')}.`,
    crosses: (who: Who, row: Colour, value: number) =>
      `${verb(who, 'cross', 'crosses')} ${colour[row]} ${value}.`,
    passes: (whos: readonly Who[]) =>
      capital(
        `${list(whos.map((who) => who ?? 'you'))} ${whos.length === 1 && whos[0] !== null ? 'passes' : 'pass'}.`,
      ),
    penalty: (who: Who) => `${verb(who, 'take', 'takes')} a penalty.`,
    closes: (rows: readonly Colour[]) =>
      `${list(rows.map((row) => Colours[row]))} ${plural(rows.length, { one: 'is', other: 'are' })} closed.`,
    nextGame: (number: number) => `Game ${number} begins.`,
  },

  between: {
    title: (number: number) => `Game ${number} is over`,
    gained: 'This game',
    total: 'Together',
    goOn: 'On to the next game',
  },

  end: {
    caption: 'Where the points come from',
    lastGame: (number: number) => `Where the points of game ${number} come from`,
    player: 'Player',
    penalties: 'Penalties',
    game: 'Game',
    total: 'Total',
    crosses,
    series: 'The games of the series',
  },

  entry: {
    title: 'What do the dice show?',
    help: 'Tap a face for each die, or type 1 to 6 from top to bottom.',
    face: (die: Colour | 'white', which: number, value: number) =>
      `${die === 'white' ? `white die ${which}` : `${colour[die]} die`}: ${value}`,
    die: (die: Colour | 'white', which: number) => (die === 'white' ? `White ${which}` : Colours[die]),
    enter: 'Enter this roll',
    missing: (dice: readonly string[]) => `Still missing: ${list(dice)}`,
    ready: (sum: number) => `White makes ${sum}.`,
  },

  options: {
    first: 'Who rolls first',
    games: 'Games in a row',
    gamesHelp: 'The points of all games are added; the left neighbour begins the next one.',
  },

  lesson: {
    sheet:
      'This is your sheet. In each row you cross numbers from left to right; red and yellow climb, green and blue fall. You may skip, but what you skip is gone.',
    white: 'You rolled. The two white dice make 3, and everyone at the table may cross a 3, in any row.',
    yellow:
      'In yellow that skips only the 2. Tap the yellow 3: it is pencilled in. Tap it again and it is crossed.',
    colour: 'You rolled, so you may also add one white die to one coloured die. White 1 and red 1 make 2.',
    red: 'The 2 is the very first red number, so nothing is lost: cross the red 2.',
    other:
      'Now the other player rolled. The white dice count for you too: they make 11. Blue falls from 12, so 11 is a fine start: cross the blue 11.',
    penalty:
      'When others roll you never have to cross anything. In your own turn, if you cross nothing at all, you take a penalty: minus 5 points. The fourth one ends the game.',
    points:
      'Each further cross in a row is worth one point more than the one before: 1, 3, 6, 10, 15 … Long rows pay.',
    lock: 'With five crosses in a row you may cross its last number. That locks the row for everyone, takes its die away and gives you an extra cross.',
    end: 'When two rows are locked the game is over and most points win. That is all: have fun!',
  },

  shortcuts: {
    row: 'go to a row and through the numbers you can cross in it',
    box: 'go from number to number',
    cross: 'pencil the number in, and once more: cross it',
    pass: 'pass',
    erase: 'erase the pencil',
  },

  hint: {
    plain: 'The strongest bot would play this.',
    'qwixx.ends-ahead': ({ lead }) => `It ends the game with you ${points(lead)} ahead.`,
    'qwixx.locks': ({ row, points: worth }) => `It closes ${colour[row]} for ${points(worth)}.`,
    'qwixx.lock-next': ({ row, value }) => `After that only the ${value} is missing to close ${colour[row]}.`,
    'qwixx.skips-none': ({ row }) => `It skips nothing in ${colour[row]}.`,
    'qwixx.skips': ({ row, count }) =>
      `It skips ${plural(count, { one: 'only one number', other: `${count} numbers` })} in ${colour[row]}.`,
    'qwixx.cross': ({ row, crosses: count, points: worth }) =>
      `It is cross number ${count} in ${colour[row]}, worth ${points(worth)}.`,
    'qwixx.saves-penalty': () => 'It saves you a penalty.',
    'qwixx.takes-penalty': () => 'A penalty costs less than the numbers any cross would skip.',
    'qwixx.waits': () => 'Any cross would skip too many numbers.',
    'qwixx.colour-instead': ({ row, value }) => `The coloured dice offer better: ${colour[row]} ${value}.`,
    'qwixx.colour-too': ({ row, value }) =>
      `It leaves room for ${colour[row]} ${value} with the coloured dice.`,
  } satisfies HintWords,
}
