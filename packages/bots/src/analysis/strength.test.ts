import { FastSource } from '@rattlecup/kit'
import { expect, it } from 'vitest'
import { sharesOf, Strength, weightCount } from './strength.ts'

const SHAPE = { own: 1, rivals: 1, table: 1, cells: 1 }

it('a strength is what its cell and its inputs add, bent once, rivals counting by their mean', () => {
  // The cell: 1 · own + 2 · rivals + 3 · table + 4, worth 5; past it: 6, 7, 8 and 9.
  const strength = new Strength(SHAPE, Float64Array.of(1, 6, 2, 7, 3, 8, 4, 9, 5))
  const sum = 1 * 0.5 + 2 * -1 + 3 * 2 + 4
  const past = 6 * 0.5 + 7 * -1 + 8 * 2 + 9
  const seats = [strength.prepared([-4]), strength.prepared([0.5]), strength.prepared([2])]
  expect(strength.of(seats, 1, [2])).toBeCloseTo((5 * sum) / (1 + sum) + past, 12)
})

it('weights that do not fit are refused', () => {
  expect(() => new Strength(SHAPE, new Float64Array(weightCount(SHAPE) - 1))).toThrow('do not fit')
})

it('shares are one win, however strong anybody is', () => {
  const source = new FastSource('strengths')
  for (let i = 0; i < 100; i++) {
    const shares = sharesOf([source.below(2000) - 1000, source.below(20), 0])
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
  }
})
