import type { Qwixx } from '../rules/types.ts'
import { paintSymbol } from '../../terminal/paint.ts'
import type { Breakdown, Menu, Stage, TerminalWords } from '../../terminal/terminal-ui.ts'
import { does, listed, squeeze, standings } from '../../terminal/text.ts'
import { isLastNumber, MOST_CROSSES, penaltyPoints, pointsOf, rowPoints, skippedBy } from '../rules/facts.ts'
import {
  COLOURS,
  MAX_PENALTIES,
  PENALTY,
  type QwixxColour,
  type QwixxSheet as Sheet,
} from '../rules/types.ts'

type View = Qwixx['View']
type Move = Qwixx['Move']

const ROW_POINTS = Array.from({ length: MOST_CROSSES }, (_, crosses) => pointsOf(crosses + 1))

export const words: TerminalWords<Qwixx> = {
  help: [
    'Cross numbers from left to right; whatever you skip is lost.',
    'After each roll everybody may cross the sum of the white dice in one row; all choose at once, in secret.',
    'Then the player who rolled may cross one white die plus one coloured die in its row.',
    `If you roll and cross nothing, you take a penalty of ${PENALTY}.`,
    'A row needs five crosses before you may cross its last number, which locks it for everyone.',
    'The game ends with two locked rows or a fourth penalty.',
    `A row with 1 to ${MOST_CROSSES} crosses is worth ${ROW_POINTS.join(', ')} points.`,
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
      penaltyPoints(sheet),
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
  return ` (a penalty of ${PENALTY}, if you crossed nothing with the white dice)`
}

function describe(view: View, seat: number, move: Move, { paint }: Stage): string {
  if (move.type === 'pass') return 'pass'
  const skipped = skippedBy(view.sheets[seat] as Sheet, move)
  const closes = isLastNumber(move.row, move.value) ? ' and lock the row' : ''
  const skips = skipped.length > 0 ? ` (skips ${span(skipped)})` : ''
  return `cross ${paintSymbol(paint, move.row)} ${move.row} ${move.value}${closes}${skips}`
}

/** A few numbers in full, more by the first and the last. */
function span(numbers: readonly number[]): string {
  return numbers.length < 4 ? numbers.join(', ') : `${numbers[0]} to ${numbers.at(-1)}`
}

function news(before: View, after: View, { names, paint }: Stage): string[] {
  if (after.game !== before.game) {
    return [`Game ${before.game} is over: ${standings(names, after.totals)}. Game ${after.game} starts.`]
  }
  const penalties = after.sheets.flatMap(({ penalties }, seat) => {
    const more = penalties > (before.sheets[seat] as Sheet).penalties
    return more ? [`${does(names[seat], 'takes')} a penalty: number ${penalties} of ${MAX_PENALTIES}.`] : []
  })
  const locked = after.closed.filter((colour) => !before.closed.includes(colour))
  const rows = locked.map(
    (colour) => `${paintSymbol(paint, colour)} ${colour} (by ${lockers(after, colour, names)})`,
  )
  return [...penalties, ...(rows.length > 0 ? [`Locked: ${listed(rows)}.`] : [])]
}

function lockers(view: View, colour: QwixxColour, names: readonly string[]): string {
  return listed(names.filter((_, seat) => (view.sheets[seat] as Sheet).locks.includes(colour)))
}
