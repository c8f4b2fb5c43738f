import type { DrawSource } from '@rattlecup/kit'
import type { Arena } from '../arena.ts'
import { POSE, poseOf } from '../flight.ts'
import type { Pose } from '../rotation.ts'
import type { Settled, ThrowInput } from '../simulate.ts'
import { FRAMES_PER_SECOND, poseAt, type Trajectory } from '../tracks.ts'
import { decodeTrajectory, encodeTrajectory } from '../trajectory.ts'

/** A way to let others draw a throw: how much must travel, and how far each drawn die is from the simulated one, frame by frame. */
export interface Way {
  readonly bytes: number
  readonly distances: readonly number[]
  readonly degrees: readonly number[]
}

/** The keyframes that we send. */
export function keyframes({ samples, outcome }: Settled): Way {
  const encoded = encodeTrajectory(samples, outcome.dice.length)
  return { bytes: encoded.length, ...strays(samples, decodeTrajectory(encoded)) }
}

/** A frame every 1/30 s: 10 bytes for each die that has moved since the last one, and a mask that says which. */
export function steadyFrames({ samples, outcome }: Settled): Way {
  const dice = outcome.dice.length
  const taken = samples.flatMap((sample, frame) =>
    frame % 2 === 0 || frame === samples.length - 1 ? [{ frame, sample }] : [],
  )
  const moved = taken.map(({ sample }, index) => movedDice(taken[index - 1]?.sample, sample))
  const tracks = Array.from({ length: dice }, (_, die) =>
    taken.map(({ frame, sample }) => ({ frame, flying: false, pose: poseOf(sample, die) })),
  )
  const bytes = moved.reduce((sum, count) => sum + Math.ceil(dice / 8) + 10 * count, 0)
  return { bytes, ...strays(samples, { frames: samples.length - 1, tracks }) }
}

function movedDice(before: Float32Array | undefined, sample: Float32Array): number {
  if (before === undefined) return sample.length / POSE
  let count = 0
  for (let at = 0; at < sample.length; at += POSE) {
    const gap = [0, 1, 2].map((axis) => (sample[at + axis] as number) - (before[at + axis] as number))
    if (Math.hypot(...gap) > 0.005) count++
  }
  return count
}

/** What a client needs to simulate the throw again: its input and every number drawn. The result is exact. */
export function inputBytes(arena: Arena, input: ThrowInput, source: DrawSource): number {
  const draws: number[] = []
  const recording: DrawSource = {
    below(n) {
      const draw = source.below(n)
      draws.push(draw)
      return draw
    },
  }
  arena.simulate(input, recording)
  return JSON.stringify({ ...input, draws }).length
}

function strays(samples: readonly Float32Array[], { tracks }: Trajectory): Omit<Way, 'bytes'> {
  const distances: number[] = []
  const degrees: number[] = []
  for (const [frame, sample] of samples.entries()) {
    for (const [die, track] of tracks.entries()) {
      const drawn = poseAt(track, frame / FRAMES_PER_SECOND)
      const simulated = poseOf(sample, die)
      distances.push(distance(drawn, simulated))
      degrees.push(angle(drawn, simulated))
    }
  }
  return { distances, degrees }
}

function distance({ position: a }: Pose, { position: b }: Pose): number {
  return Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)
}

/** In degrees. */
function angle({ rotation: a }: Pose, { rotation: b }: Pose): number {
  const dot = Math.abs(a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w)
  return (2 * Math.acos(Math.min(1, dot)) * 180) / Math.PI
}
