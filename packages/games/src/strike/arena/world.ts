import type { PhysicsEngine, World } from './engine.ts'
import {
  DIE,
  FLOOR,
  FRICTION,
  GRAVITY,
  LIP,
  RESTITUTION,
  ROOM,
  SOLVER_ITERATIONS,
  STEPS_PER_SECOND,
  WALL,
} from './shape.ts'
import type { Axes } from './shape.ts'

/** How far walls reach below the floor, so that no edge of theirs ends in its surface. */
const FOOTING = 1

/** A world with the arena, the table around it and the closed room, and no dice. */
export function buildArena(engine: PhysicsEngine): World {
  const world = new engine.World({ x: 0, y: -GRAVITY, z: 0 })
  world.timestep = 1 / STEPS_PER_SECOND
  world.numSolverIterations = SOLVER_ITERATIONS
  for (const { centre, half } of roomBoxes()) {
    const box = engine.ColliderDesc.cuboid(...half).setTranslation(...centre)
    world.createCollider(withMaterial(engine, box, FRICTION.floor, RESTITUTION.floor))
  }
  for (const corners of wallSectors()) {
    const sector = engine.ColliderDesc.convexHull(corners)
    if (sector === null) throw new Error('a sector of the wall has no volume')
    world.createCollider(withMaterial(engine, sector, FRICTION.wall, RESTITUTION.wall))
  }
  return world
}

/** As the engine's own `restoreSnapshot`, which leaves to the garbage collector what no thread at work gets round to freeing. */
export function restoreWorld(engine: PhysicsEngine, snapshot: Uint8Array): World {
  const pipeline = new engine.SerializationPipeline()
  const parts = pipeline.raw.deserializeAll(snapshot)
  if (!parts) throw new Error('the snapshot of the arena is damaged')
  const world = engine.World.fromRaw(parts)
  parts.free()
  pipeline.free()
  return world
}

interface Box {
  readonly centre: [number, number, number]
  readonly half: [number, number, number]
}

/** The table, whose middle is the arena's floor, and the four walls of the room. */
function roomBoxes(): Box[] {
  const { half, height, thickness } = ROOM
  const outer = half + 2 * thickness
  const walls = [-1, 1].flatMap((side): Box[] => {
    const at = side * (half + thickness)
    return [
      { centre: [at, height / 2, 0], half: [thickness, height / 2, outer] },
      { centre: [0, height / 2, at], half: [outer, height / 2, thickness] },
    ]
  })
  return [{ centre: [0, -thickness, 0], half: [outer, thickness, outer] }, ...walls]
}

type Shape = ReturnType<PhysicsEngine['ColliderDesc']['cuboid']>

/** Gives a surface the values that hold between it and a die, whichever way the engine would have to lean the die's own. */
function withMaterial(engine: PhysicsEngine, shape: Shape, friction: number, restitution: number): Shape {
  const { Min, Max } = engine.CoefficientCombineRule
  return shape
    .setFriction(friction)
    .setFrictionCombineRule(friction < FRICTION.die ? Min : Max)
    .setRestitution(restitution)
    .setRestitutionCombineRule(restitution < RESTITUTION.die ? Min : Max)
}

/** The corners of each sector of the wall: one thick convex block from the floor's edge over lip and ledge to the outside. */
function wallSectors(): Float32Array[] {
  const outside = { x: LIP.x + WALL.ledge, z: LIP.z + WALL.ledge }
  const spokes = wallSpokes()
  return spokes.map((spoke, index) => {
    const next = spokes[(index + 1) % spokes.length] as Axes
    return new Float32Array([spoke, next].flatMap((at) => section(at, outside)))
  })
}

function section(at: Axes, outside: Axes): number[] {
  const corners: [Axes, number][] = [
    [FLOOR, -FOOTING],
    [FLOOR, 0],
    [LIP, WALL.height],
    [outside, WALL.height],
    [outside, -FOOTING],
  ]
  return corners.flatMap(([axes, height]) => [axes.x * at.x, height, axes.z * at.z])
}

/** Where the sectors of the wall meet, as points of the unit circle. */
function wallSpokes(): Axes[] {
  return unitCircle(WALL.sectors)
}

/** Points on the unit circle, a power of two of them, by halving angles: square roots are exact in every engine, sines are not. */
function unitCircle(count: number): Axes[] {
  let cos = -1
  for (let parts = 2; parts < count; parts *= 2) cos = Math.sqrt((1 + cos) / 2)
  const step = { x: cos, z: Math.sqrt(1 - cos * cos) }
  const points: Axes[] = [{ x: 1, z: 0 }]
  for (let i = 1; i < count; i++) {
    const { x, z } = points[i - 1] as Axes
    points.push({ x: x * step.x - z * step.z, z: x * step.z + z * step.x })
  }
  return points
}

/** The rounded cube that every die is. */
export function dieShape(engine: PhysicsEngine): Shape {
  const core = DIE.half - DIE.round
  const inertia = DIE.mass / 6
  return engine.ColliderDesc.roundCuboid(core, core, core, DIE.round)
    .setMassProperties(
      DIE.mass,
      { x: 0, y: 0, z: 0 },
      { x: inertia, y: inertia, z: inertia },
      { x: 0, y: 0, z: 0, w: 1 },
    )
    .setFriction(FRICTION.die)
    .setRestitution(RESTITUTION.die)
}
