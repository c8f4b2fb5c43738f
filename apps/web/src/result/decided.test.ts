import { describe, expect, it } from 'vitest'
import type { Review } from '@rattlecup/games/bots'
import { decided } from './decided.ts'
import { resultLine } from '@rattlecup/games/picture'
import { ranked } from './standing.tsx'
import { words } from './words/en.ts'

/** A review of which only the accounts matter. */
function review(unit: Review['unit'], ...seats: { start: number; luck: number; result: number }[]): Review {
  const accounts = seats.map(({ start, luck, result }) => ({
    start: { mean: start, error: 0 },
    luck: { mean: luck, error: 0 },
    result,
  }))
  return { unit, seats: accounts } as unknown as Review
}

const names = ['Ann', 'Bo']

describe('what decided a game', () => {
  it.each([
    [{ start: 0.5, luck: 0.4, result: 1 }, [0], 'You won mostly by luck: the dice gave +40%.'],
    [{ start: 0.5, luck: 0.1, result: 1 }, [0], 'You won by good play: the dice gave +10%.'],
    [{ start: 0.5, luck: -0.4, result: 0 }, [1], 'You lost mostly by bad luck: the dice gave you −40%.'],
    [{ start: 0.5, luck: 0.22, result: 0 }, [1], 'You lost mostly by play: the dice gave you +22%.'],
  ])('is said to the player: %o', (totals, winners, sentence) => {
    expect(decided(review('share', totals), { reader: 0, winners, names }, words)).toBe(sentence)
  })

  it('never speaks of more than a whole win', () => {
    const told = decided(
      review('share', { start: 0.5, luck: -1.7, result: 0 }),
      { reader: 0, winners: [1], names },
      words,
    )
    expect(told).toContain('−100%')
  })

  it('is told about the winner to whoever looks on', () => {
    const both = review('share', { start: 0.5, luck: 0, result: 0 }, { start: 0.5, luck: 0.3, result: 1 })
    expect(decided(both, { reader: null, winners: [1], names }, words)).toMatch(/^Bo won mostly by luck/)
  })

  it('is points for a game alone', () => {
    const alone = review('points', { start: 60, luck: 12, result: 67 })
    expect(decided(alone, { reader: 0, winners: [0], names }, words)).toBe(
      'The dice were worth +12 points, your play −5.',
    )
  })
})

describe('a result to be shared', () => {
  it('has the winners first, whether most or fewest points win', () => {
    expect(ranked({ scores: [40, 80, 60], winners: [1] })).toEqual([1, 2, 0])
    expect(ranked({ scores: [2, 0, 1], winners: [1] })).toEqual([1, 2, 0])
  })

  it('fits one line', () => {
    const lines = [
      { name: 'Bo', score: '80', hasWon: true },
      { name: 'Ann', score: '60', hasWon: false },
    ]
    expect(resultLine({ title: 'Qwixx', lines })).toBe('Qwixx: Bo 80 ★ · Ann 60')
  })
})
