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
    for (let day = 62; day <= 403; day += 31)
      expect((await KeyRing.open(directory, day * DAY, 30)).check(signed)).toBeDefined()
    for (let day = 434; day < 600; day += 31) await KeyRing.open(directory, day * DAY, 30)
    expect((await KeyRing.open(directory, 600 * DAY, 30)).check(signed)).toBeUndefined()
    expect((await directory.keys()).length).toBeLessThan(17)
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
    for (let day = 62; day < 600; day += 31) await keys.renew(day * DAY)
    expect(keys.check(signed)).toBeUndefined()
    expect((await directory.keys()).length).toBeLessThan(17)
  })

  it('outlive a clock that was wrong for a while, in the future or the past', async () => {
    const { directory } = memoryStore()
    const signed = (await KeyRing.open(directory, 1000 * DAY, 30)).sign('guest')
    const wrong = await KeyRing.open(directory, 30_000 * DAY, 30)
    expect(wrong.check(signed)).toEqual({ text: 'guest', stale: true })
    const meanwhile = wrong.sign('other')
    const right = await KeyRing.open(directory, 1001 * DAY, 30)
    expect(right.check(signed)).toEqual({ text: 'guest', stale: false })
    expect(right.check(meanwhile)).toEqual({ text: 'other', stale: true })
    await right.renew(1031 * DAY)
    expect(right.check(right.sign('guest'))).toEqual({ text: 'guest', stale: false })
    expect(right.check(signed)).toEqual({ text: 'guest', stale: true })
    await right.renew(1032 * DAY)
    expect(await directory.keys()).toHaveLength(3)
    expect((await KeyRing.open(directory, 0, 30)).check(signed)).toBeDefined()
  })
})

it('are those of all nodes: whoever was let in by one is known to the others at once, however many come', async () => {
  const { directory } = memoryStore()
  const nodes = await Promise.all([1, 2, 3].map(() => KeyRing.open(directory, 0, 30)))
  const signed = nodes.map((node, n) => node.sign(`guest ${n}`))
  const checks = nodes.flatMap((node) => [...signed, ...signed].map((text) => node.checkAnywhere(text)))
  const known = (await Promise.all(checks)).map((checked) => checked?.text)
  expect(known).toEqual([1, 2, 3].flatMap(() => [0, 1, 2, 0, 1, 2].map((n) => `guest ${n}`)))
  expect(await nodes[0]?.checkAnywhere('guest 0.made-up.signature')).toBeUndefined()
})
