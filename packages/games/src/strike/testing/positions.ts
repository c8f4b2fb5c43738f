import { strike } from '../game.ts'
import type { StrikeState } from '../rules/types.ts'

/** A position before a decision of seat 0, with this many dice in each hand and this many different ones in the arena. */
export function position(hands: readonly number[], lying: number, mayStop: boolean): StrikeState {
  const ids = Array.from({ length: lying }, (_, id) => id)
  return {
    ...strike.rules.setup(hands.length, { first: 0, rounds: 1 }),
    phase: 'throw',
    ids,
    faces: ids.map((id) => id + 1),
    nextId: lying,
    reserve: [...hands],
    grand: lying === 0 && !mayStop,
    mayStop,
  }
}
