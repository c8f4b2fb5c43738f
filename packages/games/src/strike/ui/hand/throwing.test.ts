import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOUNDS, checkThrow, FLOOR, type RestingDie } from '../../arena/index.ts'
import { handAt, pullOf, throwOf } from './throwing.ts'

const anywhere = fc.record({
  x: fc.double({ min: -30, max: 30, noNaN: true }),
  z: fc.double({ min: -30, max: 30, noNaN: true }),
})
const side = fc.double({ min: -20, max: 20, noNaN: true })
const DICE: RestingDie[] = [
  { id: 0, face: 4, x: -3, z: -1, turn: 0 },
  { id: 1, face: 2, x: 3, z: -1, turn: 0 },
]

describe('a hand at the arena', () => {
  it('can only throw what the arena accepts, from any side, anywhere, at any strength', () => {
    const any = fc.double({ min: -2, max: 2, noNaN: true })
    fc.assert(
      fc.property(side, anywhere, any, any, (side, at, strength, spin) => {
        expect(checkThrow(throwOf({ side, at }, strength, spin))).toMatchObject({ ok: true })
      }),
    )
  })

  it('throws harder the further it is pulled, up to the hardest', () => {
    const aim = { side: 0, at: { x: 0, z: 0 } }
    const pulls = [1, 2, 3, 4, 5, 9].map((z) => pullOf(aim, { x: 0, z }, []))
    const speeds = pulls.map((pull) => throwOf(pull.aim, pull.strength ?? 0).speed)
    expect(speeds).toEqual(speeds.toSorted((a, b) => a - b))
    expect(speeds.at(-1)).toBe(BOUNDS.speed.max)
    expect(pullOf(aim, { x: 0.2, z: 0.3 }, []).strength).toBeUndefined()
  })

  it('throws the other way, and at the die that lies on the way', () => {
    const hand = handAt(0)
    for (const die of DICE) {
      const away = { x: (hand.x - die.x) * 0.4, z: (hand.z - die.z) * 0.4 }
      const { aim } = pullOf({ side: 0, at: { x: 0, z: 0 } }, away, DICE)
      expect(Math.hypot(aim.at.x - die.x, aim.at.z - die.z)).toBeLessThan(0.01)
    }
  })

  it('always aims at the floor when pulled', () => {
    fc.assert(
      fc.property(side, anywhere, (side, pull) => {
        const { aim } = pullOf({ side, at: { x: 0, z: 0 } }, pull, DICE)
        expect((aim.at.x / FLOOR.x) ** 2 + (aim.at.z / FLOOR.z) ** 2).toBeLessThanOrEqual(1)
      }),
    )
  })
})
