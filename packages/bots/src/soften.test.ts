import { FastSource } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { softPick } from './soften.ts'

function countsOf(values: readonly number[], temperature: number): number[] {
  const source = new FastSource('soft')
  const counts = values.map(() => 0)
  for (let i = 0; i < 10_000; i++) counts[softPick(values, temperature, source)]!++
  return counts
}

describe('a soft pick', () => {
  it('is the best one when cold, the first of equals', () => {
    expect(countsOf([1, 3, 2, 3], 0)).toEqual([0, 10_000, 0, 0])
  })

  it('takes what is worse by the temperature e times less often', () => {
    const [best = 0, worse = 1] = countsOf([5, 4], 1)
    expect(best / worse).toBeGreaterThan(2.55)
    expect(best / worse).toBeLessThan(2.9)
  })

  it('hardly ever errs greatly', () => {
    expect(countsOf([0, -20], 1)[1]).toBe(0)
  })

  it('does not mind huge or tiny values', () => {
    expect(countsOf([1e300, -1e300], 1)).toEqual([10_000, 0])
    expect(countsOf([1e-300, 0], 1).every((count) => count > 4_500)).toBe(true)
  })
})
