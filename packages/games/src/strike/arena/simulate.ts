import type { DrawSource } from '@rattlecup/kit'
import type { SettledDie } from '../rules/types.ts'
import { direction } from './draws.ts'
import type { PhysicsEngine } from './engine.ts'
import { orientation } from './faces.ts'
import { addDie, Flight, poseOf, STEPS_PER_SAMPLE } from './flight.ts'
import { launch, type Launch } from './launch.ts'
import type { Placement, RestingDie } from './layout.ts'
import type { Pose } from './rotation.ts'
import { isFlat, isOut, judge, type DieInPlay } from './settle.ts'
import { DIE } from './shape.ts'
import type { Throw } from './throw.ts'
import { restoreWorld } from './world.ts'

/** All that a throw depends on, but for the draws. Build it with `planThrow`, which checks. */
export interface ThrowInput {
  /** The dice in the arena, after grouping, by ascending id. */
  readonly resting: readonly RestingDie[]
  /** The ids of the thrown dice, ascending, all above those in the arena. */
  readonly thrown: readonly number[]
  readonly throw: Throw
}

/** DGP/1's outcome `settle`, with `rest`. */
export type SettleOutcome = {
  type: 'settle'
  dice: SettledDie[]
  rest: Placement[]
}

export interface Settled {
  readonly outcome: SettleOutcome
  /** A check on the last bit of every final position and of the outcome: equal wherever the same throw is simulated. */
  readonly hash: string
  readonly steps: number
  /** Whether every die came to rest before the limit. If ever one did not, it is read as it is then: on a face, cocked or out. */
  readonly rested: boolean
  /** The dice at 60 looks a second, in the outcome's order, for `encodeTrajectory`. */
  readonly samples: readonly Float32Array[]
}

/** Looks after which dice are read as they are: 900 steps, 7.5 seconds. Measured: all rest long before. */
const LIMIT = 450

/** The little shake that a cocked die gets, at most this many times: up, towards the centre, and a spin about any axis. */
const HOP = { most: 2, up: 14, inwards: 10, spin: 8 } as const

const STILL = { x: 0, y: 0, z: 0 } as const

/** A fresh world with the dice in it. Always from the empty arena's snapshot: a world that was used before would give other results. */
export function startFlight(
  engine: PhysicsEngine,
  arena: Uint8Array,
  input: ThrowInput,
  source: DrawSource,
): Flight {
  // First: draws may throw, as where a throw is only checked, and nobody would free the world.
  const launches = [...input.resting.map(lying), ...launch(input.throw, input.thrown.length, source)]
  const world = restoreWorld(engine, arena)
  return new Flight(
    world,
    launches.map((each) => addDie(engine, world, each)),
  )
}

function lying({ x, z, turn, face }: RestingDie): Launch {
  return { position: { x, y: DIE.half, z }, rotation: orientation(face, turn), velocity: STILL, spin: STILL }
}

/** Steps until the dice rest, shakes cocked ones, and reads them. */
export function finishFlight(flight: Flight, input: ThrowInput, source: DrawSource): Settled {
  let rested = flight.run(LIMIT)
  for (let hops = 0; hops < HOP.most && rested && hopCocked(flight, source); hops++) {
    rested = flight.run(LIMIT)
  }
  const { dice, rest } = judge(diceOf(input), posesOf(flight), source)
  const outcome: SettleOutcome = { type: 'settle', dice, rest }
  const last = flight.samples.at(-1) as Float32Array
  return {
    outcome,
    hash: hashOf(last, JSON.stringify(outcome)),
    steps: (flight.samples.length - 1) * STEPS_PER_SAMPLE,
    rested,
    samples: flight.samples,
  }
}

function diceOf({ resting, thrown }: ThrowInput): DieInPlay[] {
  return [
    ...resting.map((die) => ({ id: die.id, before: die })),
    ...thrown.map((id) => ({ id, before: undefined })),
  ]
}

function posesOf(flight: Flight): Pose[] {
  const last = flight.samples.at(-1) as Float32Array
  return flight.dice.map((_, index) => poseOf(last, index))
}

function hopCocked(flight: Flight, source: DrawSource): boolean {
  let any = false
  for (const [index, pose] of posesOf(flight).entries()) {
    if (isOut(pose) || isFlat(pose)) continue
    const { x, z } = pose.position
    const distance = Math.sqrt(x * x + z * z) || 1
    const inwards = HOP.inwards / distance
    const axis = direction(source)
    flight.push(
      index,
      { x: -x * inwards, y: HOP.up, z: -z * inwards },
      { x: axis.x * HOP.spin, y: axis.y * HOP.spin, z: axis.z * HOP.spin },
    )
    any = true
  }
  return any
}

/** A 32-bit FNV-1a hash of the bits of some floats and of a text, as 8 hexadecimal digits. It finds differences; it keeps no secrets. */
function hashOf(floats: Float32Array, text: string): string {
  const words = new Uint32Array(floats.buffer, floats.byteOffset, floats.length)
  let hash = 0x811c9dc5
  for (const word of words) {
    for (let shift = 0; shift < 32; shift += 8) hash = Math.imul(hash ^ ((word >>> shift) & 255), 0x01000193)
  }
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
