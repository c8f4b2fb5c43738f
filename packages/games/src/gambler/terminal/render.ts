import type { BoardRow, Gambler } from '../rules/types.ts'
import type { TerminalUi, Stage } from '../../terminal/terminal-ui.ts'
import type { Paint } from '../../terminal/paint.ts'
import { padLeft, padRight } from '../../terminal/text.ts'
import { rowLength, rowLetter } from './words.ts'

type View = Gambler['View']

const CHIPS = [100, 50, 10] as const
const NAME = 14
const TITLE = 40
/** As many players as have a line each. */
const FEW = 3
/** Half a screen. */
const HALF = 40

export const render: TerminalUi<Gambler>['render'] = (view, _seat, stage) => [
  ...boardLines(view, stage.paint),
  ...(view.hand.length > 0 ? ['', `   in hand  ${view.hand.map((die) => `[${die}]`).join(' ')}`] : []),
  '',
  ...seatLines(view, stage),
]

/** Where there are many players, two stand in a line and their chips are left out: all must fit a screen. */
function seatLines(view: View, stage: Stage): string[] {
  if (view.points.length <= FEW) return view.points.map((_, seat) => withChips(view, seat, stage))
  return view.points.flatMap((_, seat) => {
    if (seat % 2 === 1) return []
    const pair = [seat, seat + 1].filter((each) => each < view.points.length)
    return [
      pair
        .map((each) => padRight(seatText(view, each, stage), HALF))
        .join('')
        .trimEnd(),
    ]
  })
}

function boardLines(view: View, paint: Paint): string[] {
  if (view.board === null) return ['   The boards are still covered.']
  const title = [...view.board.title].slice(0, TITLE).join('')
  const heading = `   round ${view.round}   ${paint('bold', title)}`
  return [heading, ...view.board.rows.map((row, i) => rowLine(row, i, view.rows[i] as number[], paint))]
}

/** A die that lies is in brackets; an empty box shows what it takes. */
function rowLine(row: BoardRow, index: number, placed: readonly number[], paint: Paint): string {
  const boxes = Array.from({ length: rowLength(row) }, (_, box) => {
    const die = placed[box]
    return die === undefined ? paint('dim', ` ${boxFace(row, box)} `) : paint('bold', `[${die}]`)
  })
  const full = placed.length === rowLength(row)
  return `   ${rowLetter(index)}  ${padRight(boxes.join(' '), 26)}${full ? paint('dim', padLeft('full', 5)) : price(row, paint)}`
}

function boxFace(row: BoardRow, box: number): string {
  if (row.kind === 'numbers') return String(row.boxes[box])
  if (row.kind === 'stars') return '★'
  return box < 3 ? '★' : '☆'
}

function price({ points, kind }: BoardRow, paint: Paint): string {
  const name = kind === 'fullhouse' ? '  full house' : ''
  if (points < 0) return paint('dim', `${padLeft(String(points), 5)}  black: you pay${name}`)
  return paint('yellow', padLeft(`+${points}`, 5)) + name
}

function withChips(view: View, seat: number, stage: Stage): string {
  const chips = stage.paint('dim', chipsOf(view.points[seat] as number))
  return `${seatText(view, seat, stage)}   ${chips}`.trimEnd()
}

function seatText(view: View, seat: number, { names, paint }: Stage): string {
  const mark = seat === view.active ? '▸' : ' '
  const name = padRight(names[seat] as string, NAME)
  const points = paint('bold', padLeft(String(view.points[seat]), 5))
  const supply = `${padLeft(String(view.supply[seat]), 2)} dice`
  return ` ${mark} ${name}${points} points   ${supply}`
}

/** The fewest chips that make up the points. */
function chipsOf(points: number): string {
  let rest = points
  const stacks = CHIPS.flatMap((chip) => {
    const count = Math.floor(rest / chip)
    rest -= count * chip
    return count > 0 ? [`${count}×${chip}`] : []
  })
  return stacks.join(' ')
}
