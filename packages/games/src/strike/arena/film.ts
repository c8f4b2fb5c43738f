import { fromBase64, isObject, toBase64 } from '@rattlecup/kit'
import { decodeTrajectory, encodeTrajectory, type Placement, type Settled, type Trajectory } from './index.ts'

/**
 * What `rest` of a simulated throw holds: where the dice lie, and how they got there. Nobody but the table knows the
 * draws of a throw before the game is over, so the throw can't be simulated again by those who watch: they get it filmed.
 */
export type Rest = {
  readonly lying: readonly Placement[]
  /** The keyframes of all dice, in the outcome's order, as base64. */
  readonly film: string
}

export function restOf({ outcome, samples }: Settled): Rest {
  return { lying: outcome.rest, film: toBase64(encodeTrajectory(samples, outcome.dice.length)) }
}

/** Where an outcome's `rest` says that the dice lie; it may be a bare list, and anything at all from elsewhere. */
export function lyingIn(rest: unknown): unknown {
  return isObject(rest) ? rest['lying'] : rest
}

/** The film of a throw of this many dice; undefined if `rest` has none, or none that can be read. */
export function filmIn(rest: unknown, dice: number): Trajectory | undefined {
  const film = isObject(rest) ? rest['film'] : undefined
  const bytes = typeof film === 'string' ? fromBase64(film) : undefined
  if (!bytes) return undefined
  try {
    const trajectory = decodeTrajectory(bytes)
    const isWhole = trajectory.tracks.length === dice && trajectory.tracks.every((track) => track.length > 0)
    return isWhole ? trajectory : undefined
  } catch (error) {
    // Too short for what it announces: written by somebody else.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
