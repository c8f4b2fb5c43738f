import { ROLL, rowOfCode, STOP, valueOfCode } from '../rules/moves.ts'
import { rules } from '../rules/play.ts'
import { HANDS, handNumber, type Hand } from './hands.ts'
import type { Outlook } from './outlook.ts'
import { Turn, type Stakes } from './turn.ts'

/** A move and what it is worth, in the measure of the judgement. */
export interface Choice {
  readonly code: number
  readonly value: number
}

/** The value of ending the turn on a position. */
export type Judgement = (outlook: Outlook) => Stakes['leave']

/** The value of every legal move, the rest of the turn played at best by a judgement of its end. */
export function choicesOf(outlook: Outlook, judgement: Judgement): Choice[] {
  const { grid, start, state } = outlook
  // What completed rows bring is part of the judgement: it knows the points.
  const turn = new Turn(grid, { gains: grid.lanes.map(() => 0), leave: remembered(judgement(outlook)) })
  const hand = HANDS[state.loose]?.[handNumber(state.hand)] as Hand
  const codes: number[] = []
  codes.length = rules.moves(state, state.active, codes)
  return codes.map((code) => {
    if (code === STOP) return { code, value: turn.stop(start, state.loose) }
    if (code === ROLL) return { code, value: turn.roll(start, state.loose) }
    const die = { lane: rowOfCode(code), value: valueOfCode(code) }
    return { code, value: turn.place(start, hand, die) as number }
  })
}

/** A turn asks for the same end more than once, and judging it takes longer than remembering. */
function remembered(leave: Stakes['leave']): Stakes['leave'] {
  const known = new Map<number, number>()
  return (position, loose) => {
    const value = known.get(position) ?? leave(position, loose)
    known.set(position, value)
    return value
  }
}
