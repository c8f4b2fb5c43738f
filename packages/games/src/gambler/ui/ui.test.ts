import { describe, expect, it } from 'vitest'
import { shuffled } from '../../ui/secret-draw.ts'
import { changed } from './options-form.tsx'
import { sound } from './sound.ts'
import { chipsFor } from './table/chips.tsx'
import { placeOf } from './table/seats.tsx'
import { randomGame } from './testing/steps.ts'

const counts = (points: number): number[] => chipsFor(points).map(({ count }) => count)

describe('chips', () => {
  it('are changed into as few as possible', () => {
    expect(counts(80)).toEqual([0, 1, 3])
    expect(counts(590)).toEqual([5, 1, 4])
    expect(counts(0)).toEqual([0, 0, 0])
    expect(counts(1234)).toEqual([12, 0, 3])
  })
})

describe('seats', () => {
  it('sit clockwise: up on the left, down on the right, every place taken once', () => {
    for (const [count, seat] of [
      [2, 0],
      [6, 3],
      [5, null],
    ] as const) {
      const places = Array.from({ length: count }, (_, index) => placeOf(index, count, seat))
      expect(new Set(places.map(({ side, row }) => `${side} ${row}`)).size).toBe(count)
      expect(places[0]?.side).toBe(seat === null ? 'left' : 'own')
      for (const { side, row } of places) if (side !== 'own') expect(row).toBeLessThanOrEqual(3)
    }
  })
})

describe('shuffling for real tables', () => {
  it('keeps every board', () => {
    const ids = Array.from({ length: 20 }, (_, index) => String(index))
    expect(shuffled(ids).sort()).toEqual(ids.toSorted())
    expect(shuffled(ids)).not.toEqual(shuffled(ids))
  })

  it('takes each from those left', () => {
    expect(shuffled(['a', 'b', 'c'], (n) => n - 1)).toEqual(['c', 'b', 'a'])
  })
})

describe('options', () => {
  it('hold what was changed only', () => {
    expect(changed({}, 'target', 300)).toEqual({ target: 300 })
    expect(changed({ target: 300, beginner: true }, 'target', 500)).toEqual({ beginner: true })
    expect(changed({ beginner: true }, 'beginner', false)).toEqual({})
  })
})

describe('sound', () => {
  it('is heard of rolls and placed dice', () => {
    const heard = new Set([...randomGame(2, { target: 100 }, 2)].map(({ step }) => sound(step)))
    expect(heard).toEqual(new Set([undefined, 'roll', 'place']))
  })
})
