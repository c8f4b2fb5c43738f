import { listIn, pluralIn, type Who } from '@rattlecup/ui'
import type { QwixxColour } from '../../rules/types.ts'
import { capital, type BoxWords, type HintWords, type PreviewWords, type RivalWords } from './said.ts'

const plural = pluralIn('en')
const list = listIn('en')

const colour: Readonly<Record<QwixxColour, string>> = {
  red: 'red',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
}
const Colours: Readonly<Record<QwixxColour, string>> = {
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
  who === undefined ? `You ${you}` : `${who} ${other}`

/** All but the last with commas. */
const either = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

export const words = {
  colour,
  mark: (row: QwixxColour, value: number) => `${colour[row]} ${value}`,
  pass: 'Pass',
  done: 'Done',
  /** A player with nobody at the screen to be called by name. */
  seat: (number: number) => `Player ${number}`,

  beforehand: {
    sums: 'The white dice make',
    rows: 'The white sum fits',
    tell: (sums: readonly number[], rows: readonly QwixxColour[]) =>
      `the white sum ${[sums.length > 0 && `is ${either(sums.map(String))}`, rows.length > 0 && `fits ${either(rows.map((row) => colour[row]))}`].filter(Boolean).join(' or ')}`,
  },

  dice: {
    tray: (who: Who) => (who === undefined ? 'Your dice' : `${who}’s dice`),
    white: (first: number, second: number, sum: number) =>
      `White dice ${first} and ${second}, together ${sum}`,
    coloured: (row: QwixxColour, value: number, sums: readonly number[]) =>
      `${colour[row]} die ${value}, with a white one ${sums.join(' or ')}`,
    out: (row: QwixxColour) => `${Colours[row]} is locked, its die is out`,
    skip: 'Stop the dice at once',
  },

  sheet: {
    own: 'Your sheet',
    of: (name: string) => `${name}’s sheet`,
    row: (row: QwixxColour, count: number, worth: number) =>
      `${Colours[row]}: ${crosses(count)}, ${points(worth)}`,
    box: ({ row, value, state, skips, locks, hinted }: BoxWords) =>
      [
        `${colour[row]} ${value}`,
        state === 'crossed' && 'crossed',
        state === 'lost' && 'lost',
        state === 'pencil' && 'pencilled in, press again to cross it',
        state === 'possible' && 'possible',
        state === 'later' && 'possible with the coloured dice',
        skips.length > 0 &&
          `would skip ${plural(skips.length, { one: '1 number', other: `${skips.length} numbers` })}`,
        locks && 'would lock the row',
        hinted && 'hint',
      ]
        .filter(Boolean)
        .join(', '),
    lock: (row: QwixxColour, by: 'nobody' | 'owner' | 'other') =>
      by === 'nobody'
        ? `${Colours[row]} lock, open`
        : by === 'owner'
          ? `${Colours[row]} lock, crossed`
          : `${Colours[row]} is locked`,
    penalties: (count: number) => `${count} of 4 penalties`,
    penalty: 'Penalties',
    penaltyEach: '−5 each',
    total: 'Total',
    key: 'Crosses and points',
    series: (earlier: number) => `earlier games ${earlier}`,
    game: (number: number, of: number) => `Game ${number} of ${of}`,
  },

  now: {
    white: (sum: number, who: Who) =>
      who === undefined
        ? `White dice: ${sum}. Cross ${a(sum)} in one row, or pass.`
        : `${who} rolled: you may cross ${a(sum)} in one row.`,
    whiteNowhere: (sum: number) => `The white ${sum} fits nowhere on your sheet.`,
    colour: 'Now add one white die to one coloured die, in that colour’s row.',
    colourNowhere: 'No sum of a white and a coloured die fits your sheet.',
    waiting: (names: readonly string[]) =>
      `${list(names)} ${plural(names.length, { one: 'is', other: 'are' })} still choosing.`,
    chose: (what: string | null) => (what === null ? 'You pass.' : `You chose ${what}.`),
    coloursOf: (name: string) => `${name} can now use a coloured die.`,
    rolling: (who: Who) => verb(who, 'roll the dice…', 'rolls the dice…'),
    roll: (who: Who) => verb(who, 'roll next.', 'rolls next.'),
    over: 'The game is over.',
    preview: ({ row, value, worth, skips, locks }: PreviewWords) =>
      `${Colours[row]} ${value}: ${points(worth)}` +
      `${skips.length > 0 ? `, ${skipped(skips)}` : ''}${locks ? `, locks ${colour[row]}` : ''}.`,
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
    watching: 'You are watching: this is somebody else’s sheet.',
    over: 'The game is over.',
    crossed: (row: QwixxColour, value: number) => `${Colours[row]} ${value} is already crossed.`,
    closed: (row: QwixxColour) => `${Colours[row]} is locked for everyone: its die is out of the game.`,
    leftToRight: (row: QwixxColour, crossed: number) =>
      `You crossed ${crossed}: ${colour[row]} goes left to right.`,
    lastNumber: (row: QwixxColour, value: number, have: number) =>
      `You need five crosses in ${colour[row]} before the ${value}; you have ${have}.`,
    notRolled: 'The dice have to be rolled first.',
    chosen: 'You have chosen. It counts once everyone has.',
    notYourColours: (name: string) => `${name} rolled, so the coloured dice are not for you.`,
    whiteSum: (sum: number) => `The white dice make ${sum}: you can only cross ${a(sum)} now.`,
    coloursLater: (sum: number) => `The coloured dice come second: now only the white ${sum} counts.`,
    whiteIsOver: (row: QwixxColour, sums: readonly number[]) =>
      `The white dice are done. With the ${colour[row]} die you can cross ${sums.join(' or ')}.`,
    colourSum: (row: QwixxColour, sums: readonly number[]) =>
      `The ${colour[row]} die and a white one make ${sums.join(' or ')}: nothing else fits in ${colour[row]}.`,
    noPassNow: 'There is nothing to pass right now.',
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
    rolled: (
      who: Who,
      white: readonly [number, number],
      coloured: readonly (readonly [QwixxColour, number])[],
    ) =>
      `${verb(who, 'roll', 'rolls')} white ${white[0]} and ${white[1]}, together ${white[0] + white[1]}; ` +
      `${coloured.map(([row, value]) => `${colour[row]} ${value}`).join(', ')}.`,
    crosses: (who: Who, row: QwixxColour, value: number) =>
      `${verb(who, 'cross', 'crosses')} ${colour[row]} ${value}.`,
    passes: (whos: readonly Who[]) =>
      capital(
        `${list(whos.map((who) => who ?? 'you'))} ${whos.length === 1 && whos[0] !== undefined ? 'passes' : 'pass'}.`,
      ),
    penalty: (who: Who) => `${verb(who, 'take', 'takes')} a penalty.`,
    closes: (rows: readonly QwixxColour[]) =>
      `${list(rows.map((row) => Colours[row]))} ${plural(rows.length, { one: 'is', other: 'are' })} locked.`,
    nextGame: (number: number) => `Game ${number} begins.`,
  },

  between: {
    title: (number: number) => `Game ${number} is over`,
    gained: 'This game',
    total: 'So far',
    goOn: 'Next game',
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
    face: (die: QwixxColour | 'white', which: number, value: number) =>
      `${die === 'white' ? `white die ${which}` : `${colour[die]} die`}: ${value}`,
    die: (die: QwixxColour | 'white', which: number) => (die === 'white' ? `White ${which}` : Colours[die]),
    enter: 'Enter this roll',
    missing: (dice: readonly string[]) => `Still missing: ${list(dice)}`,
    ready: (sum: number) => `White makes ${sum}.`,
  },

  options: {
    first: 'Who rolls first',
    games: 'Number of games',
    gamesHelp: 'The points of all games add up; the next one starts with the player to the left.',
  },

  lesson: {
    sheet:
      'This is your sheet. In each row you cross numbers from left to right; red and yellow go up, green and blue go down. You may skip numbers, but you can’t come back to them.',
    white: 'You rolled. The two white dice make 3, and everyone at the table may cross a 3, in any row.',
    yellow: 'In yellow that skips only the 2. Tap the yellow 3 to pencil it in. Tap it again to cross it.',
    colour: 'You rolled, so you may also add one white die to one coloured die. White 1 and red 1 make 2.',
    red: 'The 2 is the very first red number, so nothing is lost: cross the red 2.',
    other:
      'Now the other player rolled. The white dice count for you too: they make 11. Blue starts at 12, so 11 is a fine beginning: cross the blue 11.',
    penalty:
      'When others roll, you never have to cross anything. But if you roll and cross nothing at all, you take a penalty: minus 5 points. The fourth one ends the game.',
    points:
      'Each further cross in a row is worth one point more than the one before: 1, 3, 6, 10, 15… Long rows pay.',
    lock: 'Once a row has five crosses, you may cross its last number. That locks the row for everyone, removes its die and gives you an extra cross.',
    end: 'When two rows are locked, the game is over and most points win. That’s all: have fun!',
  },

  shortcuts: {
    row: 'go to a row and through the numbers you can cross in it',
    box: 'go from number to number',
    cross: 'pencil the number in; again to cross it',
    pass: 'pass',
    erase: 'erase the pencil mark',
  },

  hint: {
    plain: 'The strongest bot would play this.',
    'qwixx.ends-ahead': ({ lead }) => `It ends the game while you are ${points(lead)} ahead.`,
    'qwixx.locks': ({ row, points: worth }) => `It locks ${colour[row]} for ${points(worth)}.`,
    'qwixx.lock-next': ({ row, value }) => `Then you only need the ${value} to lock ${colour[row]}.`,
    'qwixx.skips-none': ({ row }) => `It skips nothing in ${colour[row]}.`,
    'qwixx.skips': ({ row, count }) =>
      `It skips ${plural(count, { one: 'only one number', other: `${count} numbers` })} in ${colour[row]}.`,
    'qwixx.cross': ({ row, crosses: count, points: worth }) =>
      `It is your cross number ${count} in ${colour[row]}, worth ${points(worth)}.`,
    'qwixx.saves-penalty': () => 'It saves you a penalty.',
    'qwixx.takes-penalty': () => 'A penalty costs less than the numbers any cross would skip.',
    'qwixx.waits': () => 'Any cross would skip numbers.',
    'qwixx.colour-instead': ({ row, value }) =>
      `The coloured dice offer something better: ${colour[row]} ${value}.`,
    'qwixx.colour-next': ({ row, value }) => `The coloured dice offer ${colour[row]} ${value}.`,
    'qwixx.nothing-fits': () => 'No number fits.',
    'qwixx.no-hurry': () => 'Passing costs nothing here.',
    'qwixx.penalty-forced': () => 'No number fits: the penalty cannot be avoided.',
    'qwixx.penalty-anyway': () => 'You take a penalty, and your rows stay as they are.',
    'qwixx.colour-too': ({ row, value }) =>
      `It leaves room for ${colour[row]} ${value} with the coloured dice.`,
  } satisfies HintWords,
}
