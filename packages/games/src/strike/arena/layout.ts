import type { Face } from '../rules/types.ts'
import { yaw } from './rotation.ts'
import { DIE, ellipseLevel, FLOOR, type Axes } from './shape.ts'

/** Where a die lies flat on the floor: DGP/1's `rest` and `group` are lists of these. */
export type Placement = {
  readonly id: number
  readonly x: number
  readonly z: number
  /** Degrees about the vertical. */
  readonly turn: number
}

/** A die lying in the arena. */
export interface RestingDie extends Placement {
  readonly face: Face
}

/** Where the initial die of a round lies. */
export const INITIAL_PLACEMENT: Placement = { id: 0, x: 0, z: 0, turn: 0 }

interface Square {
  readonly x: number
  readonly z: number
  /** The direction of one side; the other is at a right angle to it. */
  readonly side: Axes
}

function square({ x, z, turn }: Omit<Placement, 'id'>): Square {
  const q = yaw(turn)
  return { x, z, side: { x: q.w * q.w - q.y * q.y, z: -2 * q.w * q.y } }
}

/** How deep two dice would be in each other; 0 or less if they are apart. */
export function overlap(a: Omit<Placement, 'id'>, b: Omit<Placement, 'id'>): number {
  const dx = b.x - a.x
  const dz = b.z - a.z
  if (dx * dx + dz * dz > 2) return 0
  const [first, second] = [square(a), square(b)]
  const cos = Math.abs(first.side.x * second.side.x + first.side.z * second.side.z)
  const sin = Math.abs(first.side.x * second.side.z - first.side.z * second.side.x)
  // Of two squares the gap along every side of either must be closed; by symmetry both cast the same shadow.
  const shadow = DIE.half * (1 + cos + sin)
  const gaps = [first, second].flatMap(({ side }) => [
    Math.abs(dx * side.x + dz * side.z),
    Math.abs(dx * side.z - dz * side.x),
  ])
  return shadow - Math.max(...gaps)
}

/** How far a die sticks out of the floor, as a level of its oval: at most 1 when every corner is on it. */
export function edgeLevel(placement: Omit<Placement, 'id'>): number {
  const { x, z, side } = square(placement)
  const h = DIE.half
  const corners = [1, -1].flatMap((s) => [1, -1].map((t) => [s * h, t * h] as const))
  return Math.max(
    ...corners.map(([u, v]) =>
      ellipseLevel({ x: x + side.x * u - side.z * v, z: z + side.z * u + side.x * v }, FLOOR),
    ),
  )
}

/** The points of a grid, centre first, where a die lies on the floor whichever way it is turned. */
function grid(spacing: number): Axes[] {
  const room = { x: FLOOR.x - CORNER, z: FLOOR.z - CORNER }
  const spots: Axes[] = []
  for (let row = -Math.floor(room.z / spacing); row * spacing <= room.z; row++) {
    for (let column = -Math.floor(room.x / spacing); column * spacing <= room.x; column++) {
      const spot = { x: column * spacing, z: row * spacing }
      if (ellipseLevel(spot, room) <= 1) spots.push(spot)
    }
  }
  return spots.sort((a, b) => a.x * a.x + a.z * a.z - (b.x * b.x + b.z * b.z))
}

/** From a die's centre to its corners, with a margin, since the floor's edge is curved. */
const CORNER = 0.9
const SPOTS = grid(0.25)
const WIDE_SPOTS = grid(1.5)

/** The spot closest to where a die is now, turned as it is, on which it touches none of the others. */
export function freeSpot(die: Placement, others: readonly Placement[]): Placement {
  let best: Placement | undefined
  let shortest = Infinity
  for (const { x, z } of SPOTS) {
    const distance = (x - die.x) * (x - die.x) + (z - die.z) * (z - die.z)
    if (distance >= shortest) continue
    const spot = { id: die.id, x, z, turn: die.turn }
    if (others.some((other) => overlap(spot, other) > 0)) continue
    best = spot
    shortest = distance
  }
  if (best === undefined) throw new Error(`no free spot on the floor among ${others.length} dice`)
  return best
}

/** Where dice lie whose positions nobody knows: the first at the centre, the others around it, half a die apart. */
export function defaultLayout(ids: readonly number[]): Placement[] {
  return ids.map((id, index) => {
    const spot = WIDE_SPOTS[index]
    if (spot === undefined) throw new Error(`no room on the floor for ${ids.length} dice`)
    return { id, x: spot.x, z: spot.z, turn: 0 }
  })
}
