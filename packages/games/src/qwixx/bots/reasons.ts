import type { ReasonOf } from '@rattlecup/bots'
import { markCode, PASS } from '../rules/play.ts'
import { valueAt } from '../rules/sheet.ts'
import {
  COLOURS,
  LAST,
  MAX_PENALTIES,
  PENALTY,
  POSITIONS,
  ROWS,
  ROWS_TO_END,
  type Colour,
} from '../rules/types.ts'
import { GAIN, NEXT, rowOf, type FastState } from './fast-state.ts'
import { lastOf, marksOf, STUCK } from './states.ts'
import { bestRival } from './table-player.ts'

/** Every reason there is, with an English sentence; the names in braces are filled in. */
export const REASONS = {
  'qwixx.ends-ahead': 'It ends the game while you are {lead} points ahead.',
  'qwixx.locks': 'It locks {row} for {points} points.',
  'qwixx.lock-next': 'Then you only need the {value} to lock {row}.',
  'qwixx.skips-none': 'It skips nothing in {row}.',
  'qwixx.skips': 'It skips {count} of the numbers in {row}.',
  'qwixx.cross': 'It is your cross number {crosses} in {row}, worth {points}.',
  'qwixx.saves-penalty': 'It saves you a penalty.',
  'qwixx.takes-penalty': 'A penalty costs less than the numbers that any cross would skip.',
  'qwixx.waits': 'Any cross would skip too many numbers.',
  'qwixx.colour-instead': 'The coloured dice offer something better: {row} {value}.',
  'qwixx.colour-too': 'It leaves room for {row} {value} with the coloured dice.',
} as const

/** Every reason with its values, for whoever puts them into words. */
export type QwixxReason = ReasonOf<
  typeof REASONS,
  { row: Colour; value: number; count: number; crosses: number; points: number; lead: number }
>

/** A choice to be explained; `next` is what its player means to do with the coloured dice afterwards. */
export interface Explained {
  readonly fast: FastState
  readonly seat: number
  readonly code: number
  readonly next?: number
}

/** Why a move is good, the weightiest reason first. */
export function reasonsFor({ fast, seat, code, next = PASS }: Explained): QwixxReason[] {
  const further = next === PASS ? undefined : { row: colourOf(next), value: numberOf(next) }
  if (code !== PASS) {
    const marking = reasonsToMark(fast, seat, code)
    return further ? [...marking, { key: 'qwixx.colour-too', values: further }] : marking
  }
  if (further) return [{ key: 'qwixx.colour-instead', values: further }]
  const penalised = seat === fast.active && !fast.marked
  if (!penalised) return [{ key: 'qwixx.waits', values: {} }]
  const ends = fast.penalties[seat]! + 1 === MAX_PENALTIES ? endReasons(fast, seat, -PENALTY) : []
  return [...ends, { key: 'qwixx.takes-penalty', values: {} }]
}

function reasonsToMark(fast: FastState, seat: number, code: number): QwixxReason[] {
  const [row, position] = [colourOf(code), code - markCode(rowOf(code), 0)]
  const state = fast.rows[seat * ROWS + rowOf(code)]!
  const points = GAIN[state * POSITIONS + position]!
  if (position === LAST) {
    const ends = fast.closedRows + 1 >= ROWS_TO_END ? endReasons(fast, seat, points) : []
    return [...ends, { key: 'qwixx.locks', values: { row, points } }]
  }
  const reasons: QwixxReason[] = []
  if (position === LAST - 1 && NEXT[state * POSITIONS + position] !== STUCK)
    reasons.push({ key: 'qwixx.lock-next', values: { row, value: valueAt(rowOf(code), LAST) } })
  const count = position - lastOf(state) - 1
  if (count === 0) reasons.push({ key: 'qwixx.skips-none', values: { row } })
  else reasons.push({ key: 'qwixx.skips', values: { row, count } })
  reasons.push({ key: 'qwixx.cross', values: { row, crosses: marksOf(state) + 1, points } })
  if (seat === fast.active && !fast.marked && fast.penalties[seat]! > 0)
    reasons.push({ key: 'qwixx.saves-penalty', values: {} })
  return reasons
}

function endReasons(fast: FastState, seat: number, gained: number): QwixxReason[] {
  const lead = fast.points[seat]! + gained - bestRival(fast, seat)
  return fast.players > 1 && lead > 0 ? [{ key: 'qwixx.ends-ahead', values: { lead } }] : []
}

function colourOf(code: number): Colour {
  return COLOURS[rowOf(code)] as Colour
}

function numberOf(code: number): number {
  return valueAt(rowOf(code), code - markCode(rowOf(code), 0))
}
