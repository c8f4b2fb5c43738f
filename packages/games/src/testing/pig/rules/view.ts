import type { PigState, PigView } from './types.ts'

/** Everything lies open. */
export function view({ phase, active, turn, points }: PigState): PigView {
  return { phase, active, turn, points: points.slice() }
}
