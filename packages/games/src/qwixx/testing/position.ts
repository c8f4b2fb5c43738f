import { rules } from '../rules/play.ts'
import { positionOf } from '../rules/sheet.ts'
import {
  COLOURS,
  LAST,
  LOCK,
  ROWS,
  type QwixxColour,
  type QwixxMove,
  type QwixxState,
} from '../rules/types.ts'
import { codec } from '../rules/codec.ts'

export type Marks = { [C in QwixxColour]?: readonly number[] } & { penalties?: number }

/** A position by its sheets, before the roll. Rows with their last number marked are closed. */
export function position(
  sheets: readonly Marks[],
  setup: { active?: number; games?: number } = {},
): QwixxState {
  const state = rules.setup(sheets.length, { first: setup.active ?? 0, games: setup.games ?? 1 })
  for (const [seat, marks] of sheets.entries()) {
    state.penalties[seat] = marks.penalties ?? 0
    for (const [row, colour] of COLOURS.entries()) {
      const mask = (marks[colour] ?? []).reduce((bits, value) => bits | (1 << positionOf(row, value)), 0)
      const locks = (mask >> LAST) & 1
      state.rows[seat * ROWS + row] = locks ? mask | LOCK : mask
      if (locks) state.closed |= 1 << row
    }
  }
  return state
}

/** Rolls white, white, and the coloured dice still in the game. */
export function roll(state: QwixxState, ...values: number[]): QwixxState {
  rules.applyChance(
    state,
    values.map((value) => value - 1),
  )
  return state
}

/** `red 5` is a mark, `pass` a pass. */
export function move(text: string): QwixxMove {
  if (text === 'pass') return { type: 'pass' }
  const [row, value] = text.split(' ')
  return { type: 'mark', row: row as QwixxColour, value: Number(value) }
}

export function legal(state: QwixxState, seat: number): string[] {
  const codes: number[] = []
  codes.length = rules.moves(state, seat, codes)
  return codes.map((code) => {
    const each = codec.encodeMove(state, seat, code)
    return each.type === 'pass' ? 'pass' : `${each.row} ${each.value}`
  })
}

/** One choice a seat, in the white action; the active seat's alone, in the colour action. */
export function play(state: QwixxState, ...texts: string[]): QwixxState {
  const seats = state.phase === 'colour' ? [state.active] : texts.map((_, seat) => seat)
  const choices: number[] = []
  for (const [i, seat] of seats.entries()) {
    const text = texts[i] as string
    if (!legal(state, seat).includes(text))
      throw new Error(`${text} is not legal for seat ${seat}: ${legal(state, seat)}`)
    choices[seat] = codec.decodeMove(state, seat, move(text)) as number
  }
  rules.play(state, choices)
  return state
}
