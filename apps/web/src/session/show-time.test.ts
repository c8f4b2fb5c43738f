import { describe, expect, it } from 'vitest'
import { BRISK_MS, ShowTime } from './show-time.ts'

const others = { isOwnRoll: false, now: 0 }

describe('the time steps are shown', () => {
  it('is what they want at a calm pace', () => {
    const time = new ShowTime()
    expect(Array.from({ length: 50 }, () => time.take(900, { ...others, tempo: 'calm' }))).toEqual(
      Array.from({ length: 50 }, () => 900),
    )
  })

  it('is a few seconds in all at a brisk pace, however many players there are', () => {
    const time = new ShowTime()
    const given = Array.from({ length: 200 }, () => time.take(1000, { ...others, tempo: 'brisk' }))
    expect(given[0]).toBe(1000)
    expect(given.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(BRISK_MS)
  })

  it('is whole again after a choice of one’s own, and after a long wait for people', () => {
    const time = new ShowTime()
    const take = (now: number) => time.take(1000, { tempo: 'brisk', isOwnRoll: false, now })
    for (let step = 0; step < 20; step++) take(0)
    expect(take(0)).toBeLessThan(50)
    time.refill()
    expect(take(0)).toBe(1000)
    for (let step = 0; step < 20; step++) take(0)
    time.idle(0)
    time.idle(4000)
    expect(take(5000)).toBe(1000)
    for (let step = 0; step < 20; step++) take(5000)
    time.idle(5000)
    expect(take(5100)).toBeLessThan(50)
  })

  it('is nothing where everything shall be at once, but for dice of one’s own', () => {
    const time = new ShowTime()
    expect(time.take(1000, { ...others, tempo: 'instant' })).toBe(0)
    expect(time.take(1000, { tempo: 'instant', isOwnRoll: true, now: 0 })).toBe(250)
  })
})
