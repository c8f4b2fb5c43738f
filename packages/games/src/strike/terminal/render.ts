import type { Strike } from '../rules/types.ts'
import type { TerminalUi, Stage } from '../../terminal/terminal-ui.ts'
import { padLeft, padRight, plural } from '../../terminal/text.ts'

type View = Strike['View']

const NAME = 14
const EMPTY = ['', '(the arena is empty)', '']

export const render: TerminalUi<Strike>['render'] = (view, _seat, stage) => {
  const faces = view.arena.map(({ face }) => face)
  const dice =
    faces.length === 0
      ? EMPTY
      : [
          faces.map(() => '┌───┐').join(' '),
          faces.map((face) => `│ ${stage.paint('bold', String(face))} │`).join(' '),
          faces.map(() => '└───┘').join(' '),
        ]
  return [
    `   round ${view.round}`,
    ...dice.map((line) => `   ${line}`.trimEnd()),
    ...view.reserve.map((_, seat) => seatLine(view, seat, stage)),
  ]
}

function seatLine(view: View, seat: number, { names, paint }: Stage): string {
  const reserve = view.reserve[seat] as number
  const mark = seat === view.active ? '▸' : ' '
  const dice = view.out.includes(seat) ? 'out' : '■'.repeat(reserve)
  const count = view.out.includes(seat) ? '' : plural(reserve, 'die', 'dice')
  const points = plural(view.points[seat] as number, 'point', 'points')
  return ` ${mark} ${padRight(names[seat] as string, NAME)}${padRight(paint('yellow', dice), 32)}${padLeft(count, 8)}${padLeft(points, 11)}`
}
