import type { ValuedMove } from '@rattlecup/bots'
import { ROLL, rowOfCode, STOP, valueOfCode } from '../rules/moves.ts'
import { rules } from '../rules/play.ts'
import { HANDS, handNumber, type HandOfDice } from './hands.ts'
import type { Position } from './grid.ts'
import type { Outlook } from './outlook.ts'
import { Turn, type Stakes } from './turn.ts'

/** The value of ending the turn on a position. */
export type Judgement = (outlook: Outlook) => Stakes['leave']

interface Thinking {
  /** Whether a judgement sees how full the rows are and not with which values: so a heuristic does. */
  readonly byFill: boolean
  readonly expired: () => boolean
}

/** The value of every legal move, the rest of the turn played at best by a judgement of its end. Throws `OutOfTime`. */
export function choicesOf(
  outlook: Outlook,
  judgement: Judgement,
  { byFill, expired }: Thinking,
): ValuedMove[] {
  const { grid, start, state } = outlook
  const leave = remembered(judgement(outlook), byFill ? (position) => grid.fillOf(position) : undefined)
  // What completed rows bring is part of the judgement: it knows the points.
  const turn = new Turn(grid, { gains: grid.lanes.map(() => 0), leave, byFill, expired })
  const hand = HANDS[state.loose]?.[handNumber(state.hand)] as HandOfDice
  const codes: number[] = []
  codes.length = rules.moves(state, state.active, codes)
  return codes.map((code) => {
    if (code === STOP) return { code, value: turn.stop(start, state.loose) }
    if (code === ROLL) return { code, value: turn.roll(start, state.loose) }
    const die = { lane: rowOfCode(code), value: valueOfCode(code) }
    return { code, value: turn.place(start, hand, die) as number }
  })
}

/** The value of every legal move if the turn ended after it, for whom there is no time to see more. Rolling seems no better than to stop. */
export function choicesAtOnce(outlook: Outlook, judgement: Judgement): ValuedMove[] {
  const { grid, start, state } = outlook
  const leave = judgement(outlook)
  const codes: number[] = []
  codes.length = rules.moves(state, state.active, codes)
  return codes.map((code) => {
    if (code === STOP || code === ROLL) return { code, value: leave(start, state.loose) }
    const next = grid.place(start, rowOfCode(code), valueOfCode(code))
    return { code, value: leave(next, state.loose - 1) }
  })
}

/** A turn asks for the same end many times, and judging it takes longer than remembering. */
function remembered(
  leave: Stakes['leave'],
  seen = (position: Position): number => position,
): Stakes['leave'] {
  const known = new Map<number, number>()
  return (position, loose) => {
    const key = seen(position)
    const before = known.get(key)
    if (before !== undefined) return before
    const value = leave(position, loose)
    known.set(key, value)
    return value
  }
}
