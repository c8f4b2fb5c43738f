import { describe, expect, it } from 'vitest'
import { isQuiet, isZone } from './quiet.ts'

describe('quiet hours', () => {
  const night = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Zurich' }

  it('go by the clock on the wall, also when it is changed', () => {
    // In Zurich it is 6:30 in winter, an hour later by the same clock of the world 7:30 in summer.
    expect(isQuiet(night, Date.parse('2026-03-28T05:30:00Z'))).toBe(true)
    expect(isQuiet(night, Date.parse('2026-03-29T05:30:00Z'))).toBe(false)
    expect(isQuiet(night, Date.parse('2026-03-28T21:30:00Z'))).toBe(true)
    expect(isQuiet(night, Date.parse('2026-03-28T12:00:00Z'))).toBe(false)
  })

  it('need a time zone', () => {
    expect([isZone('Europe/Zurich'), isZone('Nowhere/City'), isZone('')]).toEqual([true, false, false])
  })
})
