import {
  about,
  aCount,
  anyObject,
  anything,
  aSeat,
  either,
  exactly,
  flag,
  listOf,
  oneOf,
  typed,
  whole,
  yes,
  type Forms,
  type Schema,
} from '@rattlecup/kit'
import { FACES, type Strike, type Value } from './types.ts'

const id = about('The number of a die, from 0.', aCount)
const value = whole({ min: 2, max: 6 }) as Schema<Value>

const settled = either(
  exactly(
    { id, face: about('The face of its second roll, if it lay cocked.', oneOf(FACES)) },
    { cocked: yes() },
  ),
  exactly({ id, out: about('It left the arena.', yes()) }),
)
const rest = about('Where all dice lie, as the physics computed it; the rules do not look.', anything())

export const forms: Forms<Strike> = {
  move: either(
    typed(
      'throw',
      {},
      {
        throw: about('How it was thrown; without it the house throws by the odds of the rules.', anyObject()),
        group: about('How the dice in the arena were pushed together first.', listOf(anything())),
      },
    ),
    typed('stop'),
  ),
  chance: either(typed('initial'), typed('settle', { dice: listOf(id) })),
  outcome: either(
    typed('initial', { face: value }, { rest }),
    typed('settle', { dice: listOf(settled) }, { rest }),
  ),
  view: exactly({
    phase: oneOf(['initial', 'throw', 'settle', 'over']),
    active: aSeat,
    round: whole({ min: 1 }),
    arena: about('The dice at rest in the arena.', listOf(exactly({ id, face: value }))),
    reserve: about('Dice in front of each seat.', listOf(aCount)),
    grand: about('Whether the active seat must throw all its dice.', flag()),
    out: about('Seats that are out of this round.', listOf(aSeat)),
    points: listOf(aCount),
  }),
}
