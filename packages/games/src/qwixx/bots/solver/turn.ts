import { POSITIONS, ROWS_TO_END } from '../../rules/types.ts'
import { PAIRS } from '../states.ts'
import { MARKS, type Marks } from './marks.ts'
import { createOffers } from './rolls.ts'

/**
 * The expected value of one's own turn. `next` holds, for every (rising pair, falling pair), what is still to come
 * after the turn; `penalty` is the value of marking nothing. `closed` rows are closed already, fewer than end the game.
 */
type TurnValue = (
  next: Float64Array,
  rising: number,
  falling: number,
  closed: number,
  penalty: number,
) => number

/**
 * Everything the hot path touches is a constant of this one closure, scratch arrays and sizes included, and so known
 * to the compiler by address: read through module bindings, the same code took two to six times as long.
 */
export function createTurnValue(marks: Marks): TurnValue {
  const [width, stride, positions, rowsToEnd] = [PAIRS, MARKS, POSITIONS, ROWS_TO_END]
  const { count: markCount, pair: markPair, offset: markOffset, points: markPoints } = marks
  const { closes, risingCode, fallingCode, at: marksAt } = marks
  const { followStart, followMark, followPair, followOffset, followPoints } = marks
  const { value: offerValue, code: offerCode, reachable, expectBest } = createOffers()

  // The marks of the rising pair come first, then those of the falling pair.
  /** The value of making one mark and no other. */
  const alone = new Float64Array(2 * MARKS)
  /** The marks by `alone`, best first. */
  const order = new Uint8Array(2 * MARKS)
  /** The value of making the mark with a coloured die, after the best use of the white sum. */
  const coloured = new Float64Array(2 * MARKS)
  const codes = new Uint8Array(2 * MARKS)

  function valueOfTurn(
    next: Float64Array,
    rising: number,
    falling: number,
    closed: number,
    penalty: number,
  ): number {
    const split = markCount[rising]!
    const count = split + markCount[falling]!
    listAlone(next, rising, falling)
    sortByAlone(count)
    let total = 0
    for (let sum = 2; sum <= 12; sum++) {
      for (let mark = 0; mark < count; mark++) coloured[mark] = alone[mark]!
      let stop = penalty
      let white = (rising * positions + sum - 2) * 2
      for (let end = white + 2; white < end && marksAt[white]! >= 0; white++) {
        const mark = marksAt[white]!
        const i = rising * stride + mark
        if (alone[mark]! > stop) stop = alone[mark]!
        // A white mark that ends the game leaves no colour action.
        if (closed + closes[i]! >= rowsToEnd) continue
        thenFalling(next, markOffset[i]!, markPoints[i]!, falling, split)
        thenRisingAgain(next, followStart[i]!, followStart[i + 1]!, falling)
      }
      white = (falling * positions + 12 - sum) * 2
      for (let end = white + 2; white < end && marksAt[white]! >= 0; white++) {
        const mark = marksAt[white]!
        const i = falling * stride + mark
        if (alone[split + mark]! > stop) stop = alone[split + mark]!
        if (closed + closes[i]! >= rowsToEnd) continue
        thenRising(next, markPair[i]!, markPoints[i]!, rising, split)
        thenFallingAgain(next, followStart[i]!, followStart[i + 1]!, rising * width, split)
      }
      total += expectBest(sum, listOffers(count, stop, reachable[sum]!), stop)
    }
    return total
  }

  function listAlone(next: Float64Array, rising: number, falling: number): void {
    const split = markCount[rising]!
    for (let mark = 0, i = rising * stride; mark < split; mark++, i++) {
      alone[mark] = markPoints[i]! + next[markOffset[i]! + falling]!
      codes[mark] = risingCode[i]!
    }
    const count = split + markCount[falling]!
    for (let mark = split, i = falling * stride; mark < count; mark++, i++) {
      alone[mark] = markPoints[i]! + next[rising * width + markPair[i]!]!
      codes[mark] = fallingCode[i]!
    }
  }

  function thenFalling(
    next: Float64Array,
    offset: number,
    points: number,
    falling: number,
    split: number,
  ): void {
    const count = split + markCount[falling]!
    for (let mark = split, i = falling * stride; mark < count; mark++, i++) {
      const value = points + markPoints[i]! + next[offset + markPair[i]!]!
      if (value > coloured[mark]!) coloured[mark] = value
    }
  }

  function thenRising(
    next: Float64Array,
    falling: number,
    points: number,
    rising: number,
    split: number,
  ): void {
    for (let mark = 0, i = rising * stride; mark < split; mark++, i++) {
      const value = points + markPoints[i]! + next[markOffset[i]! + falling]!
      if (value > coloured[mark]!) coloured[mark] = value
    }
  }

  function thenRisingAgain(next: Float64Array, from: number, to: number, falling: number): void {
    for (let i = from; i < to; i++) {
      const value = followPoints[i]! + next[followOffset[i]! + falling]!
      const mark = followMark[i]!
      if (value > coloured[mark]!) coloured[mark] = value
    }
  }

  function thenFallingAgain(
    next: Float64Array,
    from: number,
    to: number,
    offset: number,
    split: number,
  ): void {
    for (let i = from; i < to; i++) {
      const value = followPoints[i]! + next[offset + followPair[i]!]!
      const mark = split + followMark[i]!
      if (value > coloured[mark]!) coloured[mark] = value
    }
  }

  function sortByAlone(count: number): void {
    for (let mark = 0; mark < count; mark++) {
      const value = alone[mark]!
      let place = mark
      for (; place > 0 && alone[order[place - 1]!]! < value; place--) order[place] = order[place - 1]!
      order[place] = mark
    }
  }

  /**
   * Lists what is better than stopping and can be rolled, best first. Taken in the order of `alone` the marks are
   * nearly sorted already, whatever the white sum was used for: few have to move.
   */
  function listOffers(count: number, stop: number, reach: number): number {
    let offers = 0
    for (let i = 0; i < count; i++) {
      const mark = order[i]!
      const value = coloured[mark]!
      const code = codes[mark]!
      if (value <= stop || ((reach >> (code & 15)) & 1) === 0) continue
      let place = offers++
      for (; place > 0 && offerValue[place - 1]! < value; place--) {
        offerValue[place] = offerValue[place - 1]!
        offerCode[place] = offerCode[place - 1]!
      }
      offerValue[place] = value
      offerCode[place] = code
    }
    return offers
  }

  return valueOfTurn
}
