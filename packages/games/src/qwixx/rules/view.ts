import type { Sealed } from '@rattlecup/kit'
import { diceOf } from './codec.ts'
import { valueAt } from './sheet.ts'
import {
  COLOURS,
  LOCK,
  POSITIONS,
  ROWS,
  type QwixxMove,
  type QwixxSheet,
  type QwixxState,
  type QwixxView,
} from './types.ts'

/** Everything on the table is open but for the choices of the white action, which the runner keeps. */
export function view(state: QwixxState, _seat: number | null, sealed: Sealed<QwixxMove>): QwixxView {
  return {
    phase: state.phase,
    active: state.active,
    game: state.game,
    dice: state.phase === 'roll' ? null : diceOf(state),
    closed: COLOURS.filter((_, row) => (state.closed >> row) & 1),
    sheets: state.penalties.map((_, seat) => sheet(state, seat)),
    chosen: [...sealed.chosen],
    own: sealed.own,
    totals: [...state.totals],
  }
}

function sheet(state: QwixxState, seat: number): QwixxSheet {
  const masks = state.rows.slice(seat * ROWS, seat * ROWS + ROWS)
  const [red = [], yellow = [], green = [], blue = []] = masks.map(marksOf)
  const locks = COLOURS.filter((_, row) => (masks[row] as number) & LOCK)
  return { red, yellow, green, blue, locks, penalties: state.penalties[seat] as number }
}

function marksOf(mask: number, row: number): number[] {
  const marks: number[] = []
  for (let position = 0; position < POSITIONS; position++) {
    if ((mask >> position) & 1) marks.push(valueAt(row, position))
  }
  return marks
}
