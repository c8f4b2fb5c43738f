import { worthBy } from './card-worth.ts'
import type { CardValue } from './standing.ts'

/**
 * Points that a card must promise beyond those of the rows it has, to be left open. Alone nobody ends the game, so waiting
 * pays; but a full card must stay worth more than any open one, or the game would never end.
 */
const PATIENCE = 2

/** Rows beyond the three that finish a card can be filled with the same dice as the third. */
const patientWorth = worthBy({ finished: -PATIENCE, sun: 2, spareShare: 0.8, sunRowBox: 0 })

/** How a good player sees a card if it plays alone: all five rows can be had, by whoever waits for the dice. */
export const byPatience: CardValue = ({ set }, card, free) => patientWorth(set, card, free)
