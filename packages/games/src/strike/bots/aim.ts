import { isObject, type JsonObject } from '@rattlecup/kit'
import { huddle } from '../arena/aim.ts'
import { GROUPED, PRACTISED, UNAIMED, type ThrowOdds } from './odds.ts'

/** From die to die in the row, in edges of a die: close, but not into each other. */
const SPACING = 1.02
/** Hard enough to turn several dice over, not so hard that they leave the arena. */
const SPEED = 85

/** A way to throw, and what comes of it. */
export interface ThrowStyle {
  readonly odds: ThrowOdds
  /** How a die is thrown at those that lie there; nothing is said of a throw at the middle, wherever they lie. */
  how(lying: readonly number[]): JsonObject | undefined
}

/** One button: at the middle of the arena, wherever the dice lie. */
export const unaimed: ThrowStyle = { odds: UNAIMED, how: () => undefined }

/** The dice are put together in threes, and thrown at as firmly as one throws unless told otherwise. */
export const grouped: ThrowStyle = {
  odds: GROUPED,
  how: (lying) => (lying.length === 0 ? undefined : { group: huddle(lying).map((each) => ({ ...each })) }),
}

/**
 * How a practised hand throws: the dice put in a row in the middle, and one thrown hard at them. Dice that are hit turn
 * over and may meet an equal: with five lying it brings home nearly three dice a throw, where luck alone brings 1.7.
 */
export const practised: ThrowStyle = {
  odds: PRACTISED,
  // One die alone is left as it lies: thrown at hard, dice only get lost.
  how: (lying) => (lying.length < 2 ? undefined : throwAtRow(lying)),
}

export function throwAtRow(lying: readonly number[]): JsonObject {
  const middle = (lying.length - 1) / 2
  const group = lying.map((id, i) => ({ id, x: (i - middle) * SPACING, z: 0, turn: 0 }))
  return { throw: { aim: { x: 0, z: 0 }, speed: SPEED }, group }
}

/** The style that a throw at this many dice comes nearest to. */
export function styleOf(group: unknown, lying: number): ThrowStyle {
  const placed = Array.isArray(group) ? group.filter(isObject) : []
  if (lying < 2) return practised
  if (2 * placed.length < lying) return unaimed
  return placed.every((each) => each['z'] === placed[0]?.['z']) ? practised : grouped
}
