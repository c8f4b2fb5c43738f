import { describe, expect, it } from 'vitest'
import { hear, heardNow, NOTHING_HEARD, stepBack } from './heard.ts'

const three = ['one', 'two', 'three'].reduce(hear, NOTHING_HEARD)

describe('what was said', () => {
  it('is heard again step by step, the latest first, and no further than there is', () => {
    const back = stepBack(three, 1)
    expect(heardNow(back)).toBe('three')
    expect(heardNow(stepBack(back, 1))).toBe('two')
    const first = [1, 1, 1, 1, 1].reduce((heard) => stepBack(heard, 1), three)
    expect(heardNow(first)).toBe('one')
    expect(heardNow(stepBack(first, -1))).toBe('two')
    expect(heardNow(stepBack(back, -1))).toBe('three')
  })

  it('begins at the end again when something new is said', () => {
    const later = hear(stepBack(stepBack(three, 1), 1), 'four')
    expect(heardNow(stepBack(later, 1))).toBe('four')
  })

  it('is bounded, and nothing is nothing', () => {
    const many = Array.from({ length: 300 }, (_, i) => String(i)).reduce(hear, NOTHING_HEARD)
    expect(many.texts).toHaveLength(100)
    expect(heardNow(stepBack(NOTHING_HEARD, 1))).toBe('')
    expect(hear(NOTHING_HEARD, '').texts).toEqual([])
  })
})
