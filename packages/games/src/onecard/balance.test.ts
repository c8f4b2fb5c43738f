import { describe, expect, it } from 'vitest'
import { greedily, randomly, simulate } from './testing/simulate.ts'

describe('balance', () => {
  it.each(['basic', 'advanced'] as const)(
    'OC-3 in random %s games no card brings 1.5 times the points of another for each result entered on it',
    (variant) => {
      const { cards } = simulate({ players: 4, variant, policy: randomly, games: 300, seed: 'balance' })
      const goodness = cards.map(({ points, entries }) => points / entries)
      expect(Math.max(...goodness) / Math.min(...goodness)).toBeLessThan(1.5)
    },
  )

  it('looking one step ahead brings more points a turn than chance', () => {
    const play = { players: 2, variant: 'basic', games: 5, seed: 'policy' } as const
    const greedy = simulate({ ...play, policy: greedily })
    const random = simulate({ ...play, policy: randomly })
    expect(greedy.points / greedy.turns).toBeGreaterThan((1.3 * random.points) / random.turns)
  })
})
