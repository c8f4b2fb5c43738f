import type { ValuedMove } from '@rattlecup/bots'
import { rules } from '../rules/play.ts'
import { rolled } from '../rules/turn.ts'
import { MAX_ROLLS, type OnecardState } from '../rules/types.ts'
import { knowledgeOf } from './learned/load.ts'
import { LearnedTable } from './learned/table.ts'
import { FIRST_RESULT, RESULTS } from './lattice.ts'
import { cardsGained, freshWorth } from './new-cards.ts'
import { handOf, mostPromising, standingsAfter, type CardValue } from './standing.ts'
import { keepValues, rerollValues } from './turn.ts'
import { heuristicFor } from './views.ts'

/** How a player values results: in points, or in chances to win for those who think in them. */
export interface Valuation {
  /** The value of a result that stands, used at best. */
  result(result: number): number
  /** The value of every way to use it. */
  uses(result: number): ValuedMove[]
}

/** Looks at its own cards only, and counts what a result adds to them in points. */
export function ownValuation(state: OnecardState, seat: number, value: CardValue): Valuation {
  const hand = handOf(state, seat, value)
  const before = hand.idle.promise
  return {
    result: (result) => mostPromising(standingsAfter(hand, result)).promise - before,
    uses: (result) =>
      standingsAfter(hand, result).map(({ code, promise }) => ({ code, value: promise - before })),
  }
}

/** Looks at everybody's cards and counts in chances to win; alone, where there is nobody to win against, in points. */
export function winValuation(state: OnecardState, seat: number): Valuation {
  if (state.players === 1) return ownValuation(state, seat, heuristicFor(state))
  return new LearnedTable(state, seat, knowledgeOf(state.set))
}

/** The value of every legal move, `rolls` being how many rolls ahead the player sees. */
export function choicesOf(
  state: OnecardState,
  seat: number,
  valuation: Valuation,
  rolls: number,
): ValuedMove[] {
  if (state.phase === 'enter') return valuation.uses(rolled(state))
  if (state.phase === 'reroll') return rerolls(state, valuation, rolls)
  const codes: number[] = []
  codes.length = rules.moves(state, seat, codes)
  return codes.map((code) => ({ code, value: gained(state, seat, code) }))
}

function rerolls(state: OnecardState, valuation: Valuation, rolls: number): ValuedMove[] {
  const seen = Math.max(state.rolls, MAX_ROLLS - rolls)
  return rerollValues(state, leavesOf(valuation), MAX_ROLLS - seen).map((value, code) => ({ code, value }))
}

function leavesOf(valuation: Valuation): Float64Array {
  const leaves = keepValues()
  for (const [i, result] of RESULTS.entries()) leaves[FIRST_RESULT + i] = valuation.result(result)
  return leaves
}

function gained(state: OnecardState, seat: number, code: number): number {
  return cardsGained(state, seat, code).reduce((sum, card) => sum + freshWorth(state, card), 0)
}
