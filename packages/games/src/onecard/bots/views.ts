import { cardPoints, isFinished } from '../rules/card-set.ts'
import { sum, type Tally } from '../rules/tally.ts'
import { CARDS_TO_END, type OnecardState } from '../rules/types.ts'
import { byPatience } from './alone.ts'
import { cardWorth } from './card-worth.ts'
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
