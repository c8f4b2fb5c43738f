import { DICE_EACH, type StrikeState } from '../rules/types.ts'
import type { ThrowOdds } from './odds.ts'
import { RoundSolution } from './solve.ts'

/** How often the mover wins the round, by what it does now. */
export interface ThrowOrStop {
  readonly stop: number
  readonly goOn: number
}

/** Tables of more seats take seconds to solve and change next to nothing: see `handsFromMover`. */
const MOST_SEATS = 3

/** Solves the choices of a table at which everybody throws by the same odds: a fifth of a second. */
export function solveChoices(players: number, odds: ThrowOdds): (state: StrikeState) => ThrowOrStop {
  const dice = players * (DICE_EACH[players] as number) + 1
  const solution = new RoundSolution(Math.min(players, MOST_SEATS), dice, odds)
  return (state) => {
    const hands = handsFromMover(state)
    return solution.among(hands.length).choice(hands, state.ids.length)
  }
}

/**
 * The hands of the seats still in, the mover's first. At larger tables the richest rivals are left out: by plain odds, of
 * 136,032 choices met by four seats 10 change, and cost a hundred-thousandth of a round.
 */
function handsFromMover({ players, active, out, reserve }: StrikeState): number[] {
  const hands: number[] = []
  for (let i = 0; i < players; i++) {
    const seat = (active + i) % players
    if (!((out >> seat) & 1)) hands.push(reserve[seat] as number)
  }
  while (hands.length > MOST_SEATS) hands.splice(hands.indexOf(Math.max(...hands.slice(1)), 1), 1)
  return hands
}
