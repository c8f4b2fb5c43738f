import { expect, it } from 'vitest'
import { chanceOfSix, chiSquareOf } from './chi-square.ts'

it('even counts are not uneven at all, and nothing rolled is neither', () => {
  expect(chiSquareOf([7, 7, 7, 7, 7, 7])).toBe(0)
  expect(chiSquareOf([0, 0, 0, 0, 0, 0])).toBe(0)
  expect(chiSquareOf([5, 8, 9, 8, 10, 20])).toBeCloseTo(13.4)
})

it.each([
  [0, 1],
  [1.145476, 0.95],
  [4.35146, 0.5],
  [9.236357, 0.1],
  [11.070498, 0.05],
  [20.515006, 0.001],
])('with five degrees of freedom %f or more comes with probability %f', (chiSquare, chance) => {
  expect(chanceOfSix(chiSquare)).toBeCloseTo(chance, 5)
})
