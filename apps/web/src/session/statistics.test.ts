import { beforeEach, expect, it, vi } from 'vitest'
import { savedCoin } from '../testing/coin-table.ts'
import { FakeStorage } from '../testing/fake-storage.ts'
import { countGame, statistics } from './statistics.ts'

const against = { ...savedCoin(), players: [{ name: '' }, { name: 'Cleo', bot: 'casual' as const }] }

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()))

it('adds up one person’s games against others', () => {
  countGame({ ...against, scores: [20, 30], winners: [1] }, 'most')
  countGame({ ...against, scores: [50, 30], winners: [0] }, 'most')
  expect(statistics()).toEqual({ coin: { played: 2, won: 1, best: 50, sum: 70 } })
})

it('takes the fewest points for the best where fewest win', () => {
  countGame({ ...against, scores: [3, 0], winners: [1] }, 'fewest')
  countGame({ ...against, scores: [1, 2], winners: [0] }, 'fewest')
  expect(statistics()['coin']?.best).toBe(1)
})

it('counts no game of several people, nor one alone', () => {
  const scores = [1, 2]
  countGame({ ...against, players: [{ name: 'Ann' }, { name: 'Bo' }], scores, winners: [1] }, 'most')
  countGame({ ...against, players: [{ name: '' }], scores, winners: [0] }, 'most')
  expect(statistics()).toEqual({})
})

it('begins again where what is kept can’t be read', () => {
  localStorage.setItem('rattlecup.statistics', '{')
  expect(statistics()).toEqual({})
})
