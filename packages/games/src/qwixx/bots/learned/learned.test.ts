import { FastSource } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { FastState } from '../fast-state.ts'
import { shareOf } from '../share.ts'
import { createTablePlayer } from '../table-player.ts'
import { madeUpValues } from '../testing/made-up-values.ts'
import { createLearnedShare } from './share.ts'
import { CELLS, decodeWeights, encodeWeights, SENSES, weightsOf } from './weights.ts'

const player = createTablePlayer(madeUpValues(2))

/** Races of two before a roll, as they come up in play. */
function positions(count: number): FastState[] {
  const source = new FastSource('positions')
  const fast = new FastState(2)
  return Array.from({ length: count }, () => {
    fast.playOn([player, player], source, 1)
    if (fast.over) fast.set(new FastState(2))
    return fast.copy()
  })
}

describe('the weights', () => {
  it('come back from their bytes, wherever these lie', () => {
    const weights = weightsOf(3)
    weights.all.forEach((_, i) => (weights.all[i] = Math.sin(i)))
    const bytes = encodeWeights(weights)
    const shifted = new Uint8Array(bytes.length + 3)
    shifted.set(bytes, 3)
    for (const each of [bytes, shifted.subarray(3)]) expect(decodeWeights(3, each)).toEqual(weights)
  })
})

describe('the learned share', () => {
  it('is the curve where nothing was learned', () => {
    const weights = weightsOf(2)
    weights.direct[0] = 1
    const { share } = createLearnedShare(weights, player)
    for (const fast of positions(60)) expect(share(fast, 1)).toBeCloseTo(shareOf(fast, 1, player), 5)
  })

  it('adds what the cells make of a row on both sheets', () => {
    const weights = weightsOf(2)
    weights.own[3 * SENSES] = 2
    weights.rival[5 * SENSES] = -0.5
    weights.senses[CELLS - 1] = 0.4
    weights.cells[CELLS - 1] = 3
    const { share } = createLearnedShare(weights, player)
    const fast = new FastState(2)
    fast.rows.set([0, 3, 0, 0, 0, 5, 0, 0])
    expect(share(fast, 0)).toBeCloseTo(1 / (1 + Math.exp(-(2 - 0.5) * 0.4 * 3)), 6)
    expect(share(fast, 1)).toBeCloseTo(0.5, 6)
  })

  it('is known at the end, and follows the weights when told to', () => {
    const weights = weightsOf(2)
    const { share, refresh } = createLearnedShare(weights, player)
    const fast = new FastState(2)
    weights.own.fill(1)
    weights.senses.fill(1)
    weights.cells.fill(1)
    expect(share(fast, 0)).toBe(0.5)
    refresh()
    expect(share(fast, 0)).toBeGreaterThan(0.9)
    fast.points.set([10, 11])
    fast.over = true
    expect([share(fast, 0), share(fast, 1)]).toEqual([0, 1])
  })

  describe('of three', () => {
    const three = createTablePlayer(madeUpValues(3))

    it('is even where nothing is known of anybody', () => {
      const weights = weightsOf(3)
      weights.direct[0] = 1
      const { share } = createLearnedShare(weights, three)
      const fast = new FastState(3)
      // Whoever rolls first has more to come, by the table.
      const shares = [0, 1, 2].map((seat) => share(fast, seat))
      expect(shares.reduce((sum, each) => sum + each)).toBeCloseTo(1, 1)
      fast.points.set([30, 0, 0])
      expect(share(fast, 0)).toBeGreaterThan(shares[0]!)
    })

    it('does not depend on the order in which rivals sit, but for whose turn it is', () => {
      const weights = weightsOf(3)
      weights.all.forEach((_, i) => (weights.all[i] = Math.sin(i) / 4))
      const { share } = createLearnedShare(weights, three)
      const [fast, turned] = [new FastState(3), new FastState(3)]
      fast.rows.set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
      turned.rows.set([1, 2, 3, 4, 9, 10, 11, 12, 5, 6, 7, 8])
      fast.points.set([20, 15, 30])
      turned.points.set([20, 30, 15])
      expect(share(fast, 0)).toBeCloseTo(share(turned, 0), 1)
    })

    it('is shared at the end by those who are level', () => {
      const { share } = createLearnedShare(weightsOf(3), three)
      const fast = new FastState(3)
      fast.over = true
      fast.points.set([40, 12, 40])
      expect([0, 1, 2].map((seat) => share(fast, seat))).toEqual([0.5, 0, 0.5])
    })
  })
})
