import { BOUNDS, slowestSpeed, type Axes, type Throw, type Vector } from '../../arena/index.ts'

/** Strengths for those who press a button instead of pulling. The firm one is what a throw is if nobody says more. */
export const STRENGTHS = { soft: 0.08, firm: 0.5, hard: 0.92 } as const
export const STRENGTH_NAMES = ['soft', 'firm', 'hard'] as const
export type StrengthName = (typeof STRENGTH_NAMES)[number]

/** The speed of a throw from there with a strength from 0 to 1. */
export function speedOf(strength: number, from: Readonly<Vector>, aim: Axes): number {
  const slowest = slowestFrom(from, aim)
  return slowest + Math.min(1, Math.max(0, strength)) * (BOUNDS.speed.max - slowest)
}

/** The button that throws most like it. */
export function nameOfStrength({ from, aim, speed }: Throw): StrengthName {
  const slowest = slowestFrom(from, aim)
  const strength = (speed - slowest) / (BOUNDS.speed.max - slowest)
  const distance = (name: StrengthName): number => Math.abs(STRENGTHS[name] - strength)
  return STRENGTH_NAMES.reduce((best, name) => (distance(name) < distance(best) ? name : best))
}

/** A little faster than the slowest that arrives: rounding must not make a throw too short. */
function slowestFrom(from: Readonly<Vector>, aim: Axes): number {
  return Math.max(BOUNDS.speed.min, slowestSpeed(from, aim) + 0.5)
}
