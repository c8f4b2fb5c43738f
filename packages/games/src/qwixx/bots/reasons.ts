import type { JsonObject, Reason } from '@rattlecup/kit'
import { markCode, PASS } from '../rules/play.ts'
import { valueAt } from '../rules/sheet.ts'
import { COLOURS, LAST, MAX_PENALTIES, POSITIONS, ROWS, ROWS_TO_END } from '../rules/types.ts'
import { GAIN, NEXT, rowOf, type Race } from './race.ts'
import { lastOf, marksOf, STUCK } from './states.ts'
import { bestRival } from './table-player.ts'

/** Every reason there is, with an English sentence; the names in braces are filled in. */
export const REASONS = {
  'qwixx.ends-ahead': 'It ends the game with you {lead} points ahead.',
  'qwixx.locks': 'It closes {row} for {points} points.',
  'qwixx.lock-next': 'After that only the {value} is missing to close {row}.',
  'qwixx.skips-none': 'It skips nothing in {row}.',
  'qwixx.skips': 'It skips {count} of the numbers in {row}.',
  'qwixx.cross': 'It is cross number {crosses} in {row}, worth {points}.',
  'qwixx.saves-penalty': 'It saves a penalty.',
  'qwixx.takes-penalty': 'A penalty costs less than the numbers that any cross would skip.',
  'qwixx.waits': 'Any cross would skip too many numbers.',
  'qwixx.colour-instead': 'The coloured dice offer better: {row} {value}.',
  'qwixx.colour-too': 'It leaves room for {row} {value} with the coloured dice.',
} as const

function reason(key: keyof typeof REASONS, values: JsonObject = {}): Reason {
  return { key, values }
}

/** A choice to be explained; `next` is what its player means to do with the coloured dice afterwards. */
export interface Explained {
  readonly race: Race
  readonly seat: number
  readonly code: number
  readonly next?: number
}

/** Why a move is good, the weightiest reason first. */
export function reasonsFor({ race, seat, code, next = PASS }: Explained): Reason[] {
  const further = next === PASS ? undefined : { row: colourOf(next), value: numberOf(next) }
  if (code !== PASS) {
    const marking = reasonsToMark(race, seat, code)
    return further ? [...marking, reason('qwixx.colour-too', further)] : marking
  }
  if (further) return [reason('qwixx.colour-instead', further)]
  const penalised = seat === race.active && !race.marked
  if (!penalised) return [reason('qwixx.waits')]
  const ends = race.penalties[seat]! + 1 === MAX_PENALTIES ? endReasons(race, seat, -5) : []
  return [...ends, reason('qwixx.takes-penalty')]
}

function reasonsToMark(race: Race, seat: number, code: number): Reason[] {
  const [row, position] = [colourOf(code), code - markCode(rowOf(code), 0)]
  const state = race.rows[seat * ROWS + rowOf(code)]!
  const points = GAIN[state * POSITIONS + position]!
  if (position === LAST) {
    const ends = race.closedRows + 1 >= ROWS_TO_END ? endReasons(race, seat, points) : []
    return [...ends, reason('qwixx.locks', { row, points })]
  }
  const next = NEXT[state * POSITIONS + position]!
  const skipped = position - lastOf(state) - 1
  const saves = seat === race.active && !race.marked && race.penalties[seat]! > 0
  return [
    ...(position === LAST - 1 && next !== STUCK
      ? [reason('qwixx.lock-next', { row, value: valueAt(rowOf(code), LAST) })]
      : []),
    skipped === 0 ? reason('qwixx.skips-none', { row }) : reason('qwixx.skips', { row, count: skipped }),
    reason('qwixx.cross', { row, crosses: marksOf(state) + 1, points }),
    ...(saves ? [reason('qwixx.saves-penalty')] : []),
  ]
}

function endReasons(race: Race, seat: number, gained: number): Reason[] {
  const lead = race.points[seat]! + gained - bestRival(race, seat)
  return race.players > 1 && lead > 0 ? [reason('qwixx.ends-ahead', { lead })] : []
}

function colourOf(code: number): string {
  return COLOURS[rowOf(code)] as string
}

function numberOf(code: number): number {
  return valueAt(rowOf(code), code - markCode(rowOf(code), 0))
}
