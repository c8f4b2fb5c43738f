import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACES } from '../rules/types.ts'
import { orientation, read, turnWith } from './faces.ts'
import { turnOf, yaw } from './rotation.ts'

const degrees = fc.double({ min: -720, max: 720, noNaN: true })

function apart(a: number, b: number): number {
  const turns = (a - b) / 360
  return Math.abs(turns - Math.round(turns)) * 360
}

describe('turns without sines', () => {
  it('agree with the sines', () => {
    fc.assert(
      fc.property(degrees, (turn) => {
        const q = yaw(turn)
        const half = (turn * Math.PI) / 360
        // A rotation and its negative are the same.
        const sign = Math.sign(q.w * Math.cos(half) + q.y * Math.sin(half))
        expect(q.w * sign).toBeCloseTo(Math.cos(half), 10)
        expect(q.y * sign).toBeCloseTo(Math.sin(half), 10)
      }),
    )
  })

  it('are read back', () => {
    fc.assert(fc.property(degrees, (turn) => apart(turnOf(yaw(turn)), turn) < 1e-8))
  })
})

describe('a die', () => {
  it('shows the face it was laid on, turned as it was laid', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FACES), degrees, (face, turn) => {
        const q = orientation(face, turn)
        expect(read(q).face).toBe(face)
        expect(read(q).upness).toBeCloseTo(1, 10)
        expect(apart(turnWith(face, q), turn)).toBeLessThan(1e-8)
      }),
    )
  })

  it('has X opposite 6, 2 opposite 5 and 3 opposite 4', () => {
    for (const [face, opposite] of [
      ['X', 6],
      [2, 5],
      [3, 4],
    ] as const) {
      const { x, y, z, w } = orientation(face, 0)
      // Half a turn about the x axis of the table.
      expect(read({ x: w, y: -z, z: y, w: -x }).face).toBe(opposite)
    }
  })
})
