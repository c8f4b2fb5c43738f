/**
 * Turns and quaternions by + − × ÷ and square roots alone: those are exact in every engine, `Math.sin` and its
 * kin are not, and a throw must be the same everywhere to the last bit.
 */
export interface Vector {
  x: number
  y: number
  z: number
}

export interface Quaternion {
  x: number
  y: number
  z: number
  w: number
}

/** Where a die is and how it is turned. */
export interface Pose {
  readonly position: Vector
  readonly rotation: Quaternion
}

const DEGREE = 0.017453292519943295

/** The rotation about the vertical by a turn in degrees. */
export function yaw(degrees: number): Quaternion {
  const turns = degrees / 360
  const half = (turns - Math.round(turns)) * 180 * DEGREE
  const sin = sine(half)
  const cos = sine(90 * DEGREE - (half < 0 ? -half : half))
  const length = Math.sqrt(sin * sin + cos * cos)
  return { x: 0, y: sin / length, z: 0, w: cos / length }
}

/** The turn about the vertical, from 0 to below 360 degrees, of a rotation that is about the vertical but for a tilt. */
export function turnOf(q: Quaternion): number {
  const sign = q.w < 0 ? -1 : 1
  const length = Math.sqrt(q.y * q.y + q.w * q.w)
  // The half angle lies in −90° … 90°: halving it by the tangent's formula keeps the series below short.
  const degrees = (4 * arctangent((q.y * sign) / (length + q.w * sign))) / DEGREE
  return degrees < 0 ? degrees + 360 : degrees
}

export function multiply(a: Quaternion, b: Quaternion): Quaternion {
  return {
    x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
    y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
    z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
    w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
  }
}

export function conjugate(q: Quaternion): Quaternion {
  return { x: -q.x, y: -q.y, z: -q.z, w: q.w }
}

/** For −90° to 90°, by its power series. */
function sine(angle: number): number {
  const square = angle * angle
  let term = angle
  let sum = angle
  for (let n = 2; n <= 18; n += 2) {
    term *= -square / (n * (n + 1))
    sum += term
  }
  return sum
}

/** For −1 to 1: halved twice, then by its power series. */
function arctangent(tangent: number): number {
  const half = tangent / (1 + Math.sqrt(1 + tangent * tangent))
  const quarter = half / (1 + Math.sqrt(1 + half * half))
  const square = quarter * quarter
  let power = quarter
  let sum = quarter
  for (let n = 3; n <= 19; n += 2) {
    power *= -square
    sum += power / n
  }
  return 4 * sum
}
