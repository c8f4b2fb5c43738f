import type { DrawSource } from '@rattlecup/kit'

/** A move and what it is worth, in whatever measure its player thinks. */
export interface ValuedMove {
  readonly code: number
  readonly value: number
}

const FINE = 2 ** 30

/**
 * Picks an index by how good each choice seems: the better, the likelier. What is worse by `temperature` is chosen e times
 * less often, so small errors are common and great ones rare, as with people. At 0 the best is always picked.
 */
export function softPick(values: readonly number[], temperature: number, source: DrawSource): number {
  const best = Math.max(...values)
  if (temperature <= 0) return values.indexOf(best)
  const weights = values.map((value) => Math.exp((value - best) / temperature))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let left = (source.below(FINE) / FINE) * total
  for (const [index, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return index
  }
  return values.indexOf(best)
}
