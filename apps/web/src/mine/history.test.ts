import { afterEach, expect, it, vi } from 'vitest'
import { ANY_GAME, dayAfter, historyPage, readStatistics, startOf } from './history.ts'

// Who a device is, is known in a browser.
vi.mock('../online/identity.ts', () => ({ isKnownGuest: () => true }))

const answer = (status: number, body: object) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
}

afterEach(() => void vi.unstubAllGlobals())

it('a newcomer has no games yet, which is no trouble', async () => {
  answer(401, { error: { code: 'unauthorized' } })
  expect(await historyPage(ANY_GAME, null)).toEqual({ ok: true, value: { games: [], next: null } })
  expect(await readStatistics()).toEqual({
    ok: true,
    value: { games: [], people: [], recent: [], tallies: [] },
  })
})

it('days begin and end where we are, on days of 23 hours too', () => {
  expect([startOf(''), dayAfter('')]).toEqual([undefined, undefined])
  expect(dayAfter('2026-03-28')).toBe(startOf('2026-03-29'))
  expect(dayAfter('2026-03-29')).toBe(startOf('2026-03-30'))
})

it('any other trouble is told', async () => {
  answer(429, { error: { code: 'rate-limited' } })
  expect(await readStatistics()).toEqual({ ok: false, problem: 'rate-limited' })
})
