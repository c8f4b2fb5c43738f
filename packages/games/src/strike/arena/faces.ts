import type { Face } from '../rules/types.ts'
import { conjugate, multiply, turnOf, yaw, type Quaternion } from './rotation.ts'

const HALF = Math.sqrt(0.5)

/** How a die is held with each face up, before it is turned about the vertical. Opposite faces are X and 6, 2 and 5, 3 and 4. X looks along the die's own +y, 2 along +x, 3 along +z. */
const UPRIGHT: Readonly<Record<Face, Quaternion>> = {
  X: { x: 0, y: 0, z: 0, w: 1 },
  2: { x: 0, y: 0, z: HALF, w: HALF },
  3: { x: -HALF, y: 0, z: 0, w: HALF },
  4: { x: HALF, y: 0, z: 0, w: HALF },
  5: { x: 0, y: 0, z: -HALF, w: HALF },
  6: { x: 1, y: 0, z: 0, w: 0 },
}

export function orientation(face: Face, turn: number): Quaternion {
  return multiply(yaw(turn), UPRIGHT[face])
}

export interface Reading {
  /** The face that points up most. */
  readonly face: Face
  /** How straight up it points: the cosine of the tilt. */
  readonly upness: number
}

/** Reads a die: the heights of its own three axes say which face is up. */
export function read(q: Quaternion): Reading {
  const x = 2 * (q.x * q.y + q.w * q.z)
  const y = 1 - 2 * (q.x * q.x + q.z * q.z)
  const z = 2 * (q.y * q.z - q.w * q.x)
  const upness = Math.max(x, -x, y, -y, z, -z)
  const face =
    upness === y ? 'X' : upness === -y ? 6 : upness === x ? 2 : upness === -x ? 5 : upness === z ? 3 : 4
  return { face, upness }
}

/** The turn about the vertical of a die lying on the face opposite to `face`. */
export function turnWith(face: Face, q: Quaternion): number {
  return turnOf(multiply(q, conjugate(UPRIGHT[face])))
}
