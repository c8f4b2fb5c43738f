import type { PhysicsEngine, RigidBody, World } from './engine.ts'
import { dieShape } from './world.ts'
import { DIE } from './shape.ts'
import type { Launch } from './launch.ts'
import type { Pose, Quaternion, Vector } from './rotation.ts'

/** Steps between two looks at the dice. */
export const STEPS_PER_SAMPLE = 2

/** Samples below these speeds, in a row, that make dice rest. */
const CALM = { linear: 0.6, angular: 1, samples: 6 } as const

/** Numbers a sample holds for each die: position and rotation. */
export const POSE = 7

/** Dice moving in a world, looked at every few steps. */
export class Flight {
  readonly world: World
  readonly dice: readonly RigidBody[]
  /** Every look so far: for each die x, y, z and the rotation's x, y, z, w. */
  readonly samples: Float32Array[] = []
  #calm = 0
  readonly #vector: Vector = { x: 0, y: 0, z: 0 }
  readonly #rotation: Quaternion = { x: 0, y: 0, z: 0, w: 1 }

  constructor(world: World, dice: readonly RigidBody[]) {
    this.world = world
    this.dice = dice
    this.#sample()
  }

  /** Steps until every die rests or `limit` samples have been taken in all; says whether they rest. */
  run(limit: number): boolean {
    while (this.#calm < CALM.samples) {
      if (this.samples.length >= limit) return false
      for (let i = 0; i < STEPS_PER_SAMPLE; i++) this.world.step()
      this.#sample()
      this.#calm = this.#isCalm() ? this.#calm + 1 : 0
    }
    return true
  }

  /** Gives a die a new velocity and spin. */
  push(index: number, velocity: Vector, spin: Vector): void {
    const die = this.dice[index] as RigidBody
    die.setLinvel(velocity, true)
    die.setAngvel(spin, true)
    this.#calm = 0
  }

  #isCalm(): boolean {
    return this.dice.every(
      (die) =>
        lengthSquared(die.linvel(this.#vector)) < CALM.linear ** 2 &&
        lengthSquared(die.angvel(this.#vector)) < CALM.angular ** 2,
    )
  }

  #sample(): void {
    const sample = new Float32Array(this.dice.length * POSE)
    let at = 0
    for (const die of this.dice) {
      const { x, y, z } = die.translation(this.#vector)
      sample[at++] = x
      sample[at++] = y
      sample[at++] = z
      const q = die.rotation(this.#rotation)
      sample[at++] = q.x
      sample[at++] = q.y
      sample[at++] = q.z
      sample[at++] = q.w
    }
    this.samples.push(sample)
  }
}

function lengthSquared({ x, y, z }: Vector): number {
  return x * x + y * y + z * z
}

/** Puts a die into the world. The order of these calls is part of a throw: the engine's result depends on it. */
export function addDie(
  engine: PhysicsEngine,
  world: World,
  { position, rotation, velocity, spin }: Launch,
): RigidBody {
  const body = engine.RigidBodyDesc.dynamic()
    .setTranslation(position.x, position.y, position.z)
    .setRotation(rotation)
    .setLinvel(velocity.x, velocity.y, velocity.z)
    .setAngvel(spin)
    .setLinearDamping(DIE.linearDamping)
    .setAngularDamping(DIE.angularDamping)
    // A sleeping die that is hit sinks in and pops up, turning too often.
    .setCanSleep(false)
    .setCcdEnabled(true)
    .setSoftCcdPrediction(DIE.foresight)
  const die = world.createRigidBody(body)
  world.createCollider(dieShape(engine), die)
  return die
}

/** How a die lies in a sample. */
export function poseOf(sample: Float32Array, index: number): Pose {
  const at = (offset: number): number => sample[index * POSE + offset] as number
  return {
    position: { x: at(0), y: at(1), z: at(2) },
    rotation: { x: at(3), y: at(4), z: at(5), w: at(6) },
  }
}
