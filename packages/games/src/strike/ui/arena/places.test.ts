import { expect, it } from 'vitest'
import { aroundAll, handReach, nearest } from './places.ts'

const die = { x: 100, y: 100, size: 20 }

it('a hand is found within 30 px at least, and within the ring around a large one', () => {
  const at = (size: number, beside: number) =>
    nearest({ dice: [], hand: { ...die, size }, piles: [] }, 100 + beside, 100)
  expect(handReach(die)).toBeGreaterThanOrEqual(30)
  expect(at(20, 30)).toBe('hand')
  expect(at(20, 60)).toBeUndefined()
  expect(at(80, 60)).toBe('hand')
})

it('the ring goes around all dice of a hand', () => {
  const hand = aroundAll([die, { ...die, x: 140 }, { ...die, x: 180 }])
  expect(hand).toMatchObject({ x: 140, y: 100 })
  expect(handReach(hand as NonNullable<typeof hand>)).toBeGreaterThanOrEqual(40 + die.size / 2)
  expect(aroundAll([])).toBeUndefined()
})
