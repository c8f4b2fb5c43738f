import { hasExactly, isWholeIn, type Codec, type JsonObject } from '@rattlecup/kit'
import { lehmerOf, orderOf } from './chance.ts'
import { placeCode, ROLL, rowOfCode, STOP, valueOfCode } from './moves.ts'
import { FACES, MAX_ROWS, type Gambler, type GamblerState, type Layout } from './types.ts'

export const codec: Codec<Gambler> = {
  encodeMove(_state, _seat, code) {
    if (code === STOP) return { type: 'stop' }
    if (code === ROLL) return { type: 'roll' }
    return { type: 'place', row: rowOfCode(code), value: valueOfCode(code) }
  },
  decodeMove(_state, _seat, move) {
    if (hasExactly(move, ['type'])) return plainCode(move)
    if (!hasExactly(move, ['type', 'row', 'value']) || move['type'] !== 'place') return undefined
    const { row, value } = move
    return isWholeIn(row, 0, MAX_ROWS - 1) && isWholeIn(value, 1, FACES) ? placeCode(row, value) : undefined
  },
  chance: (state) => (state.phase === 'boards' ? { type: 'boards' } : { type: 'roll', count: state.loose }),
  encodeOutcome(state, draws) {
    if (state.phase === 'roll') return { type: 'roll', values: draws.map((draw) => draw + 1) }
    return { type: 'boards', order: orderOf(draws).map((index) => idOf(state.layouts[index] as Layout)) }
  },
  decodeOutcome: (state, outcome) =>
    state.phase === 'boards' ? stackDraws(state, outcome) : rollDraws(state, outcome),
}

function plainCode(move: JsonObject): number | undefined {
  if (move['type'] === 'roll') return ROLL
  return move['type'] === 'stop' ? STOP : undefined
}

function rollDraws(state: GamblerState, outcome: unknown): number[] | undefined {
  if (!hasExactly(outcome, ['type', 'values']) || outcome['type'] !== 'roll') return undefined
  const values: unknown = outcome['values']
  if (!Array.isArray(values) || values.length !== state.loose) return undefined
  return values.every((value) => isWholeIn(value, 1, FACES)) ? values.map((value) => value - 1) : undefined
}

function stackDraws(state: GamblerState, outcome: unknown): number[] | undefined {
  if (!hasExactly(outcome, ['type', 'order']) || outcome['type'] !== 'boards') return undefined
  const ids: unknown = outcome['order']
  if (!Array.isArray(ids) || ids.length !== state.layouts.length) return undefined
  const lehmer = lehmerOf(ids.map((id) => state.layouts.findIndex((layout) => idOf(layout) === id)))
  return state.beginner && lehmer?.[0] !== 0 ? undefined : lehmer
}

function idOf(layout: Layout): string {
  return layout.board.id
}
