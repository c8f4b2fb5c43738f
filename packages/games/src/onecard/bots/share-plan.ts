import { rolled } from '../rules/turn.ts'
import { DICE, MAX_ROLLS, type OnecardState } from '../rules/types.ts'
import { chooseBestFor, expectRoll, FIRST_RESULT, keepIndex, RESULTS } from './lattice.ts'
import { kept, keepValues } from './turn.ts'
import type { TurnEnds } from './turn-shares.ts'
import { Uses } from './uses.ts'

/** The shares of the win by keep, one list a seat, the seat that rolls first. */
type Planes = readonly Float64Array[]

/** A turn worked out exactly for everybody at the table: the seat that rolls plays for its own share. */
export class SharePlan {
  readonly #state: OnecardState
  /** By the number of rolls that may still follow; index 0 has the results as they lie. */
  readonly #plan: readonly Planes[]

  constructor(state: OnecardState, ends: TurnEnds) {
    this.#state = state
    this.#plan = planOf(resultsOf(state, ends))
  }

  /** Whether the plan is of the same turn: no card changes while dice are rolled. */
  isOf({ active, hand, free, done, points, turnsLeft }: OnecardState): boolean {
    const known = this.#state
    return (
      turnsLeft === known.turnsLeft &&
      active === known.active &&
      hand.join() === known.hand.join() &&
      free.join() === known.free.join() &&
      done.join() === known.done.join() &&
      points.join() === known.points.join()
    )
  }

  /** The shares before the dice of a mask are rolled, with that many rolls to come. */
  roll(state: OnecardState, dice: number, left: number): number[] {
    return this.#read(left, keepIndex(kept(state, dice)))
  }

  /** The shares with dice that lie and may be rolled again. */
  rolled(state: OnecardState): number[] {
    const left = MAX_ROLLS - state.rolls
    let best = this.#read(0, keepIndex(rolled(state)))
    for (let dice = 1; dice < 1 << DICE; dice++) {
      const shares = this.roll(state, dice, left)
      if ((shares[state.active] as number) > (best[state.active] as number)) best = shares
    }
    return best
  }

  #read(left: number, keep: number): number[] {
    const { players, active } = this.#state
    const planes = this.#plan[left] as Planes
    return Array.from(
      { length: players },
      (_, seat) => (planes[(seat - active + players) % players] as Float64Array)[keep] as number,
    )
  }
}

function resultsOf(state: OnecardState, ends: TurnEnds): Planes {
  const { players, active } = state
  const planes = Array.from({ length: players }, keepValues)
  for (const [i, shares] of new Uses(state, ends).sharesOf(RESULTS).entries()) {
    for (const [order, values] of planes.entries())
      values[FIRST_RESULT + i] = shares[(active + order) % players] as number
  }
  return planes
}

function planOf(results: Planes): Planes[] {
  const plan = [results]
  for (let left = 1; left <= MAX_ROLLS; left++) {
    const planes = (plan[left - 1] as Planes).map((values) => values.slice())
    if (left > 1) chooseBestFor(planes)
    for (const values of planes) expectRoll(values)
    plan.push(planes)
  }
  return plan
}
