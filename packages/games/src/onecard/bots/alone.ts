import { cardPoints, isFinished } from '../rules/card-set.ts'
import { countOf, type Tally } from '../rules/tally.ts'
import { COLOURS, ROWS_TO_SCORE } from '../rules/types.ts'
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

/** How a good player sees a card if it plays alone: all five rows can be had, by whoever waits for the dice. */
export const byPatience: CardValue = ({ set }, card, free) => {
  if (isFinished(set, card, free)) return cardPoints(set, card, free) - PATIENCE
  const rows = COLOURS.map((_, colour) => {
    const length = countOf(set.boxes[card] as Tally, colour)
    const marks = length - countOf(free, colour)
    return marks === 0
      ? 0
      : (length + SUN * countOf(set.suns[card] as Tally, colour)) * (marks / length) ** BEND
  }).sort((a, b) => b - a)
  return rows.reduce((sum, row, i) => sum + (i < ROWS_TO_SCORE ? row : SPARE_SHARE * row), 0)
}
