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
  type QwixxColour,
} from '../rules/types.ts'
import { colourChoices, whiteChoices } from './choices.ts'
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
  'qwixx.penalty-forced': 'No number fits: the penalty cannot be avoided.',
  'qwixx.penalty-anyway': 'It takes a penalty and leaves the rows as they are.',
  'qwixx.waits': 'Any cross would skip numbers.',
  'qwixx.nothing-fits': 'No number fits.',
  'qwixx.no-hurry': 'Passing costs nothing here.',
  'qwixx.colour-instead': 'The coloured dice offer something better: {row} {value}.',
  'qwixx.colour-next': 'The coloured dice offer {row} {value}.',
  'qwixx.colour-too': 'It leaves room for {row} {value} with the coloured dice.',
} as const

/** Every reason with its values, for whoever puts them into words. */
export type QwixxReason = ReasonOf<
  typeof REASONS,
  { row: QwixxColour; value: number; count: number; crosses: number; points: number; lead: number }
>

/** A choice to be explained; `next` is what its player means to do with the coloured dice afterwards. */
interface Explained {
  readonly fast: FastState
  readonly seat: number
  readonly phase: 'white' | 'colour'
  readonly code: number
  readonly next?: number
}

/** Why a move is good, the weightiest reason first. */
export function reasonsFor(explained: Explained): QwixxReason[] {
  const { code, next = PASS } = explained
  const further = next === PASS ? undefined : { row: colourOf(next), value: numberOf(next) }
  if (code !== PASS) {
    const marking = reasonsToMark(explained)
    return further ? [...marking, { key: 'qwixx.colour-too', values: further }] : marking
  }
  if (!further) return reasonsToPass(explained)
  const hasWhite = marksNow({ ...explained, phase: 'white' }).length > 0
  return [{ key: hasWhite ? 'qwixx.colour-instead' : 'qwixx.colour-next', values: further }]
}

function reasonsToPass({ fast, seat, phase }: Explained): QwixxReason[] {
  const isActive = seat === fast.active
  const marks = marksNow({ fast, seat, phase })
  if (phase === 'white' && isActive) marks.push(...marksNow({ fast, seat, phase: 'colour' }))
  const skipsAll = marks.every((code) => skippedBy(fast, seat, code) > 0)
  if (!isActive || fast.marked) {
    if (marks.length === 0) return [{ key: 'qwixx.nothing-fits', values: {} }]
    return [{ key: skipsAll ? 'qwixx.waits' : 'qwixx.no-hurry', values: {} }]
  }
  const ends = fast.penalties[seat]! + 1 === MAX_PENALTIES ? endReasons(fast, seat, -PENALTY) : []
  if (marks.length === 0) return [...ends, { key: 'qwixx.penalty-forced', values: {} }]
  return [...ends, { key: skipsAll ? 'qwixx.takes-penalty' : 'qwixx.penalty-anyway', values: {} }]
}

/** The crosses that a seat may make with the dice of an action. */
function marksNow({ fast, seat, phase }: Pick<Explained, 'fast' | 'seat' | 'phase'>): number[] {
  const choices = new Uint8Array(1 + 2 * ROWS)
  const count = (phase === 'white' ? whiteChoices : colourChoices)(fast, seat, choices)
  return Array.from(choices.subarray(0, count)).filter((choice) => choice !== PASS)
}

function skippedBy(fast: FastState, seat: number, code: number): number {
  return code - markCode(rowOf(code), 0) - lastOf(fast.rows[seat * ROWS + rowOf(code)]!) - 1
}

function reasonsToMark({ fast, seat, phase, code }: Explained): QwixxReason[] {
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
  const count = skippedBy(fast, seat, code)
  if (count === 0) reasons.push({ key: 'qwixx.skips-none', values: { row } })
  else reasons.push({ key: 'qwixx.skips', values: { row, count } })
  reasons.push({ key: 'qwixx.cross', values: { row, crosses: marksOf(state) + 1, points } })
  const isLast = phase === 'colour' || marksNow({ fast, seat, phase: 'colour' }).length === 0
  if (seat === fast.active && !fast.marked && isLast) reasons.push({ key: 'qwixx.saves-penalty', values: {} })
  return reasons
}

function endReasons(fast: FastState, seat: number, gained: number): QwixxReason[] {
  const lead = fast.points[seat]! + gained - bestRival(fast, seat)
  return fast.players > 1 && lead > 0 ? [{ key: 'qwixx.ends-ahead', values: { lead } }] : []
}

function colourOf(code: number): QwixxColour {
  return COLOURS[rowOf(code)] as QwixxColour
}

function numberOf(code: number): number {
  return valueAt(rowOf(code), code - markCode(rowOf(code), 0))
}
