import { describe, expect, it } from 'vitest'
import { memoryStore } from '../store/memory.ts'
import { KeyRing } from './keys.ts'

describe('the keys that sign cookies', () => {
  const DAY = 86_400_000

  it('change, while older ones still check, until nothing of theirs can be alive', async () => {
    const { directory } = memoryStore()
    const first = await KeyRing.open(directory, 0, 30)
    const signed = first.sign('guest')
    expect((await KeyRing.open(directory, 29 * DAY, 30)).check(signed)).toEqual({
      text: 'guest',
      stale: false,
    })
    const second = await KeyRing.open(directory, 31 * DAY, 30)
    expect(second.check(signed)).toEqual({ text: 'guest', stale: true })
    expect(second.check(second.sign('guest'))).toEqual({ text: 'guest', stale: false })
    const last = await KeyRing.open(directory, 431 * DAY, 30)
    expect(last.check(signed)).toBeUndefined()
    expect((await directory.keys()).length).toBeLessThan(3)
  })

  it('change while the server runs, too', async () => {
    const { directory } = memoryStore()
    const keys = await KeyRing.open(directory, 0, 30)
    const signed = keys.sign('guest')
    await keys.renew(29 * DAY)
    expect(keys.sign('guest')).toBe(signed)
    await keys.renew(31 * DAY)
    expect(keys.sign('guest')).not.toBe(signed)
    expect(keys.check(signed)).toEqual({ text: 'guest', stale: true })
    await keys.renew(431 * DAY)
    expect(keys.check(signed)).toBeUndefined()
    expect(await directory.keys()).toHaveLength(2)
  })
})
