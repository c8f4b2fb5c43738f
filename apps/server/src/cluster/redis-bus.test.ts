import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasRedis, TestRedis } from '../testing/redis.ts'
import { RedisBus } from './redis-bus.ts'

describe.skipIf(!hasRedis)('nodes that tell each other by Redis', () => {
  let redis: TestRedis
  beforeAll(async () => void (redis = await TestRedis.start()))
  afterAll(() => redis.end())

  function busOf(house: string, url = redis.url) {
    const errors: string[] = []
    const bus = new RedisBus({ url, house, onError: ({ message }) => void errors.push(message) })
    const heard: string[] = []
    bus.subscribe('limits', (message) => void heard.push(message))
    return { bus, heard, errors }
  }

  it('hear their own house, and no other on the same Redis', async () => {
    const [ours, alsoOurs, theirs] = [busOf('ours'), busOf('ours'), busOf('theirs')]
    for (const { bus } of [ours, alsoOurs, theirs]) await expect.poll(() => bus.isReady).toBe(true)
    await expect
      .poll(() => {
        ours.bus.publish('limits', 'spent')
        return alsoOurs.heard.length
      })
      .toBeGreaterThan(0)
    theirs.bus.publish('limits', 'theirs')
    await expect.poll(() => theirs.heard.length).toBeGreaterThan(0)
    expect(new Set(theirs.heard)).toEqual(new Set(['theirs']))
    expect(new Set([...ours.heard, ...alsoOurs.heard])).toEqual(new Set(['spent']))
    for (const { bus } of [ours, alsoOurs, theirs]) await bus.close()
  })

  it('say once that Redis refuses them, and are not ready until it does no more', async () => {
    const admin = new Redis(redis.url)
    await admin.config('SET', 'requirepass', 'secret')
    const { bus, errors } = busOf('ours', redis.url.replace('redis://', 'redis://:wrong@'))
    await expect.poll(() => errors).toEqual([expect.stringMatching(/^Redis can't be used: .*WRONGPASS/)])
    expect(bus.isReady).toBe(false)
    await admin.config('SET', 'requirepass', 'wrong')
    await expect.poll(() => bus.isReady, { timeout: 5000 }).toBe(true)
    expect(errors).toHaveLength(1)
    await bus.close()
    await admin.config('SET', 'requirepass', '')
    admin.disconnect()
  })
})
