import { only, type Tally } from '../rules/tally.ts'
import { DICE, MAX_ROLLS, type OnecardState } from '../rules/types.ts'
import { chooseBest, expectRoll, KEEPS, keepIndex } from './lattice.ts'

/** What the keeps of a turn are worth, by the number of rolls that may still follow (index 0: the results as they lie). */
export type Plan = readonly Float64Array[]

/**
 * The whole turn exactly: `leaves` are the values of the results once they stand, from `FIRST_RESULT` on.
 * With r rolls to come, `plan[r][keep]` is the value of rolling all dice but those kept, and playing on at best.
 */
export function planTurn(leaves: Float64Array, rolls: number = MAX_ROLLS): Plan {
  const plan = [leaves]
  for (let left = 1; left <= rolls; left++) {
    const values = (plan[left - 1] as Float64Array).slice()
    if (left > 1) chooseBest(values)
    expectRoll(values)
    plan.push(values)
  }
  return plan
}

/** Room for the values of all keeps. */
export function keepValues(): Float64Array {
  return new Float64Array(KEEPS.length)
}

/** What each choice of dice to roll again is worth if `left` rolls may follow, by its bit mask; 0 keeps the result. */
export function rerollValues(state: OnecardState, leaves: Float64Array, left: number): number[] {
  const plan = planTurn(leaves, left)
  return Array.from({ length: 1 << DICE }, (_, mask) => {
    const values = plan[mask === 0 ? 0 : left] as Float64Array
    return values[keepIndex(kept(state, mask))] as number
  })
}

/** The dice that stay when those of the mask are rolled again. */
export function kept(state: OnecardState, mask: number): Tally {
  let tally = 0
  for (let die = 0; die < DICE; die++) {
    if (((mask >> die) & 1) === 0) tally += only(state.dice[die] as number, 1)
  }
  return tally
}
