import { STEPS_PER_SAMPLE } from './flight.ts'
import type { Pose, Quaternion, Vector } from './rotation.ts'
import { GRAVITY, STEPS_PER_SECOND } from './shape.ts'

/** The clock that keyframes count in: looks a second. */
export const FRAMES_PER_SECOND = STEPS_PER_SECOND / STEPS_PER_SAMPLE

/** Half the fall in one frame: a die flying from one key to the next is this much higher than the straight line, times the frames since and to go. */
export const SAG = GRAVITY / (2 * FRAMES_PER_SECOND * FRAMES_PER_SECOND)

export interface Key {
  readonly frame: number
  /** Whether the die flew freely from the key before to this one; if not, it went straight. */
  readonly flying: boolean
  readonly pose: Pose
}

/** The motion of one die, with at least one key; after the last one it stays. */
export type Track = readonly Key[]

export interface Trajectory {
  /** Duration, in frames. */
  readonly frames: number
  /** One track a die, in the order of the outcome's dice. */
  readonly tracks: readonly Track[]
}

/** Where a die is at a time in seconds from the throw. */
export function poseAt(track: Track, seconds: number): Pose {
  const frame = seconds * FRAMES_PER_SECOND
  const next = track.findIndex((key) => key.frame > frame)
  if (next < 1) return (track.at(next) as Key).pose
  const from = track[next - 1] as Key
  const to = track[next] as Key
  const part = (frame - from.frame) / (to.frame - from.frame)
  const lift = to.flying ? SAG * (frame - from.frame) * (to.frame - frame) : 0
  const { x, y, z } = mix(from.pose.position, to.pose.position, part)
  return {
    position: { x, y: y + lift, z },
    rotation: blend(from.pose.rotation, to.pose.rotation, part),
  }
}

function mix(a: Vector, b: Vector, part: number): Vector {
  return { x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y), z: a.z + part * (b.z - a.z) }
}

function blend(a: Quaternion, b: Quaternion, part: number): Quaternion {
  const dot = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w
  // A rotation and its negative are the same; the way between is the short one.
  const to = dot < 0 ? -part : part
  const keep = 1 - part
  const q = {
    x: keep * a.x + to * b.x,
    y: keep * a.y + to * b.y,
    z: keep * a.z + to * b.z,
    w: keep * a.w + to * b.w,
  }
  const length = Math.sqrt(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w)
  return { x: q.x / length, y: q.y / length, z: q.z / length, w: q.w / length }
}
