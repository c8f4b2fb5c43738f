import type { qwixx } from '@rattlecup/games/qwixx'
import type { Breakdown, Menu, Stage, TypesOf, Words } from '../face.ts'
import { does, listed, squeeze, standings } from '../text.ts'
import { COLOURS, numbersOf, paintSymbol, rowPoints, type Colour, type Sheet } from './qwixx-sheet.ts'

type Qwixx = TypesOf<typeof qwixx>
type View = Qwixx['View']
type Move = Qwixx['Move']

const PENALTY = 5

export const qwixxWords: Words<Qwixx> = {
  help: [
    'Cross numbers from left to right; whatever you skip is lost.',
    'After each roll everybody may cross the sum of the white dice in one row (in secret, at once).',
    'Then the player who rolled may cross one white die plus one coloured die in its row.',
    'Whoever rolled and crossed nothing takes a penalty of 5.',
    'The last number of a row needs five crosses before it; it closes the row for all.',
    'The game ends with two closed rows or a fourth penalty.',
    'k crosses in a row are worth 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78 points.',
    'Type the number of a choice, or r7, y7, g7, b7 for a row and a number, or p to pass.',
  ],
  menu: (view, seat, moves, stage) => ({
    numbered: true,
    choices: moves.map((move) => choice(view, seat, move, stage)),
  }),
  move: describe,
  outcome(view, { white: [one, other], ...rest }, { names, paint }) {
    const colours = COLOURS.filter((colour) => rest[colour] !== undefined)
    const dice = colours.map((colour) => `${paintSymbol(paint, colour)} ${rest[colour]}`)
    return [`${does(names[view.active], 'rolls')} ${one} + ${other} = ${one + other}`, ...dice].join('   ')
  },
  news,
  wanted(_view, { dice }) {
    const colours = dice.slice(2)
    const example = `14 ${'6235'.slice(0, colours.length)}`
    return `the dice ${listed(['white', 'white', ...colours])}, such as ${example}`
  },
  typed(_view, { dice }, text) {
    const digits = [...squeeze(text)].map(Number)
    if (digits.length !== dice.length || digits.some((digit) => !(digit >= 1 && digit <= 6))) return undefined
    const [one = 0, other = 0, ...coloured] = digits
    const values = dice.slice(2).map((colour, i) => [colour, coloured[i]])
    return { type: 'roll', white: [one, other], ...Object.fromEntries(values) }
  },
  breakdown: (views) => parts(views.at(-1) as View),
}

function parts(view: View): Breakdown {
  const series = view.game > 1
  return {
    columns: [...COLOURS, 'penalties', ...(series ? ['earlier games'] : [])],
    rows: view.sheets.map((sheet, seat) => [
      ...COLOURS.map((colour) => rowPoints(sheet, colour)),
      0 - PENALTY * sheet.penalties,
      ...(series ? [view.totals[seat] as number] : []),
    ]),
  }
}

function choice(view: View, seat: number, move: Move, stage: Stage): Menu<Move>['choices'][number] {
  const words = describe(view, seat, move, stage)
  if (move.type === 'pass') return { move, words: words + passWarning(view, seat), keys: ['p', 'pass'] }
  const { row, value } = move
  return { move, words, keys: [`${row[0]}${value}`, `${row}${value}`] }
}

/** The view doesn't say what was crossed in the white action; the player knows. */
function passWarning(view: View, seat: number): string {
  if (seat !== view.active) return ''
  if (view.phase === 'white') return ' (you still have the coloured dice)'
  return ' (a penalty of 5, if you crossed nothing with the white dice)'
}

function describe(view: View, seat: number, move: Move, { paint }: Stage): string {
  if (move.type === 'pass') return 'pass'
  const skipped = skippedBy(view.sheets[seat] as Sheet, move.row, move.value)
  const closes = numbersOf(move.row).at(-1) === move.value ? ' and close the row' : ''
  const skips = skipped.length > 0 ? ` (skips ${span(skipped)})` : ''
  return `cross ${paintSymbol(paint, move.row)} ${move.row} ${move.value}${closes}${skips}`
}

/** A few numbers in full, more by the first and the last. */
function span(numbers: readonly number[]): string {
  return numbers.length < 4 ? numbers.join(', ') : `${numbers[0]} to ${numbers.at(-1)}`
}

function skippedBy(sheet: Sheet, row: Colour, value: number): number[] {
  const numbers = numbersOf(row)
  const last = sheet[row].at(-1)
  const start = last === undefined ? 0 : numbers.indexOf(last) + 1
  return numbers.slice(start, numbers.indexOf(value))
}

function news(before: View, after: View, { names, paint }: Stage): string[] {
  if (after.game !== before.game) {
    return [`Game ${before.game} is over: ${standings(names, after.totals)}. Game ${after.game} begins.`]
  }
  const penalties = after.sheets.flatMap(({ penalties }, seat) => {
    const more = penalties > (before.sheets[seat] as Sheet).penalties
    return more ? [`${does(names[seat], 'takes')} a penalty: number ${penalties} of 4.`] : []
  })
  const closed = after.closed.filter((colour) => !before.closed.includes(colour))
  const rows = closed.map(
    (colour) => `${paintSymbol(paint, colour)} ${colour} (${lockers(after, colour, names)})`,
  )
  return [...penalties, ...(rows.length > 0 ? [`Closed: ${listed(rows)}.`] : [])]
}

function lockers(view: View, colour: Colour, names: readonly string[]): string {
  return `locked by ${listed(names.filter((_, seat) => (view.sheets[seat] as Sheet).locks.includes(colour)))}`
}
