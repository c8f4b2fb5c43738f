/** The offers of the coloured dice after a white sum, and what the best of them is worth. */
interface Offers {
  /** What each offer is worth, best first, and its code `die * 16 + sum`: written by the caller. */
  readonly value: Float64Array
  readonly code: Uint8Array
  /** For each white sum, the sums that the coloured dice can make, as bits. */
  readonly reachable: Uint16Array
  /** A white sum's share of the expectation: the best of the first `count` offers, or `otherwise` if none is rolled. */
  expectBest(sum: number, count: number, otherwise: number): number
}

/** For each white pair and code, the faces that make the offer, as bits: six for each die. */
const CODES = 64

/**
 * The best of what the coloured dice offer, in expectation, without going through the 1,296 ways they fall. Given the
 * white dice, the coloured ones are independent, and an offer stands for one or two faces of its die. Going down the
 * offers from the best, the ways in which none so far was rolled are the product, over the dice, of the faces that
 * have not been named yet.
 */
export function createOffers(): Offers {
  const pairs = whitePairs()
  const pairStart = Uint8Array.from({ length: 14 }, (_, sum) => pairs.findIndex((pair) => pair.sum >= sum))
  pairStart[13] = pairs.length
  const chance = Float64Array.from(pairs, (pair) => pair.ways / 36 / 1296)
  const faces = Int32Array.from(pairs.flatMap(({ low, sum }) => facesByCode(low, sum - low)))
  const facesLeft = Uint8Array.from({ length: 4096 }, (_, bits) => zerosOf(bits & 63) * zerosOf(bits >> 6))
  const value = new Float64Array(CODES)
  const code = new Uint8Array(CODES)

  function bestOf(base: number, count: number, otherwise: number): number {
    let named = 0
    let open = 1296
    let total = 0
    for (let i = 0; i < count; i++) {
      named |= faces[base + code[i]!]!
      const left = facesLeft[named & 4095]! * facesLeft[named >>> 12]!
      total += value[i]! * (open - left)
      open = left
    }
    return total + otherwise * open
  }

  function expectBest(sum: number, count: number, otherwise: number): number {
    const end = pairStart[sum + 1]!
    let total = 0
    for (let i = pairStart[sum]!; i < end; i++) total += chance[i]! * bestOf(i * CODES, count, otherwise)
    return total
  }

  return { value, code, reachable: reachableSums(pairs), expectBest }
}

interface WhitePair {
  readonly sum: number
  readonly low: number
  readonly ways: number
}

/** The 21 pairs of white dice, by their sum. */
function whitePairs(): WhitePair[] {
  const pairs: WhitePair[] = []
  for (let sum = 2; sum <= 12; sum++)
    for (let low = Math.max(1, sum - 6); low <= sum - low; low++)
      pairs.push({ sum, low, ways: low === sum - low ? 1 : 2 })
  return pairs
}

function reachableSums(pairs: readonly WhitePair[]): Uint16Array {
  const reachable = new Uint16Array(13)
  for (const { sum, low } of pairs)
    for (const [target, faces] of facesByCode(low, sum - low)
      .slice(0, 13)
      .entries())
      if (faces !== 0) reachable[sum]! |= 1 << target
  return reachable
}

function facesByCode(low: number, high: number): number[] {
  return Array.from({ length: CODES }, (_, code) => {
    const sum = code & 15
    return (faceBit(sum - low) | faceBit(sum - high)) << (6 * (code >> 4))
  })
}

function faceBit(face: number): number {
  return face >= 1 && face <= 6 ? 1 << (face - 1) : 0
}

/** How many of six bits are not set. */
function zerosOf(bits: number): number {
  let zeros = 6
  for (let rest = bits; rest !== 0; rest &= rest - 1) zeros--
  return zeros
}
