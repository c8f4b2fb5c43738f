/**
 * The arena as measured: an oval bowl with a foam floor, sloping walls and a ledge on top. One unit is one edge of
 * a die (16 mm); gravity is that of the real game played at half speed. x runs along the oval, z across it, y up.
 * Any change here changes what throws do: it needs a new `ARENA_VERSION` and new hashes.
 */
export const ARENA_VERSION = 'strike-1/rapier3d-deterministic-0.20.0'

export const GRAVITY = 153
export const STEPS_PER_SECOND = 120
export const SOLVER_ITERATIONS = 4

/** The floor is an ellipse with these half axes. */
export const FLOOR = { x: 7.5, z: 5.5 } as const

/** The walls lean outwards by `run` over `height` (75°); the ledge is flat and as wide as `ledge`. */
export const WALL = { height: 3.1, run: 0.8, ledge: 1.6, sectors: 32 } as const

/** Where the wall meets the ledge: what is beyond this oval, or higher than the wall, is out. */
export const LIP = { x: FLOOR.x + WALL.run, z: FLOOR.z + WALL.run } as const

/** The arena stands on a table in a closed room, so that every die comes to rest somewhere. */
export const ROOM = { half: 30, height: 62, thickness: 4 } as const

export const DIE = {
  half: 0.5,
  /** Radius of the rounded edges and corners. */
  round: 0.12,
  mass: 1,
  linearDamping: 0.05,
  angularDamping: 0.8,
  /** Contacts this far ahead are solved in time, so that a fast die does not sink into what it hits. */
  foresight: 3,
} as const

/** The value that holds between a die and each thing it can touch. */
export const FRICTION = { die: 0.1, floor: 0.5, wall: 0.05 } as const
export const RESTITUTION = { die: 0.3, floor: 0.2, wall: 0.25 } as const

export interface Axes {
  readonly x: number
  readonly z: number
}

/** Below 1 inside the ellipse with these half axes, 1 on it, above 1 outside. */
export function ellipseLevel(point: Axes, axes: Axes): number {
  const x = point.x / axes.x
  const z = point.z / axes.z
  return x * x + z * z
}
