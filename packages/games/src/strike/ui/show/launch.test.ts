import { describe, expect, it } from 'vitest'
import { DEFAULT_THROW, orientation, type Pose } from '../../arena/index.ts'
import { flownFrom, joined } from './launch.ts'

const held: Pose = { position: DEFAULT_THROW.from, rotation: orientation(6, 9) }

function apart(a: Pose, b: Pose): number {
  const [p, q] = [a.position, b.position]
  return Math.hypot(p.x - q.x, p.y - q.y, p.z - q.z)
}

/** How far from its aim a die is, this many milliseconds after the release. */
function toAim(ms: number): number {
  const { x, z } = flownFrom(held, DEFAULT_THROW, ms).position
  return Math.hypot(x - DEFAULT_THROW.aim.x, z - DEFAULT_THROW.aim.z)
}

describe('a throw whose outcome is not known yet', () => {
  it('begins in the hand and never jumps, however long the answer takes', () => {
    expect(apart(flownFrom(held, DEFAULT_THROW, 0), held)).toBeCloseTo(0)
    for (let ms = 0; ms < 6000; ms += 16) {
      const step = apart(flownFrom(held, DEFAULT_THROW, ms), flownFrom(held, DEFAULT_THROW, ms + 16))
      expect(step).toBeLessThan(0.5)
    }
  })

  it('swings back first, then flies towards its aim and stays before it', () => {
    expect(toAim(130)).toBeGreaterThan(toAim(0))
    expect(toAim(400)).toBeLessThan(toAim(0))
    expect(toAim(6000)).toBeGreaterThan(0.3 * toAim(0))
  })

  it('goes over into the flight that was worked out, from where it was seen last', () => {
    const seen = flownFrom(held, DEFAULT_THROW, 500)
    const end: Pose = { position: { x: 1, y: 0.5, z: 1 }, rotation: orientation(3, 0) }
    const lying = { id: 1, pose: end, scale: 1 }
    const film = { ms: 1000, restMs: 1000, knocks: [], dice: () => [lying, { ...lying, id: 7 }] }
    const shown = joined(film, [seen], ({ id }) => id === 7)
    const [other, thrown] = shown.dice(0)
    expect(other?.pose).toEqual(end)
    expect(apart(thrown?.pose as Pose, seen)).toBeCloseTo(0)
    expect(shown.dice(1000)).toEqual(film.dice())
  })
})
