import type { Claims } from '../../../bots/testing/claims.ts'
import { markCode, PASS, rules } from '../../rules/play.ts'
import { positionOf, valueAt } from '../../rules/sheet.ts'
import {
  COLOURS,
  LAST,
  MAX_PENALTIES,
  PENALTY,
  POSITIONS,
  ROWS,
  type Qwixx,
  type QwixxState,
} from '../../rules/types.ts'
import type { QwixxReason } from '../reasons.ts'

function marks(state: QwixxState, seat: number): number[] {
  const codes: number[] = []
  codes.length = rules.moves(state, seat, codes)
  return codes.filter((code) => code !== PASS)
}

/** The state in which the active seat uses the coloured dice, everybody else having passed. */
function afterWhite(state: QwixxState, seat: number, code: number): QwixxState {
  const next = rules.clone(state)
  const choices = Array.from({ length: state.players }, () => PASS)
  choices[seat] = code
  rules.play(next, choices)
  return next
}

function rowOf(code: number): number {
  return Math.floor((code - 1) / POSITIONS)
}

function skipped(state: QwixxState, seat: number, code: number): number {
  const row = rowOf(code)
  const last = 31 - Math.clz32(state.rows[seat * ROWS + row] as number)
  return code - markCode(row, 0) - last - 1
}

/** Every cross that a seat can make in this turn, from now on. */
function allMarks(state: QwixxState, seat: number): number[] {
  const now = marks(state, seat)
  if (state.phase !== 'white' || seat !== state.active) return now
  const later = afterWhite(state, seat, PASS)
  return later.phase === 'colour' ? [...now, ...marks(later, seat)] : now
}

function isPenalised(state: QwixxState, seat: number): boolean {
  return seat === state.active && !(state.phase === 'colour' && state.marked)
}

function crosses(state: QwixxState, seat: number, row: number): number {
  let count = 0
  for (let rest = state.rows[seat * ROWS + row] as number; rest !== 0; rest &= rest - 1) count++
  return count
}

/** What scores change by when a choice is made and the turn ends. */
function gain(state: QwixxState, seat: number, code: number): number {
  const next = state.phase === 'white' ? afterWhite(state, seat, code) : rules.clone(state)
  if (state.phase === 'colour') {
    const choices: number[] = []
    choices[seat] = code
    rules.play(next, choices)
  }
  return (rules.scores(next)[seat] as number) - (rules.scores(state)[seat] as number)
}

const canMarkLater = (
  state: QwixxState,
  seat: number,
  code: number,
  { row, value }: { row: (typeof COLOURS)[number]; value: number },
): boolean => {
  const later = afterWhite(state, seat, code)
  const index = COLOURS.indexOf(row)
  return later.phase === 'colour' && marks(later, seat).includes(markCode(index, positionOf(index, value)))
}

export const CLAIMS: Claims<Qwixx, QwixxReason> = {
  'qwixx.ends-ahead': ({ state, seat, code }, { lead }) => {
    const scores = rules.scores(state)
    const points = (scores[seat] as number) + (code === PASS ? -PENALTY : gain(state, seat, code))
    const rival = Math.max(...scores.filter((_, other) => other !== seat))
    const ends = code === PASS ? (state.penalties[seat] as number) + 1 === MAX_PENALTIES : state.closed !== 0
    return ends && lead > 0 && points - rival === lead
  },
  'qwixx.locks': ({ state, seat, code }, { row, points }) =>
    COLOURS[rowOf(code)] === row &&
    code - markCode(rowOf(code), 0) === LAST &&
    gain(state, seat, code) === points,
  'qwixx.lock-next': ({ state, seat, code }, { row, value }) => {
    const index = rowOf(code)
    return COLOURS[index] === row && valueAt(index, LAST) === value && crosses(state, seat, index) + 1 >= 5
  },
  'qwixx.skips-none': ({ state, seat, code }) => skipped(state, seat, code) === 0,
  'qwixx.skips': ({ state, seat, code }, { count }) => skipped(state, seat, code) === count,
  'qwixx.cross': ({ state, seat, code }, { row, crosses: count, points }) =>
    COLOURS[rowOf(code)] === row &&
    crosses(state, seat, rowOf(code)) + 1 === count &&
    gain(state, seat, code) === points,
  'qwixx.saves-penalty': ({ state, seat, code }) =>
    code !== PASS &&
    isPenalised(state, seat) &&
    (state.phase === 'colour' || marks(afterWhite(state, seat, PASS), seat).length === 0),
  'qwixx.takes-penalty': ({ state, seat, code }) => {
    const all = allMarks(state, seat)
    const skipsAll = all.every((each) => skipped(state, seat, each) > 0)
    return code === PASS && isPenalised(state, seat) && all.length > 0 && skipsAll
  },
  'qwixx.penalty-forced': ({ state, seat }) => isPenalised(state, seat) && allMarks(state, seat).length === 0,
  'qwixx.penalty-anyway': ({ state, seat, code }) => code === PASS && isPenalised(state, seat),
  'qwixx.waits': ({ state, seat, code }) => {
    const all = marks(state, seat)
    return code === PASS && all.length > 0 && all.every((each) => skipped(state, seat, each) > 0)
  },
  'qwixx.nothing-fits': ({ state, seat }) => marks(state, seat).length === 0,
  'qwixx.no-hurry': ({ state, seat, code }) => code === PASS && !isPenalised(state, seat),
  'qwixx.colour-instead': ({ state, seat, code }, values) =>
    code === PASS && marks(state, seat).length > 0 && canMarkLater(state, seat, code, values),
  'qwixx.colour-next': ({ state, seat, code }, values) =>
    code === PASS && marks(state, seat).length === 0 && canMarkLater(state, seat, code, values),
  'qwixx.colour-too': ({ state, seat, code }, values) =>
    code !== PASS && canMarkLater(state, seat, code, values),
}
