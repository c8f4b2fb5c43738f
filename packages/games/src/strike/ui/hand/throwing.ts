import {
  BOUNDS,
  DEFAULT_THROW,
  ellipseLevel,
  FLOOR,
  LIP,
  type Axes,
  type RestingDie,
  type Throw,
  type Vector,
} from '../../arena/index.ts'
import { speedOf } from './strengths.ts'

/** How a hand stands and aims; with a strength it is a throw. */
export interface Aim {
  /** The side of the arena the hand is on, in radians: 0 is the near one, growing to the right. */
  readonly side: number
  readonly at: Axes
}

/** The hand stays this far beyond the lip: clear of the wall, well within reach. */
const BEYOND = 0.25

export function handAt(side: number): Vector {
  const [sin, cos] = [Math.sin(side), Math.cos(side)]
  const reach = 1 / Math.hypot(sin / (LIP.x + BEYOND), cos / (LIP.z + BEYOND))
  return { x: sin * reach, y: DEFAULT_THROW.from.y, z: cos * reach }
}

/** Keeps a point on the floor, off its very edge. */
export function onFloor({ x, z }: Axes): Axes {
  const level = Math.sqrt(ellipseLevel({ x, z }, FLOOR)) / 0.97
  return level <= 1 ? { x, z } : { x: x / level, z: z / level }
}

/** The throw of a hand with a strength from 0 to 1, and a spin about the vertical from −1 to 1. */
export function throwOf({ side, at }: Aim, strength: number, spin = 0): Throw {
  const from = handAt(side)
  const aim = onFloor(at)
  return exactEnough({
    from,
    aim,
    speed: speedOf(strength, from, aim),
    spin: { x: 0, y: Math.max(-1, Math.min(1, spin)) * BOUNDS.spin, z: 0 },
  })
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000 + 0
}

/** Three digits are finer than any hand, and keep the log short. */
function exactEnough({ from, aim, speed, spin }: Throw): Throw {
  return {
    from: { x: rounded(from.x), y: rounded(from.y), z: rounded(from.z) },
    aim: { x: rounded(aim.x), z: rounded(aim.z) },
    speed: rounded(speed),
    spin: { x: 0, y: rounded(spin.y), z: 0 },
  }
}

/** The pull at which a throw is as hard as can be, and below which it is none, in edges of a die. */
const FULL_PULL = 5
const LEAST_PULL = 0.7
/** A die this close to the line of the throw is what is aimed at. */
const NEAR = 1.3

export interface Pull {
  readonly aim: Aim
  /** 0 to 1; undefined while it is too short to be a throw. */
  readonly strength: number | undefined
}

/** What pulling the die back means: it will fly the other way, the harder the longer the pull. */
export function pullOf(aim: Aim, pull: Axes, dice: readonly RestingDie[]): Pull {
  const length = Math.hypot(pull.x, pull.z)
  if (length < LEAST_PULL || isForwards(aim, pull)) return { aim, strength: undefined }
  const strength = Math.min(1, (length - LEAST_PULL) / (FULL_PULL - LEAST_PULL))
  const along = { x: -pull.x / length, z: -pull.z / length }
  return { aim: { side: aim.side, at: targetAlong(handAt(aim.side), along, dice) }, strength }
}

/** From the hand into the arena. */
function isForwards({ side }: Aim, way: Axes): boolean {
  const { x, z } = handAt(side)
  return way.x * x + way.z * z < 0
}

/** Pixels a millisecond at which a flick is as hard as can be. */
const FULL_FLICK = 2.6

/** What a flick means: the die flies along it, the harder the faster. Undefined if it does not go into the arena. */
export function flickOf(
  aim: Aim,
  { along, speed }: { readonly along: Axes; readonly speed: number },
  dice: readonly RestingDie[],
): { readonly aim: Aim; readonly strength: number } | undefined {
  const length = Math.hypot(along.x, along.z)
  if (length === 0 || !isForwards(aim, along)) return undefined
  const way = { x: along.x / length, z: along.z / length }
  const at = targetAlong(handAt(aim.side), way, dice)
  return { aim: { side: aim.side, at }, strength: Math.min(1, speed / FULL_FLICK) }
}

/** The point of a line to aim at: beside the die that is nearest to it, or where it passes the centre. */
function targetAlong(from: Axes, along: Axes, dice: readonly RestingDie[]): Axes {
  const reach = (point: Axes): number => (point.x - from.x) * along.x + (point.z - from.z) * along.z
  const off = (point: Axes): number => Math.abs((point.x - from.x) * along.z - (point.z - from.z) * along.x)
  const ahead = dice.filter((die) => reach(die) > 0 && off(die) < NEAR)
  const target = ahead.sort((a, b) => off(a) - off(b))[0] ?? { x: 0, z: 0 }
  const distance = Math.max(1, reach(target))
  return onFloor({ x: from.x + along.x * distance, z: from.z + along.z * distance })
}
