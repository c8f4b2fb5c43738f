import {
  FULL_HOUSE,
  MAX_BOXES,
  TRIPLE,
  type Board,
  type BoardRow,
  type GamblerState,
  type Layout,
  type Row,
} from './types.ts'

/** Every value of a die, as a bit mask: bit v is value v. */
export const ANY = 0b1111110

export function bit(value: number): number {
  return 1 << value
}

export function layoutOf(board: Board): Layout {
  const rows = board.rows.map(rowOf)
  return { board, rows, boxes: rows.reduce((sum, row) => sum + row.length, 0) }
}

function rowOf(row: BoardRow): Row {
  const { kind, points } = row
  return { kind, points, length: lengthOf(row), wants: kind === 'numbers' ? row.boxes.map(bit) : [] }
}

export function lengthOf(row: BoardRow): number {
  if (row.kind === 'numbers') return row.boxes.length
  return row.kind === 'stars' ? row.length : FULL_HOUSE
}

/** The uncovered board; the stack starts again after its last one (GB-25). */
export function present(state: GamblerState): Layout {
  return state.layouts[state.order[(state.round - 1) % state.order.length] as number] as Layout
}

/** Works out what the next free box of every row takes: after a board is uncovered or a die placed. */
export function updateTakes(state: GamblerState): void {
  const { rows } = present(state)
  for (let row = 0; row < rows.length; row++) state.takes[row] = nextBox(state, rows, row)
}

/** GB-10, GB-11, GB-12, GB-13. */
function nextBox(state: GamblerState, rows: readonly Row[], row: number): number {
  const { kind, length, wants } = rows[row] as Row
  const filled = state.filled[row] as number
  if (filled === length) return 0
  if (kind === 'numbers') return wants[filled] as number
  if (filled === 0) return kind === 'stars' && state.distinct ? ANY & ~starValues(state, rows) : ANY
  const first = bit(state.placed[row * MAX_BOXES] as number)
  if (kind === 'stars' || filled < TRIPLE) return first
  return filled === TRIPLE ? ANY & ~first : bit(state.placed[row * MAX_BOXES + TRIPLE] as number)
}

/** The values that the board's star rows have taken (GB-29). Full houses stand apart (GB-30). */
function starValues(state: GamblerState, rows: readonly Row[]): number {
  let taken = 0
  for (let row = 0; row < rows.length; row++) {
    if ((rows[row] as Row).kind === 'stars' && (state.filled[row] as number) > 0) {
      taken |= bit(state.placed[row * MAX_BOXES] as number)
    }
  }
  return taken
}
