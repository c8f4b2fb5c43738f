import { FastSource } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { bell, direction, rotation } from './draws.ts'
import { read } from './faces.ts'

const N = 6000

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

describe('what is drawn for a throw', () => {
  it('trembles around nothing, by 1 in the deviation and never beyond 3', () => {
    const source = new FastSource('bell')
    const values = Array.from({ length: N }, () => bell(source))
    expect(Math.abs(mean(values))).toBeLessThan(0.05)
    expect(mean(values.map((value) => value * value))).toBeCloseTo(1, 1)
    expect(bell({ below: () => 0 })).toBeGreaterThan(-3)
    expect(bell({ below: (n) => n - 1 })).toBeLessThan(3)
  })

  it('spins about every axis alike', () => {
    const source = new FastSource('direction')
    const axes = Array.from({ length: N }, () => direction(source))
    for (const axis of axes.slice(0, 100)) expect(Math.hypot(axis.x, axis.y, axis.z)).toBeCloseTo(1, 12)
    for (const part of ['x', 'y', 'z'] as const) {
      expect(Math.abs(mean(axes.map((axis) => axis[part])))).toBeLessThan(0.03)
      expect(mean(axes.map((axis) => axis[part] ** 2))).toBeCloseTo(1 / 3, 1)
    }
  })

  it('holds a die with every face up equally often', () => {
    const source = new FastSource('rotation')
    const counts = new Map<unknown, number>()
    for (let i = 0; i < N; i++) {
      const q = rotation(source)
      if (i < 100) expect(Math.hypot(q.x, q.y, q.z, q.w)).toBeCloseTo(1, 12)
      const { face } = read(q)
      counts.set(face, (counts.get(face) ?? 0) + 1)
    }
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - N / 6) ** 2 / (N / 6), 0)
    expect(counts.size).toBe(6)
    expect(chiSquare).toBeLessThan(20.5)
  })
})
