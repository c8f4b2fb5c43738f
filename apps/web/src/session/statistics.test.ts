import { beforeEach, expect, it, vi } from 'vitest'
import { savedCoin } from '../testing/coin-table.ts'
import { FakeStorage } from '../testing/fake-storage.ts'
import { countGame, statistics, trend } from './statistics.ts'

const against = { ...savedCoin(), players: [{ name: '' }, { name: 'Cleo', bot: 'casual' as const }] }

beforeEach(() => vi.stubGlobal('localStorage', new FakeStorage()))

it('adds up one person’s games against others', () => {
  countGame({ ...against, scores: [20, 30], winners: [1] }, 'most')
  countGame({ ...against, scores: [50, 30], winners: [0] }, 'most')
  expect(statistics()).toMatchObject({ coin: { played: 2, won: 1, best: 50, sum: 70 } })
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

/** A game against bots of a level, won by a seat. */
const play = (seat: number, bot: 'casual' | 'strong' = 'casual') =>
  countGame(
    { ...against, players: [{ name: '' }, { name: 'Cleo', bot }], scores: [1, 2], winners: [seat] },
    'most',
  )

it('knows after two games in a row against the same bots that they are too strong or too easy', () => {
  play(1)
  expect(trend('coin')).toBeUndefined()
  play(1)
  expect(trend('coin')).toBe('losing')
  play(0)
  expect(trend('coin')).toBeUndefined()
  play(0)
  expect(trend('coin')).toBe('winning')
  play(0, 'strong')
  expect(trend('coin')).toBeUndefined()
  expect(trend('other')).toBeUndefined()
})

it('begins again where what is kept can’t be read', () => {
  localStorage.setItem('rattlecup.statistics', '{')
  expect(statistics()).toEqual({})
})
