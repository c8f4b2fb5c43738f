import { FastSource, type Result } from '@rattlecup/kit'
import { describe, expect, it } from 'vitest'
import { DIE, GRAVITY } from './shape.ts'
import { anyThrow } from './testing/scenarios.ts'
import { BOUNDS, checkThrow, DEFAULT_THROW, launchVelocity, slowestSpeed } from './throw.ts'

function fault(result: Result<unknown>): string {
  expect(result).toMatchObject({ ok: false, error: { code: 'illegal-move' } })
  return result.ok ? '' : result.error.message
}

describe('a throw', () => {
  it('that is not described is the default one, which is within bounds', () => {
    expect(checkThrow()).toEqual({ ok: true, value: DEFAULT_THROW })
    expect(checkThrow({})).toEqual({ ok: true, value: DEFAULT_THROW })
  })

  it('may be described in part, and by keys that mean nothing here', () => {
    expect(checkThrow({ speed: 90, aim: { x: 2 }, mood: 'angry' })).toEqual({
      ok: true,
      value: { ...DEFAULT_THROW, speed: 90, aim: { x: 2, z: 0 } },
    })
  })

  it('within bounds is taken as it is', () => {
    const source = new FastSource('legal throws')
    for (let i = 0; i < 500; i++) {
      const how = anyThrow(source)
      expect(checkThrow(how)).toEqual({ ok: true, value: how })
    }
  })

  it.each([
    [{ speed: 19.9 }, 'throw.speed must be from 20 to 115, not 19.9'],
    [{ speed: 1e9 }, 'throw.speed must be from 20 to 115, not 1000000000'],
    [{ speed: 20 }, 'throw.speed must be at least 23.58 to reach the aim from there, not 20'],
    [{ speed: '50' }, 'throw.speed must be a number, not "50"'],
    [{ speed: null }, 'throw.speed must be a number, not null'],
    [{ from: { y: 3 } }, 'throw.from.y must be from 4 to 6 above the floor, not 3'],
    [{ from: { y: 50 } }, 'throw.from.y must be from 4 to 6 above the floor, not 50'],
    [{ from: { z: 0 } }, 'throw.from must be outside the oval of 8.3 by 6.3 and at most 2 beyond it'],
    [{ from: { z: 9 } }, 'throw.from must be outside the oval of 8.3 by 6.3 and at most 2 beyond it'],
    [{ from: [0, 4.5, 6.5] }, 'throw.from must be an object with x, y, z'],
    [{ aim: { x: 7, z: 5 } }, 'throw.aim must be on the floor, an oval of 7.5 by 5.5'],
    [{ aim: { x: Number.NaN } }, 'throw.aim.x must be a number'],
    [{ aim: { x: 1e308, z: -1e308 } }, 'throw.aim must be on the floor'],
    [{ spin: { x: 30, y: 30, z: 0 } }, 'throw.spin must be at most 40 in all, not 42.4'],
    ['hard', 'throw must be an object, not "hard"'],
  ])('outside them is refused, never bent: %j', (raw, message) => {
    expect(fault(checkThrow(raw))).toContain(message)
  })

  it('flies to its aim', () => {
    const source = new FastSource('aims')
    for (let i = 0; i < 500; i++) {
      const { from, aim, speed } = anyThrow(source)
      const { x, y, z } = launchVelocity(from, aim, speed)
      expect(Math.hypot(x, y, z)).toBeCloseTo(speed, 8)
      const seconds = Math.hypot(aim.x - from.x, aim.z - from.z) / Math.hypot(x, z)
      expect(from.x + x * seconds).toBeCloseTo(aim.x, 8)
      expect(from.z + z * seconds).toBeCloseTo(aim.z, 8)
      expect(from.y + y * seconds - (GRAVITY / 2) * seconds ** 2).toBeCloseTo(DIE.half, 6)
    }
  })

  it('reaches its aim at the slowest speed that is let through, and not below', () => {
    const { from } = DEFAULT_THROW
    const aim = { x: 3, z: -4 }
    const slowest = slowestSpeed(from, aim)
    expect(slowest).toBeGreaterThan(BOUNDS.speed.min)
    expect(checkThrow({ aim, speed: slowest }).ok).toBe(true)
    expect(checkThrow({ aim, speed: slowest - 0.01 }).ok).toBe(false)
  })
})
