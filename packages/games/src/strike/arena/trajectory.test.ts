import { FastSource } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { loadArena } from './arena.ts'
import type { Settled } from './simulate.ts'
import { keyframes } from './testing/alternatives.ts'
import { anyInput } from './testing/scenarios.ts'
import { poseAt } from './tracks.ts'
import { decodeTrajectory, encodeTrajectory } from './trajectory.ts'

/** Encodes, decodes and compares every die at every sample; returns the size. */
function expectFaithful(settled: Settled): number {
  const { bytes, distances, degrees } = keyframes(settled)
  expect(distances.length).toBe(settled.samples.length * settled.outcome.dice.length)
  expect(Math.max(...distances)).toBeLessThan(0.055)
  expect(Math.max(...degrees)).toBeLessThan(5.5)
  return bytes
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
