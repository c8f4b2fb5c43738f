import { FastSource } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { loadArena } from './arena.ts'
import { poseOf } from './flight.ts'
import type { Pose } from './rotation.ts'
import type { Settled } from './simulate.ts'
import { anyInput } from './testing/scenarios.ts'
import { FRAMES_PER_SECOND, poseAt } from './tracks.ts'
import { decodeTrajectory, encodeTrajectory } from './trajectory.ts'

function distance({ position: a }: Pose, { position: b }: Pose): number {
  return Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)
}

function degrees({ rotation: a }: Pose, { rotation: b }: Pose): number {
  const dot = Math.abs(a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w)
  return (2 * Math.acos(Math.min(1, dot)) * 180) / Math.PI
}

/** Encodes, decodes and compares every die at every sample; returns the size. */
function expectFaithful({ samples, outcome }: Settled): number {
  const bytes = encodeTrajectory(samples, outcome.dice.length)
  const { frames, tracks } = decodeTrajectory(bytes)
  expect(frames).toBe(samples.length - 1)
  expect(tracks.length).toBe(outcome.dice.length)
  let farthest = 0
  let turned = 0
  for (const [frame, sample] of samples.entries()) {
    for (const [die, track] of tracks.entries()) {
      const drawn = poseAt(track, frame / FRAMES_PER_SECOND)
      farthest = Math.max(farthest, distance(drawn, poseOf(sample, die)))
      turned = Math.max(turned, degrees(drawn, poseOf(sample, die)))
    }
  }
  expect(farthest).toBeLessThan(0.055)
  expect(turned).toBeLessThan(5.5)
  return bytes.length
}

async function sizes(seed: string, count: number, grandDice: number): Promise<number[]> {
  const arena = await loadArena()
  const source = new FastSource(seed)
  const all = Array.from({ length: count }, () =>
    expectFaithful(arena.simulate(anyInput(source, grandDice), source)),
  )
  return all.sort((a, b) => a - b)
}

describe('keyframes', () => {
  it('draw a throw as it was simulated, in at most 0.6 kB', async () => {
    const all = await sizes('single', 41, 0)
    expect(all[20]).toBeLessThanOrEqual(600)
  })

  it('draw a grand throw as it was simulated, in at most 2.5 kB', async () => {
    const all = await sizes('grand', 11, 9)
    expect(all[5]).toBeLessThanOrEqual(2500)
  })

  it('keep a die that never moved in one key, and stay where a die ends', () => {
    const still = new Float32Array([1, 0.5, 2, 0, 0, 0, 1])
    const bytes = encodeTrajectory(
      Array.from({ length: 300 }, () => still),
      1,
    )
    const [track] = decodeTrajectory(bytes).tracks
    expect(track?.length).toBe(1)
    expect(poseAt(track ?? [], 99).position).toEqual({ x: 1, y: 0.5, z: 2 })
    expect(poseAt(track ?? [], 0).position).toEqual({ x: 1, y: 0.5, z: 2 })
  })
})
