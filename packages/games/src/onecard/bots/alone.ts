import { cardPoints, isFinished } from '../rules/card-set.ts'
import { countOf, type Tally } from '../rules/tally.ts'
import { COLOURS, LONGEST_ROW } from '../rules/types.ts'
import type { CardValue } from './standing.ts'

/**
 * Points that a card must promise beyond those of the rows it has, to be left open. Alone nobody ends the game, so waiting
 * pays; but a full card must stay worth more than any open one, or the game would never end.
 */
const PATIENCE = 2
const SUN = 2
/** Only full rows count, so the last boxes of a row are worth more than its first. */
const BEND = 1.5
/** Rows beyond the three that finish a card can be filled with the same dice as the third. */
const SPARE_SHARE = 0.8

/** How much of a row's points its marks are worth, at `length * SIDE + free`: worked out once, as it is asked for in playouts. */
const SIDE = LONGEST_ROW + 1
const PROGRESS: readonly number[] = Array.from({ length: SIDE * SIDE }, (_, at) => {
  const length = Math.floor(at / SIDE)
  const marks = length - (at % SIDE)
  return marks > 0 ? (marks / length) ** BEND : 0
})

/** How a good player sees a card if it plays alone: all five rows can be had, by whoever waits for the dice. */
export const byPatience: CardValue = ({ set }, card, free) => {
  if (isFinished(set, card, free)) return cardPoints(set, card, free) - PATIENCE
  let all = 0
  let least = Infinity
  let second = Infinity
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const length = countOf(set.boxes[card] as Tally, colour)
    if (length === 0) continue
    const points = length + SUN * countOf(set.suns[card] as Tally, colour)
    const row = points * (PROGRESS[length * SIDE + countOf(free, colour)] as number)
    all += row
    second = Math.min(second, Math.max(least, row))
    least = Math.min(least, row)
  }
  return all - (1 - SPARE_SHARE) * (least + second)
}
