import { hasExactly, isWholeIn, type Codec } from '@rattlecup/kit'
import { markCode, PASS } from './play.ts'
import { positionOf, valueAt } from './sheet.ts'
import { COLOURS, POSITIONS, type QwixxColour, type Qwixx, type QwixxDice, type QwixxState } from './types.ts'

export const codec: Codec<Qwixx> = {
  encodeMove(_state, _seat, code) {
    if (code === PASS) return { type: 'pass' }
    const row = Math.floor((code - 1) / POSITIONS)
    return { type: 'mark', row: COLOURS[row] as QwixxColour, value: valueAt(row, (code - 1) % POSITIONS) }
  },
  decodeMove(_state, _seat, move) {
    if (hasExactly(move, ['type'])) return move['type'] === 'pass' ? PASS : undefined
    if (!hasExactly(move, ['type', 'row', 'value']) || move['type'] !== 'mark') return undefined
    const row = COLOURS.indexOf(move['row'] as QwixxColour)
    return row >= 0 && isWholeIn(move['value'], 2, 12)
      ? markCode(row, positionOf(row, move['value']))
      : undefined
  },
  chance: (state) => ({ type: 'roll', dice: ['white', 'white', ...openColours(state)] }),
  encodeOutcome(state, draws) {
    const [white = 0, other = 0, ...coloured] = draws
    const colours = openColours(state).map((colour, i) => [colour, (coloured[i] as number) + 1])
    return { type: 'roll', white: [white + 1, other + 1], ...Object.fromEntries(colours) }
  },
  decodeOutcome(state, outcome) {
    const colours = openColours(state)
    if (!hasExactly(outcome, ['type', 'white', ...colours]) || outcome['type'] !== 'roll') return undefined
    const white = outcome['white']
    if (!Array.isArray(white) || white.length !== 2) return undefined
    const values: unknown[] = [...white, ...colours.map((colour) => outcome[colour])]
    return values.every((value) => isWholeIn(value, 1, 6))
      ? values.map((value) => (value as number) - 1)
      : undefined
  },
}

function openColours(state: QwixxState): QwixxColour[] {
  return COLOURS.filter((_, row) => !((state.closed >> row) & 1))
}

/** The dice on the table: the whole of the last roll, a die just removed included. */
export function diceOf(state: QwixxState): QwixxDice {
  const [white = 0, other = 0, ...coloured] = state.dice
  const rolled = COLOURS.map((colour, row) => [colour, coloured[row]] as const).filter(([, die]) => die !== 0)
  return { white: [white, other], ...Object.fromEntries(rolled) }
}
