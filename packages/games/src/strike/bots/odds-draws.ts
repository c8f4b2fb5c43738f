import type { DrawSource } from '@rattlecup/kit'
import { AS_IT_LAY, OUT } from '../rules/landing.ts'
import { rules } from '../rules/play.ts'
import { FACES, type StrikeState } from '../rules/types.ts'
import { grandEnds, type ThrowEnd, type ThrowOdds } from './odds.ts'

const FINE = 2 ** 30

/** The ends that the throw in the air may have. */
export function endsOf(state: StrikeState, odds: ThrowOdds): readonly ThrowEnd[] {
  return state.grand ? grandEnds(state.thrown, odds) : (odds.single[state.ids.length] as readonly ThrowEnd[])
}

/** Draws for the awaited chance event that follow the odds of throws, where the rules' own would know plain dice only. */
export function drawByOdds(state: StrikeState, odds: ThrowOdds, source: DrawSource): number[] {
  if (state.phase === 'initial') return [source.below(FACES.length - 1)]
  const ends = endsOf(state, odds)
  let left = source.below(FINE) / FINE
  const end = ends.find((each) => (left -= each.odds) < 0) ?? (ends[0] as ThrowEnd)
  return drawsOf(state, end)
}

/** Draws that bring about an end. Which dice show what is all the same: only their numbers count from there on. */
export function drawsOf(state: StrikeState, { taken, lying }: ThrowEnd): number[] {
  const resting = state.ids.length
  return Array.from({ length: resting + state.thrown }, (_, i) => {
    // The dice that are taken show the last value, those that stay one of the others each; five stay only if none is taken.
    const landing = i < taken ? FACES.length - 1 : i < taken + lying ? i - taken + 1 : OUT
    if (i >= resting) return landing
    return landing === state.faces[i] ? AS_IT_LAY : landing + 1
  })
}

/** The positions that the throw in the air may lead to, and how likely each is. */
export function statesAfter(state: StrikeState, odds: ThrowOdds): { state: StrikeState; odds: number }[] {
  return endsOf(state, odds).map((end) => {
    const next = rules.clone(state)
    rules.applyChance(next, drawsOf(state, end))
    return { state: next, odds: end.odds }
  })
}
