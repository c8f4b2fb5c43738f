import type { Qwixx } from '../rules/types.ts'
import type { TerminalUi, Stage } from '../../terminal/terminal-ui.ts'
import { paintSymbol, type Paint } from '../../terminal/paint.ts'
import { padLeft, padRight } from '../../terminal/text.ts'
import { numbersOf, penaltyPoints, rowPoints, sheetPoints } from '../rules/facts.ts'
import { COLOURS, MAX_PENALTIES, type QwixxColour, type QwixxSheet as Sheet } from '../rules/types.ts'

type View = Qwixx['View']

const CELL = 4

/** The own sheet as on paper, the others in a line each. */
export const render: TerminalUi<Qwixx>['render'] = (view, seat, stage) => {
  const shown = seat ?? view.active
  const others = view.sheets.flatMap((_, each) => (each === shown ? [] : [shortSheet(view, each, stage)]))
  return [...diceLines(view, stage.paint), ...sheetLines(view, shown, stage), ...others]
}

function diceLines(view: View, paint: Paint): string[] {
  if (view.dice === null) return []
  const { white, ...rest } = view.dice
  const [one, other] = white
  const coloured = COLOURS.flatMap((colour) => {
    const die = rest[colour]
    if (die === undefined) return []
    const sums = [...new Set([die + one, die + other])].join('/')
    return [`${paintSymbol(paint, colour)} ${die} (${view.closed.includes(colour) ? 'locked' : sums})`]
  })
  return [`   white ${one} + ${other} = ${paint('bold', String(one + other))}   ${coloured.join('   ')}`, '']
}

function sheetLines(view: View, seat: number, { names, paint }: Stage): string[] {
  const sheet = view.sheets[seat] as Sheet
  const boxes = Array.from({ length: MAX_PENALTIES }, (_, i) => (i < sheet.penalties ? '[✗]' : '[ ]')).join(
    ' ',
  )
  return [
    ` ${paint('bold', names[seat] as string)}${view.game > 1 ? `   game ${view.game}` : ''}`,
    ...COLOURS.map((colour) => rowLine(view, sheet, colour, paint)),
    `   ${padRight(`penalties ${boxes}`, 59)}${padLeft(String(penaltyPoints(sheet)), 5)}`,
    `   ${padRight(view.game > 1 ? 'points, earlier games included' : 'points', 59)}${paint('bold', padLeft(String(pointsOf(view, seat)), 5))}`,
  ]
}

function rowLine(view: View, sheet: Sheet, colour: QwixxColour, paint: Paint): string {
  const numbers = numbersOf(colour)
  const marks = sheet[colour]
  const last = numbers.indexOf(marks.at(-1) ?? 0)
  const closed = view.closed.includes(colour)
  const cells = numbers.map((number, i) => {
    if (marks.includes(number)) return paint('bold', padLeft('✗', CELL))
    // Skipped or closed: a dot as well as dim, for readers who see no shades.
    return i < last || closed
      ? paint('dim', padLeft('·', CELL))
      : paint(colour, padLeft(String(number), CELL))
  })
  const lock = sheet.locks.includes(colour) ? '✗' : closed ? 'locked' : '○'
  const label = `   ${paintSymbol(paint, colour)} ${padRight(colour, 6)}`
  return `${label}${cells.join('')}  ${padRight(lock, 6)}${padLeft(String(rowPoints(sheet, colour)), 4)}`
}

function shortSheet(view: View, seat: number, { names, paint }: Stage): string {
  const sheet = view.sheets[seat] as Sheet
  const rows = COLOURS.map((colour) => {
    const marks = sheet[colour]
    const reach = marks.length === 0 ? 'none' : `${marks.length}✗ to ${marks.at(-1)}`
    return `${paintSymbol(paint, colour)} ${padRight(reach, 9)}`
  })
  const points = padLeft(String(pointsOf(view, seat)), 4)
  return ` ${padRight(names[seat] as string, 12)}${points}  ${rows.join(' ')} penalties ${sheet.penalties}`
}

/** Earlier games of the series included. */
function pointsOf(view: View, seat: number): number {
  return (view.totals[seat] as number) + sheetPoints(view.sheets[seat] as Sheet)
}
