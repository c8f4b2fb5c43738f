import { cardPoints, isFinished } from '../rules/card-set.ts'
import { sum, type Tally } from '../rules/tally.ts'
import { CARDS_TO_END, type OnecardState } from '../rules/types.ts'
import { cardWorth, worthBy } from './card-worth.ts'
import type { CardValue } from './standing.ts'

/** How a good player sees a card: the three rows that will finish it are what counts. */
export const heuristic: CardValue = (state, card, free) => cardWorth(state.set, card, free)

/** Turns that a card takes whoever waits for good dice. */
const PATIENT_TURNS = 5

/** The same, whether others or a limit of turns press, or there is time to wait. */
export function heuristicFor({ players, turnsLeft, done }: OnecardState): CardValue {
  const hasTime = turnsLeft >= PATIENT_TURNS * (CARDS_TO_END - (done[0] as number))
  return players === 1 && hasTime ? byPatience : heuristic
}

/** Points that a mark seems to be worth to whoever just likes to fill boxes. */
const MARK = 1

/** How a beginner sees a card: every mark is progress, in whichever row it is, and full rows are points already. */
export const byMarks: CardValue = (state, card, free) => {
  const points = cardPoints(state.set, card, free)
  if (isFinished(state.set, card, free)) return points
  return (MARK * (sum(state.set.boxes[card] as Tally) - sum(free)) + points) / 2
}

/**
 * Points that a card must promise beyond those of the rows it has, to be left open. Alone nobody ends the game, so waiting
 * pays; but a full card must stay worth more than any open one, or the game would never end.
 */
const PATIENCE = 2

/** Rows beyond the three that finish a card can be filled with the same dice as the third. */
const patientWorth = worthBy({ finished: -PATIENCE, sun: 2, spareShare: 0.8, sunRowBox: 0 })

/** How a good player sees a card if it plays alone: all five rows can be had, by whoever waits for the dice. */
const byPatience: CardValue = ({ set }, card, free) => patientWorth(set, card, free)
