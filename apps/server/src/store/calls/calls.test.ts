import { afterEach, describe, expect, it } from 'vitest'
import { STORES, type OpenedStore } from '../../testing/stores.ts'

const row = (endpoint: string, created: number, guest = 'ann') => ({
  endpoint,
  guest,
  p256dh: 'p',
  auth: 'a',
  created,
  session: 'of ' + endpoint,
})

describe.each(STORES)('calls in %s', (_, make) => {
  let opened: OpenedStore | undefined
  const open = async () => (opened = await make()).store.calls

  afterEach(async () => {
    await opened?.store.close()
    await opened?.clean()
    opened = undefined
  })

  it('go to a bounded number of devices, the latest', async () => {
    const calls = await open()
    for (const [at, endpoint] of ['a', 'b', 'c'].entries()) await calls.addSubscription(row(endpoint, at), 2)
    await calls.addSubscription(row('x', 1, 'bob'), 2)
    expect((await calls.subscriptionsOf('ann')).map(({ endpoint }) => endpoint)).toEqual(['c', 'b'])
    await calls.addSubscription(row('b', 9, 'bob'), 2)
    expect((await calls.subscriptionsOf('ann')).map(({ endpoint }) => endpoint)).toEqual(['c'])
    await calls.removeSubscription('c')
    expect(await calls.subscriptionsOf('ann')).toEqual([])
  })

  it('follow what a guest chose, and end with them', async () => {
    const calls = await open()
    expect(await calls.choicesOf('ann')).toBeUndefined()
    await calls.setChoices('ann', '1')
    await calls.setChoices('ann', '2')
    await calls.addSubscription(row('a', 1), 2)
    expect(await calls.choicesOf('ann')).toBe('2')
    await calls.eraseCalls('ann')
    expect([await calls.choicesOf('ann'), await calls.subscriptionsOf('ann')]).toEqual([undefined, []])
  })

  it('end with the session in which they were asked for, or with all of a guest', async () => {
    const calls = await open()
    for (const endpoint of ['a', 'b', 'c']) await calls.addSubscription(row(endpoint, 1), 9)
    await calls.addSubscription(row('x', 1, 'bob'), 9)
    await calls.endSubscriptions('ann', 'of x')
    await calls.endSubscriptions('ann', 'of b')
    const left = async () => (await calls.subscriptionsOf('ann')).map(({ endpoint }) => endpoint).sort()
    expect(await left()).toEqual(['a', 'c'])
    await calls.endSubscriptions('ann')
    expect(await left()).toEqual([])
    expect(await calls.subscriptionsOf('bob')).toHaveLength(1)
  })

  it('are signed by keys that stay', async () => {
    const calls = await open()
    expect([await calls.keepsake('k', 'one'), await calls.keepsake('k', 'two')]).toEqual(['one', 'one'])
  })
})
