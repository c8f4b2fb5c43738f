import { cardPoints, isFinished, type CardSet } from '../rules/card-set.ts'
import { countOf, type Tally } from '../rules/tally.ts'
import { COLOURS, LONGEST_ROW } from '../rules/types.ts'

/** What a finished card is worth beyond its points: the game ends with the fourth, so speed wins games. */
export const HASTE = 3
/** Points that a sun adds to its row: between 2 for the first and 5 for both, and often neither. */
const SUN = 1.5
/** A row half full is worth less than half of it: only full rows count. */
const PATIENCE = 1.5
/** Three rows finish a card; what is in the other two is mostly lost. */
const SPARE_SHARE = 0.1

/** Chooses among fresh cards and nothing else: a sun on a short row is the easier one. */
const SUN_ROW_BOX = -0.01

/** How much of a row's points its marks are worth, at `length * SIDE + free`. */
const SIDE = LONGEST_ROW + 1
const PROGRESS: readonly number[] = Array.from({ length: SIDE * SIDE }, (_, at) => {
  const length = Math.floor(at / SIDE)
  const marks = length - (at % SIDE)
  return marks > 0 ? (marks / length) ** PATIENCE : 0
})

/** What a card is worth by eye: next to nothing without marks, its points when it is finished. */
export function cardWorth(set: CardSet, card: number, free: Tally): number {
  if (isFinished(set, card, free)) return cardPoints(set, card, free) + HASTE
  let all = 0
  let least = Infinity
  let second = Infinity
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const length = countOf(set.boxes[card] as Tally, colour)
    if (length === 0) continue
    const sun = countOf(set.suns[card] as Tally, colour)
    const row = (length + SUN * sun) * (PROGRESS[length * SIDE + countOf(free, colour)] as number)
    all += row + SUN_ROW_BOX * sun * length
    second = Math.min(second, Math.max(least, row))
    least = Math.min(least, row)
  }
  return all - (1 - SPARE_SHARE) * (least + second)
}
