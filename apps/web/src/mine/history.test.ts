import { afterEach, expect, it, vi } from 'vitest'
import { historyPage, readStatistics } from './history.ts'

const ANY = { game: '', name: '', result: 'all' } as const
const answer = (status: number, body: object) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
}

afterEach(() => void vi.unstubAllGlobals())

it('a newcomer has no games yet, which is no trouble', async () => {
  answer(401, { error: { code: 'unauthorized' } })
  expect(await historyPage(ANY, null)).toEqual({ ok: true, value: { games: [], next: null } })
  expect(await readStatistics()).toEqual({ ok: true, value: { games: [], people: [] } })
})

it('any other trouble is told', async () => {
  answer(429, { error: { code: 'rate-limited' } })
  expect(await readStatistics()).toEqual({ ok: false, problem: 'rate-limited' })
})
