import { POSITIONS } from '../../rules/types.ts'
import { PAIRS } from '../states.ts'
import { MARKS, type Marks } from './marks.ts'

/**
 * The expected value of another player's roll: its white sum may be marked or not. `next` holds what is still to come
 * after it, for every (rising pair, falling pair).
 */
type OfferValue = (next: Float64Array, rising: number, falling: number) => number

export function createOfferValue({ at: marksAt, pair, offset, points }: Marks): OfferValue {
  const [width, stride, positions] = [PAIRS, MARKS, POSITIONS]
  return (next, rising, falling) => {
    let total = 0
    for (let sum = 2; sum <= 12; sum++) {
      let best = next[rising * width + falling]!
      let white = (rising * positions + sum - 2) * 2
      for (let end = white + 2; white < end && marksAt[white]! >= 0; white++) {
        const i = rising * stride + marksAt[white]!
        best = Math.max(best, points[i]! + next[offset[i]! + falling]!)
      }
      white = (falling * positions + 12 - sum) * 2
      for (let end = white + 2; white < end && marksAt[white]! >= 0; white++) {
        const i = falling * stride + marksAt[white]!
        best = Math.max(best, points[i]! + next[rising * width + pair[i]!]!)
      }
      total += best * (6 - Math.abs(sum - 7))
    }
    return total / 36
  }
}
