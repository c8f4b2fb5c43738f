import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createOffers } from './rolls.ts'

const faces = [1, 2, 3, 4, 5, 6]
const offers = createOffers()

/** The same expectation by going through every way the six dice can fall. */
function bruteForce(sum: number, byCode: ReadonlyMap<number, number>, otherwise: number): number {
  let total = 0
  for (const white of faces)
    for (const other of faces) {
      if (white + other !== sum) continue
      const best = (die: number, face: number): number =>
        Math.max(...[white, other].map((each) => byCode.get(die * 16 + each + face) ?? -Infinity))
      for (const red of faces)
        for (const yellow of faces)
          for (const green of faces)
            for (const blue of faces)
              total += Math.max(otherwise, best(0, red), best(1, yellow), best(2, green), best(3, blue))
    }
  return total / 6 ** 6
}

const code = fc.tuple(fc.nat(3), fc.integer({ min: 2, max: 12 })).map(([die, sum]) => die * 16 + sum)

it('the expected best offer is that of all 1,296 ways of the coloured dice', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 12 }),
      fc.uniqueArray(fc.tuple(code, fc.integer({ min: 0, max: 90 })), { selector: ([each]) => each }),
      (sum, list) => {
        const sorted = list.toSorted(([, a], [, b]) => b - a)
        for (const [i, [each, value]] of sorted.entries()) {
          offers.code[i] = each
          offers.value[i] = value
        }
        const exact = bruteForce(sum, new Map(sorted), 0)
        expect(offers.expectBest(sum, sorted.length, 0)).toBeCloseTo(exact, 10)
      },
    ),
    { numRuns: 60 },
  )
})

function sums(bits: number): number[] {
  return [...Array(13).keys()].filter((sum) => (bits >> sum) & 1)
}

it('the coloured dice reach every sum that a white die and another make', () => {
  expect(sums(offers.reachable[2]!)).toEqual([2, 3, 4, 5, 6, 7])
  expect(sums(offers.reachable[7]!)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(sums(offers.reachable[12]!)).toEqual([7, 8, 9, 10, 11, 12])
})
