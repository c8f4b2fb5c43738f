import { cardPoints, isFinished, type CardSet } from '../rules/card-set.ts'
import { countOf, type Tally } from '../rules/tally.ts'
import { COLOURS, LONGEST_ROW } from '../rules/types.ts'

/** What somebody makes of a card: all in points. */
export interface Taste {
  /** What a finished card is worth beyond its points. */
  readonly finished: number
  /** What a sun adds to its row. */
  readonly sun: number
  /** Three rows finish a card: how much of what is in the other two counts. */
  readonly spareShare: number
  /** For each box of a row with a sun: chooses among fresh cards and nothing else. */
  readonly sunRowBox: number
}

/** A row half full is worth less than half of it: only full rows count. */
const BEND = 1.5

/** How much of a row's points its marks are worth, at `length * SIDE + free`. */
const SIDE = LONGEST_ROW + 1
const PROGRESS: readonly number[] = Array.from({ length: SIDE * SIDE }, (_, at) => {
  const length = Math.floor(at / SIDE)
  const marks = length - (at % SIDE)
  return marks > 0 ? (marks / length) ** BEND : 0
})

/** What a card is worth by a heuristic: next to nothing without marks, its points when it is finished. */
export function worthBy({ finished, sun, spareShare, sunRowBox }: Taste) {
  return (set: CardSet, card: number, free: Tally): number => {
    if (isFinished(set, card, free)) return cardPoints(set, card, free) + finished
    let all = 0
    let least = Infinity
    let second = Infinity
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const length = countOf(set.boxes[card] as Tally, colour)
      if (length === 0) continue
      const suns = countOf(set.suns[card] as Tally, colour)
      const row = (length + sun * suns) * (PROGRESS[length * SIDE + countOf(free, colour)] as number)
      all += row + sunRowBox * suns * length
      second = Math.min(second, Math.max(least, row))
      least = Math.min(least, row)
    }
    return all - (1 - spareShare) * (least + second)
  }
}

/** The game ends with the fourth card, so speed wins games. */
export const HASTE = 3

/**
 * With others at the table. A sun is between 2 points for the first and 5 for both, and often neither; what is in the
 * spare rows is mostly lost; a sun on a short row is the easier one.
 */
export const cardWorth = worthBy({ finished: HASTE, sun: 1.5, spareShare: 0.1, sunRowBox: -0.01 })
