import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkGroup, restingDice, type RestingDie } from '../../arena/index.ts'
import { groupFor, huddled, moved } from './grouping.ts'

const FACES = [2, 3, 4, 5, 6] as const
const lyingDice = (count: number): RestingDie[] =>
  restingDice(
    FACES.slice(0, count).map((face, id) => ({ id, face })),
    undefined,
  )
const drag = fc.record({
  id: fc.nat({ max: 4 }),
  x: fc.double({ min: -8, max: 8, noNaN: true }),
  z: fc.double({ min: -6, max: 6, noNaN: true }),
})

describe('grouping', () => {
  it('leads to places that the arena accepts, however dice are dragged', () => {
    fc.assert(
      fc.property(fc.array(drag, { maxLength: 12 }), (drags) => {
        const start = lyingDice(5)
        let dice: readonly RestingDie[] = start
        for (const { id, x, z } of drags) {
          const next = moved(dice, id, { x, z })
          if (typeof next !== 'string') dice = next
        }
        expect(checkGroup(groupFor(dice, start), start)).toMatchObject({ ok: true, value: dice })
      }),
    )
  })

  it('lets a die that is dragged onto another touch it', () => {
    const [first, second] = lyingDice(2) as [RestingDie, RestingDie]
    const dice = moved([first, second], 1, { x: first.x + 0.6, z: first.z })
    if (typeof dice === 'string') throw new Error(dice)
    expect(dice[1]?.x).toBeCloseTo(first.x + 1, 2)
  })

  it('says why a die cannot lie there', () => {
    expect(moved(lyingDice(2), 1, { x: 7.4, z: 0 })).toBe('outside')
  })

  it.each([1, 2, 3, 4, 5])('puts %i dice together in the middle, as the arena accepts', (count) => {
    const start = lyingDice(count)
    const dice = huddled(start)
    expect(checkGroup(groupFor(dice, start), start)).toMatchObject({ ok: true })
    for (const { x, z } of dice) expect(Math.hypot(x, z)).toBeLessThan(1.5)
  })

  it('tells only what is not known: nothing if nothing moved, everything if nothing is known', () => {
    const dice = lyingDice(3)
    expect(groupFor(dice, dice)).toEqual([])
    expect(groupFor(dice, [])).toHaveLength(3)
  })
})
