import type { DrawSource } from '@rattlecup/kit'
import type { Quaternion, Vector } from './rotation.ts'

const GRAIN = 65536

/** A number in −1 … 1, the same distance between neighbours everywhere. */
function symmetric(source: DrawSource): number {
  return (2 * source.below(GRAIN) + 1) / GRAIN - 1
}

/** A number from 0 to below 1. */
export function unit(source: DrawSource): number {
  return source.below(GRAIN) / GRAIN
}

/**
 * A bell-shaped number with mean 0 and deviation 1, never beyond ±3: three bytes added up.
 * Bounded, because a hand trembles but does not slip by a yard.
 */
export function bell(source: DrawSource): number {
  const bytes = source.below(256 ** 3)
  return ((bytes & 255) + ((bytes >> 8) & 255) + (bytes >> 16) - 382.5) / 128
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly square: number
}

/** A point of the unit disc, by rejection. */
function disc(source: DrawSource): Spot {
  for (;;) {
    const x = symmetric(source)
    const y = symmetric(source)
    const square = x * x + y * y
    if (square < 1) return { x, y, square }
  }
}

/** A direction, all equally likely (Marsaglia's way, which needs no sine). */
export function direction(source: DrawSource): Vector {
  const { x, y, square } = disc(source)
  const scale = 2 * Math.sqrt(1 - square)
  return { x: x * scale, y: y * scale, z: 1 - 2 * square }
}

/** A rotation, all equally likely: a point of the sphere in four dimensions from two discs. */
export function rotation(source: DrawSource): Quaternion {
  const a = disc(source)
  const b = disc(source)
  const scale = Math.sqrt((1 - a.square) / b.square)
  return { x: a.x, y: a.y, z: b.x * scale, w: b.y * scale }
}
