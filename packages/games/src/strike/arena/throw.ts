import { fail, isObject, ok, show, type Result } from '@rattlecup/kit'
import { DIE, ellipseLevel, FLOOR, GRAVITY, LIP, type Axes } from './shape.ts'
import type { Vector } from './rotation.ts'

/** How a hand threw: DGP/1's `throw`. Units are edges of a die and seconds. */
export interface Throw {
  /** Where the hand let go. */
  readonly from: Readonly<Vector>
  /** The point of the floor it aimed at. */
  readonly aim: Axes
  /** Units a second; the die flies on the flat one of the two arcs that reach the aim. */
  readonly speed: number
  /** Radians a second about each axis, on top of the spin that any throw has. */
  readonly spin: Readonly<Vector>
}

/** What a hand can do. It stays outside the arena, above the ledge. */
export const BOUNDS = {
  height: { min: 4, max: 6 },
  /** The hand is on or beyond the lip, at most this far out along each axis. */
  reach: 2,
  speed: { min: 20, max: 115 },
  spin: 40,
} as const

/** What stands in for what is not said: a firm throw from the middle of the near side at the centre. */
export const DEFAULT_THROW: Throw = {
  from: { x: 0, y: 4.5, z: 6.5 },
  aim: { x: 0, z: 0 },
  speed: 70,
  spin: { x: 0, y: 0, z: 0 },
}

const FARTHEST = { x: LIP.x + BOUNDS.reach, z: LIP.z + BOUNDS.reach }

/** Checks DGP/1's `throw`: whatever is missing is taken from `DEFAULT_THROW`, unknown keys are ignored. */
export function checkThrow(raw: unknown = {}): Result<Throw> {
  if (!isObject(raw)) return refuse('throw', 'an object', raw)
  const from = vector('throw.from', raw['from'], DEFAULT_THROW.from)
  if (!from.ok) return from
  const aim = vector('throw.aim', raw['aim'], DEFAULT_THROW.aim)
  if (!aim.ok) return aim
  const spin = vector('throw.spin', raw['spin'], DEFAULT_THROW.spin)
  if (!spin.ok) return spin
  const speed = raw['speed'] === undefined ? DEFAULT_THROW.speed : raw['speed']
  if (typeof speed !== 'number') return refuse('throw.speed', 'a number', speed)
  const checked = { from: from.value, aim: aim.value, speed, spin: spin.value }
  const fault = handFault(checked) ?? flightFault(checked)
  return fault === undefined ? ok(checked) : fail('illegal-move', fault)
}

function refuse(name: string, expected: string, value: unknown): Result<never> {
  return fail('illegal-move', `${name} must be ${expected}, not ${show(value)}`)
}

/** A point with the same coordinates as the fallback, which also stands in for single missing ones. */
function vector<V extends object>(name: string, raw: unknown, fallback: V): Result<V> {
  if (raw === undefined) return ok(fallback)
  if (!isObject(raw)) return refuse(name, `an object with ${Object.keys(fallback).join(', ')}`, raw)
  const values: Record<string, unknown> = {}
  for (const [axis, missing] of Object.entries(fallback)) {
    const value = raw[axis] === undefined ? missing : raw[axis]
    if (!Number.isFinite(value)) return refuse(`${name}.${axis}`, 'a number', value)
    values[axis] = value
  }
  return ok(values as V)
}

function handFault({ from, spin }: Throw): string | undefined {
  const { height, reach } = BOUNDS
  if (from.y < height.min || from.y > height.max) {
    return `throw.from.y must be from ${height.min} to ${height.max} above the floor, not ${from.y}`
  }
  if (ellipseLevel(from, LIP) < 1 || ellipseLevel(from, FARTHEST) > 1) {
    return `throw.from must be outside the oval of ${LIP.x} by ${LIP.z} and at most ${reach} beyond it, not at ${show(from)}`
  }
  const turning = Math.sqrt(spin.x * spin.x + spin.y * spin.y + spin.z * spin.z)
  if (turning > BOUNDS.spin) return `throw.spin must be at most ${BOUNDS.spin} in all, not ${turning}`
  return undefined
}

function flightFault({ from, aim, speed }: Throw): string | undefined {
  const { min, max } = BOUNDS.speed
  if (ellipseLevel(aim, FLOOR) > 1) {
    return `throw.aim must be on the floor, an oval of ${FLOOR.x} by ${FLOOR.z}, not at ${show(aim)}`
  }
  if (!(speed >= min && speed <= max)) return `throw.speed must be from ${min} to ${max}, not ${speed}`
  const needed = slowestSpeed(from, aim)
  if (speed >= needed) return undefined
  return `throw.speed must be at least ${Math.ceil(needed * 100) / 100} to reach the aim from there, not ${speed}`
}

/** The slowest speed at which a die thrown from there reaches the aim. */
export function slowestSpeed(from: Readonly<Vector>, aim: Axes): number {
  const { distance, drop } = course(from, aim)
  return Math.sqrt(GRAVITY * (Math.sqrt(distance * distance + drop * drop) - drop))
}

/** The velocity on the flat arc from the hand to the aim; if the aim is too far, on the one that gets about closest. */
export function launchVelocity(from: Readonly<Vector>, aim: Axes, speed: number): Vector {
  const { distance, drop, x, z } = course(from, aim)
  const square = speed * speed
  const root = square * square - GRAVITY * (GRAVITY * distance * distance - 2 * drop * square)
  const slope = (square - Math.sqrt(Math.max(0, root))) / (GRAVITY * distance)
  const level = speed / Math.sqrt(1 + slope * slope)
  return { x: x * level, y: slope * level, z: z * level }
}

function course(from: Readonly<Vector>, aim: Axes) {
  const x = aim.x - from.x
  const z = aim.z - from.z
  const distance = Math.sqrt(x * x + z * z)
  return { distance, drop: from.y - DIE.half, x: x / distance, z: z / distance }
}
