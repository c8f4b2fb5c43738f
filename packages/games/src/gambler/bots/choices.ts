import type { ValuedMove } from '@rattlecup/bots'
import { ROLL, rowOfCode, STOP, valueOfCode } from '../rules/moves.ts'
import { rules } from '../rules/play.ts'
import { HANDS, handNumber, type HandOfDice } from './hands.ts'
import type { Position } from './grid.ts'
import type { Outlook } from './outlook.ts'
import { Turn, type Stakes } from './turn.ts'

/** The value of ending the turn on a position. */
export type Judgement = (outlook: Outlook) => Stakes['leave']

/**
 * The value of every legal move, the rest of the turn played at best by a judgement of its end. `seen` tells what a judgement
 * sees of a position: by a heuristic, how full the rows are, and not with which values.
 */
export function choicesOf(
  outlook: Outlook,
  judgement: Judgement,
  seen: (position: Position) => number = (position) => outlook.grid.fillOf(position),
): ValuedMove[] {
  const { grid, start, state } = outlook
  const leave = remembered(judgement(outlook), seen)
  // What completed rows bring is part of the judgement: it knows the points.
  const turn = new Turn(grid, { gains: grid.lanes.map(() => 0), leave })
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

/** A turn asks for the same end many times, and judging it takes longer than remembering. */
function remembered(leave: Stakes['leave'], seen: (position: Position) => number): Stakes['leave'] {
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
