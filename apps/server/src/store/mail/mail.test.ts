import { afterEach, describe, expect, it } from 'vitest'
import { STORES, type OpenedStore } from '../../testing/stores.ts'

const row = { guest: 'ann', address: 'ann@example.org', language: 'en', asked: 5, isConfirmed: false }
const news = { guest: 'ann', code: 'AAAAA', game: 'qwixx', kind: 'turn', due: 10 } as const

describe.each(STORES)('mail in %s', (_, make) => {
  let opened: OpenedStore | undefined
  const open = async () => (opened = await make()).store.mail

  afterEach(async () => {
    await opened?.store.close()
    await opened?.clean()
    opened = undefined
  })

  it('goes to one address of a guest, once they confirmed this one', async () => {
    const mail = await open()
    await mail.setAddress(row)
    expect(await mail.confirm('ann', 4)).toBe(false)
    expect(await mail.confirm('ann', 5)).toBe(true)
    expect(await mail.addressOf('ann')).toEqual({ ...row, isConfirmed: true })
    await mail.setAddress({ ...row, address: 'b@example.org', asked: 6 })
    expect(await mail.addressOf('ann')).toEqual({ ...row, address: 'b@example.org', asked: 6 })
    await mail.setAddress({ ...row, guest: 'ben', isConfirmed: true })
    await mail.forget({ asked: 7, counted: 0 })
    expect([await mail.addressOf('ann'), (await mail.addressOf('ben'))?.isConfirmed]).toEqual([
      undefined,
      true,
    ])
  })

  it('tells each thing once, whoever asks', async () => {
    const mail = await open()
    for (const each of [news, { ...news, due: 1 }, { ...news, kind: 'over', due: 20 } as const])
      await mail.addNews(each)
    await mail.addNews({ ...news, guest: 'ben', due: 9 })
    expect([await mail.guestsDue(8, 9), await mail.guestsDue(99, 9)]).toEqual([[], ['ben', 'ann']])
    await mail.postpone('ben', 50)
    expect(await mail.guestsDue(30, 9)).toEqual(['ann'])
    await mail.removeTurn('ben', 'AAAAA')
    const taken = await Promise.all([mail.takeNews('ann'), mail.takeNews('ann'), mail.takeNews('ben')])
    expect(taken.map(({ length }) => length).sort()).toEqual([0, 0, 2])
    await mail.addNews(news)
    await mail.removeAddress('ann')
    expect(await mail.takeNews('ann')).toEqual([])
  })

  it('is counted, also by many at once, until the count is old or used up', async () => {
    const mail = await open()
    const counts = await Promise.all([1, 2, 3].map(() => mail.count('a', 10, 0)))
    expect(counts.sort()).toEqual([1, 2, 3])
    expect([await mail.count('a', 20, 10), await mail.count('b', 20, 10)]).toEqual([4, 1])
    expect(await mail.count('a', 30, 11)).toBe(1)
    await mail.useUp('a')
    await mail.forget({ asked: 0, counted: 40 })
    expect(await mail.count('a', 50, 40)).toBeGreaterThan(1000)
    expect(await mail.count('b', 50, 40)).toBe(1)
  })
})
