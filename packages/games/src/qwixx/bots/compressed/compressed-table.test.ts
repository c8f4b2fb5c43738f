import { describe, expect, it } from 'vitest'
import { MAX_PENALTIES } from '../../rules/types.ts'
import { PAIRS, pairOf } from '../states.ts'
import {
  decodeLayers,
  encodeLayers,
  compressedValues,
  TERMS,
  type CompressedLayer,
} from './compressed-table.ts'
import { loadCompressed } from './load.ts'

function madeUpLayer(seed: number): CompressedLayer {
  return {
    alone: Float64Array.from({ length: PAIRS }, (_, pair) => ((pair * seed) % 4000) / 100),
    terms: Array.from({ length: TERMS }, (_, t) => ({
      scale: (t - 1.5) / 512,
      factor: Int8Array.from({ length: PAIRS }, (__, pair) => (pair * seed * (t + 3)) % 128),
    })),
  }
}

const layers = Array.from({ length: 2 * MAX_PENALTIES }, (_, i) => madeUpLayer(i + 1))

/** By the definition of a layer. */
function pointsBy({ alone, terms }: CompressedLayer, pair: number, mirrored: number): number {
  const products = terms.map(({ scale, factor }) => scale * factor[pair]! * factor[mirrored]!)
  return products.reduce((sum, each) => sum + each, alone[pair]! + alone[mirrored]!)
}

describe('a compressed table', () => {
  it('comes back from its bytes', () => {
    expect(decodeLayers(encodeLayers(layers))).toEqual(layers)
  })

  it('is the sum of both pairs and of the products of their factors, however long the wait', () => {
    const { toCome } = compressedValues(layers, 4)
    for (const [pair, mirrored] of [
      [5, 5],
      [900, 17],
      [17, 900],
    ] as const) {
      expect(toCome(0, 2, pair, mirrored)).toBeCloseTo(pointsBy(layers[2]!, pair, mirrored), 3)
      for (const waiting of [1, 3])
        expect(toCome(waiting, 1, pair, mirrored)).toBeCloseTo(pointsBy(layers[5]!, pair, mirrored), 3)
    }
  })
})

describe('what comes compressed', () => {
  it.each([1, 2, 3, 4, 5])('is worth less with each penalty, %i players', async (players) => {
    const { toCome } = await loadCompressed(players)
    for (let waiting = 0; waiting < players; waiting++)
      for (let penalties = 1; penalties < MAX_PENALTIES; penalties++)
        expect(toCome(waiting, penalties, 0, 0)).toBeLessThan(toCome(waiting, penalties - 1, 0, 0))
  })

  it('knows the value of the game alone to a point, and that a skipped number is a loss', async () => {
    const { toCome } = await loadCompressed(1)
    expect(Math.abs(toCome(0, 0, 0, 0) - 115.4831)).toBeLessThan(1)
    // One mark at the third number instead of the first.
    expect(toCome(0, 0, pairOf(4, 0), 0)).toBeLessThan(toCome(0, 0, pairOf(1, 0), 0))
  })
})
