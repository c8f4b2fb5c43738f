import { describe, expect, it } from 'vitest'
import { COLOURS, DICE } from '../rules/types.ts'
import { countOf, only } from '../rules/tally.ts'
import { FIRST_RESULT, KEEPS, keepIndex, RESULTS } from './lattice.ts'
import { keepValues, planTurn } from './turn.ts'

/** Any values do: those of the results are what the turn is played for. */
function someLeaves(): Float64Array {
  const leaves = keepValues()
  for (const [i, result] of RESULTS.entries()) leaves[FIRST_RESULT + i] = (result * 7919) % 101
  return leaves
}

/** The value of dice that lie with this many rolls to come, by trying every choice of dice and every way they fall. */
function bruteForce(leaves: Float64Array, dice: readonly number[], rolls: number): number {
  const stop = leaves[keepIndex(tallyOf(dice))] as number
  if (rolls === 0) return stop
  return Math.max(stop, ...subsets(dice).map((kept) => afterRoll(leaves, kept, rolls)))
}

function afterRoll(leaves: Float64Array, kept: readonly number[], rolls: number): number {
  if (kept.length === DICE) return bruteForce(leaves, kept, rolls - 1)
  return COLOURS.reduce((sum, _, c) => sum + afterRoll(leaves, [...kept, c], rolls) / COLOURS.length, 0)
}

function tallyOf(dice: readonly number[]): number {
  return dice.reduce((tally, colour) => tally + only(colour, 1), 0)
}

/** Every choice of dice to keep but for all of them. */
function subsets(dice: readonly number[]): number[][] {
  return Array.from({ length: (1 << DICE) - 1 }, (_, mask) => dice.filter((_, die) => (mask >> die) & 1))
}

describe('a turn worked out exactly', () => {
  const leaves = someLeaves()
  const plan = planTurn(leaves)

  it.each([[[0, 0, 1, 2, 5]], [[3, 3, 3, 3, 3]], [[0, 1, 2, 3, 4]]])(
    'with one roll to come, %j is worth what trying everything says',
    (dice) => {
      const best = Math.max(...subsets(dice).map((kept) => plan[1]?.[keepIndex(tallyOf(kept))] as number))
      const stop = leaves[keepIndex(tallyOf(dice))] as number
      expect(Math.max(stop, best)).toBeCloseTo(bruteForce(leaves, dice, 1), 9)
    },
  )

  it.each([[[0, 0, 1, 2]], [[5, 5, 5]]])(
    'with two rolls to come, keeping %j is worth what trying everything says',
    (kept) => {
      expect(plan[2]?.[keepIndex(tallyOf(kept))]).toBeCloseTo(afterRoll(leaves, kept, 2), 9)
    },
  )

  it('is worth more with every roll', () => {
    for (let keep = 0; keep < FIRST_RESULT; keep++) {
      const [one, two, three] = [1, 2, 3].map((rolls) => plan[rolls]?.[keep] as number)
      expect(two).toBeGreaterThanOrEqual(one as number)
      expect(three).toBeGreaterThanOrEqual(two as number)
    }
  })

  it('knows the chance of five of a kind in three rolls', () => {
    const yahtzee = keepValues()
    for (const [i, result] of RESULTS.entries()) {
      const five = COLOURS.some((_, colour) => countOf(result, colour) === DICE)
      yahtzee[FIRST_RESULT + i] = five ? 1 : 0
    }
    // Known of five dice and three rolls: 347 897 / 7 558 272.
    expect(planTurn(yahtzee)[3]?.[0]).toBeCloseTo(347_897 / 7_558_272, 12)
    expect(KEEPS).toHaveLength(462)
  })
})
