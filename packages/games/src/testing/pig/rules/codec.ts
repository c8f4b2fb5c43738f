import { hasExactly, isWholeIn, type Codec } from '@rattlecup/kit'
import { HOLD, ROLL } from './play.ts'
import { FACES, type Pig } from './types.ts'

const MOVES = ['roll', 'hold'] as const

export const codec: Codec<Pig> = {
  encodeMove: (_state, _seat, code) => ({ type: code === HOLD ? 'hold' : 'roll' }),
  decodeMove(_state, _seat, move) {
    if (!hasExactly(move, ['type'])) return undefined
    const code = MOVES.indexOf(move['type'] as (typeof MOVES)[number])
    return code === ROLL || code === HOLD ? code : undefined
  },
  chance: () => ({ type: 'roll' }),
  encodeOutcome: (_state, [draw = 0]) => ({ type: 'roll', value: draw + 1 }),
  decodeOutcome(_state, outcome) {
    if (!hasExactly(outcome, ['type', 'value']) || outcome['type'] !== 'roll') return undefined
    return isWholeIn(outcome['value'], 1, FACES) ? [outcome['value'] - 1] : undefined
  },
}
