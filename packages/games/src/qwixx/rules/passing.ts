import { hasExactly, isWholeIn, type Passing } from '@rattlecup/kit'
import { PASS, rules } from './play.ts'
import { COLOURS, POSITIONS, type Qwixx, type QwixxColour } from './types.ts'

/** When a player wants to choose after all: the white sum is one of `sums`, or could be crossed in one of `rows`. */
export interface QwixxExceptions {
  readonly sums: readonly number[]
  readonly rows: readonly QwixxColour[]
}

/** In somebody else's turn, passing costs nothing; in one's own it may, so there nothing is passed beforehand. */
export const passing: Passing<Qwixx> = {
  fault(unless) {
    if (!hasExactly(unless, ['sums', 'rows'])) return 'must have exactly the lists sums and rows'
    const { sums, rows } = unless
    if (!isListOf(sums, (sum) => isWholeIn(sum, 2, 12))) return 'sums must be different numbers from 2 to 12'
    return isListOf(rows, (row) => COLOURS.includes(row as QwixxColour))
      ? undefined
      : `rows must be different ones of ${COLOURS.join(', ')}`
  },
  pass(state, seat, unless) {
    const { sums, rows } = unless as unknown as QwixxExceptions
    if (state.phase !== 'white' || seat === state.active) return undefined
    const [white = 0, other = 0] = state.dice
    if (sums.includes(white + other)) return undefined
    const codes: number[] = []
    const count = rules.moves(state, seat, codes)
    const isWanted = codes.slice(0, count).some((code) => code !== PASS && rows.includes(rowOf(code)))
    return isWanted ? undefined : PASS
  },
}

function rowOf(code: number): QwixxColour {
  return COLOURS[Math.floor((code - 1) / POSITIONS)] as QwixxColour
}

function isListOf(list: unknown, isOne: (value: unknown) => boolean): boolean {
  return Array.isArray(list) && new Set(list).size === list.length && list.every(isOne)
}
