import type { HolidayAnswer } from '@rattlecup/protocol'
import { expect, it } from 'vitest'
import { memoryStore } from '../../store/memory.ts'
import { TestClient } from '../../testing/client.ts'
import { testServer } from '../../testing/server.ts'

it('a holiday that is asked for again and again fills no log', async () => {
  const store = memoryStore()
  const server = await testServer({ 'rate-requests': '0', 'rate-messages': '20' }, store)
  const guest = await TestClient.open(server.address)
  const code = await guest.createTable({ game: 'qwixx', seats: 2, clock: { kind: 'days', days: 3 } })
  await guest.join(code)
  await guest.send({ t: 'sit', seat: 0 })
  const go = (days: number) => guest.request('PUT', '/api/me/holiday', { days })
  const first = (await (await go(3)).json()) as HolidayAnswer
  expect(first.until).toBeGreaterThanOrEqual(Date.now() + 2.99 * 86_400_000)
  const log = async () => {
    const row = await store.directory.tableByCode(code)
    return store.log.load(row?.id as number)
  }
  await expect.poll(async () => JSON.stringify(await log())).toContain('holiday')
  const before = (await log()).length
  expect(await (await go(3)).json()).toEqual(first)
  expect(await log()).toHaveLength(before)
  const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => go(1 + (i % 5))))
  expect(answers.some(({ status }) => status === 429)).toBe(true)
  expect((await log()).length).toBeLessThan(before + 70)
  guest.close()
  await server.close()
})
