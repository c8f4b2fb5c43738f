import { rules } from '../rules/play.ts'
import { rolled } from '../rules/turn.ts'
import { MAX_ROLLS, type OnecardState } from '../rules/types.ts'
import { FIRST_RESULT, RESULTS } from './lattice.ts'
import { cardsGained, freshWorth } from './new-cards.ts'
import { handOf, mostPromising, standingsAfter, type CardValue } from './standing.ts'
import { keepValues, rerollValues } from './turn.ts'
import { goodEye } from './views.ts'
import { Table } from './winning.ts'

/** A move and what it is worth: in points, or in chances to win for those who think in them. */
export interface Choice {
  readonly code: number
  readonly value: number
}

/** How a player judges results. */
export interface Judge {
  /** The value of a result that stands, used at best. */
  result(result: number): number
  /** The value of every way to use it. */
  uses(result: number): Choice[]
}

/** Looks at its own cards only, and counts what a result adds to them in points. */
export function ownJudge(state: OnecardState, seat: number, value: CardValue): Judge {
  const hand = handOf(state, seat, value)
  const before = hand.idle.promise
  return {
    result: (result) => mostPromising(standingsAfter(hand, result)).promise - before,
    uses: (result) =>
      standingsAfter(hand, result).map(({ code, promise }) => ({ code, value: promise - before })),
  }
}

/** Looks at everybody's cards and counts in chances to win; alone, where there is nobody to win against, in points. */
export function winJudge(state: OnecardState, seat: number): Judge {
  if (state.players === 1) return ownJudge(state, seat, goodEye(state))
  const table = new Table(state, seat)
  return {
    result: (result) => table.bestChance(result),
    uses: (result) => table.chances(result).map(({ code, win }) => ({ code, value: win })),
  }
}

/** The value of every legal move, `rolls` being how many rolls ahead the player sees. */
export function choicesOf(state: OnecardState, seat: number, judge: Judge, rolls: number): Choice[] {
  if (state.phase === 'enter') return judge.uses(rolled(state))
  if (state.phase === 'reroll') return rerolls(state, judge, rolls)
  const codes: number[] = []
  codes.length = rules.moves(state, seat, codes)
  return codes.map((code) => ({ code, value: gained(state, seat, code) }))
}

function rerolls(state: OnecardState, judge: Judge, rolls: number): Choice[] {
  const seen = Math.max(state.rolls, MAX_ROLLS - rolls)
  return rerollValues(state, leavesOf(judge), MAX_ROLLS - seen).map((value, code) => ({ code, value }))
}

function leavesOf(judge: Judge): Float64Array {
  const leaves = keepValues()
  for (const [i, result] of RESULTS.entries()) leaves[FIRST_RESULT + i] = judge.result(result)
  return leaves
}

function gained(state: OnecardState, seat: number, code: number): number {
  return cardsGained(state, seat, code).reduce((sum, card) => sum + freshWorth(state, card), 0)
}
