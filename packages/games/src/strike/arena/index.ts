/**
 * Strike's arena: throws simulated by physics. Importing this loads no physics; `loadArena()` does, when a throw is to
 * be simulated. Plan a throw with `planThrow`, which checks it, then `arena.simulate(plan, draws)`.
 */
export { loadArena, planThrow, type Arena, type ThrowRequest } from './arena.ts'
export { checkGroup, restingDice, type ArenaDie } from './group.ts'
export {
  defaultLayout,
  freeSpot,
  INITIAL_PLACEMENT,
  edgeLevel,
  overlap,
  type Placement,
  type RestingDie,
} from './layout.ts'
export { ARENA_VERSION, DIE, ellipseLevel, FLOOR, GRAVITY, LIP, WALL, type Axes } from './shape.ts'
export type { Settled, SettleOutcome, ThrowInput } from './simulate.ts'
export { BOUNDS, checkThrow, DEFAULT_THROW, launchVelocity, slowestSpeed, type Throw } from './throw.ts'
export { poseAt, FRAMES_PER_SECOND, type Key, type Track, type Trajectory } from './tracks.ts'
export { decodeTrajectory, encodeTrajectory } from './trajectory.ts'
export { orientation, read } from './faces.ts'
export type { Pose, Quaternion, Vector } from './rotation.ts'
