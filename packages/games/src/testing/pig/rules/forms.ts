import { aCount, aDie, aSeat, either, exactly, listOf, oneOf, typed, type Forms } from '@rattlecup/kit'
import type { Pig } from './types.ts'

export const forms: Forms<Pig> = {
  move: either(typed('roll'), typed('hold')),
  chance: typed('roll'),
  outcome: typed('roll', { value: aDie }),
  view: exactly({
    phase: oneOf(['roll', 'choose', 'over']),
    active: aSeat,
    turn: aCount,
    points: listOf(aCount),
  }),
}
