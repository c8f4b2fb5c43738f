import { describe, expect, it } from 'vitest'
import { MAX_PENALTIES } from '../../rules/types.ts'
import { PAIRS, SHEETS, sheetOf } from '../states.ts'
import { pointsOfSteps } from '../table.ts'
import { bytesOfBase64 } from './base64.ts'
import { decodeFolds, encodeFolds, TERMS, unfold, type Fold } from './folded.ts'
import { loadFolded } from './load.ts'

function madeUpFold(seed: number): Fold {
  return {
    alone: Float64Array.from({ length: PAIRS }, (_, pair) => ((pair * seed) % 4000) / 100),
    terms: Array.from({ length: TERMS }, (_, t) => ({
      scale: (t - 1.5) / 512,
      factor: Int8Array.from({ length: PAIRS }, (__, pair) => (pair * seed * (t + 3)) % 128),
    })),
  }
}

const folds = Array.from({ length: 2 * MAX_PENALTIES }, (_, i) => madeUpFold(i + 1))

describe('a folded table', () => {
  it('comes back from its bytes and from base64', () => {
    const bytes = encodeFolds(folds)
    expect(decodeFolds(bytes)).toEqual(folds)
    for (const length of [0, 1, 2, 3, 50]) {
      const some = bytes.subarray(0, length)
      expect(bytesOfBase64(Buffer.from(some).toString('base64'))).toEqual(Uint8Array.from(some))
    }
  })

  it('is the sum of both pairs and of the products of their factors', () => {
    const { steps } = unfold(folds, 2)
    const { alone, terms } = folds[2]!
    for (const [pair, mirrored] of [
      [5, 5],
      [900, 17],
      [17, 900],
    ] as const) {
      const products = terms.map(({ scale, factor }) => scale * factor[pair]! * factor[mirrored]!)
      const points = products.reduce((sum, each) => sum + each, alone[pair]! + alone[mirrored]!)
      expect(pointsOfSteps(steps[2 * SHEETS + sheetOf(pair, mirrored)]!)).toBeCloseTo(points, 1)
    }
  })

  it('has the waits between the shortest and the longest between them', () => {
    const { steps } = unfold(folds, 3)
    const at = (waiting: number): number => steps[waiting * MAX_PENALTIES * SHEETS + sheetOf(700, 300)]!
    expect(at(1)).toBeCloseTo((at(0) + at(2)) / 2, -1)
  })
})

describe('the tables that come folded', () => {
  it.each([1, 2, 3, 4, 5])('are whole for %i players and worth less with each penalty', async (players) => {
    const { steps } = await loadFolded(players)
    expect(steps.length).toBe(players * MAX_PENALTIES * SHEETS)
    for (let layer = 0; layer < players * MAX_PENALTIES; layer++) {
      if (layer % MAX_PENALTIES > 0) expect(steps[layer * SHEETS]).toBeLessThan(steps[(layer - 1) * SHEETS]!)
    }
  })

  it('know the value of the game alone to a point', async () => {
    expect(pointsOfSteps((await loadFolded(1)).steps[0]!)).toBeCloseTo(115.4831, 0)
  })
})
