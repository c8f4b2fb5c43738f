import { describe, expect, it } from 'vitest'
import { BUGS } from './bugs.ts'
import { simulate } from './simulate.ts'

/** As many seeds as fit into everyday runs; `npm run test:simulation`, and CI, try 10,000. */
const SEEDS = 40
/** Every bug must be found by then. */
const MOST_SEEDS = 60

describe('a table on three nodes through simulated faults', () => {
  it(`holds what it must in ${SEEDS} stories`, async () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { faults, log } = await simulate(seed)
      expect({ seed, faults }).toEqual({ seed, faults: [] })
      expect(log.length).toBeGreaterThan(10)
    }
  })

  it('tells the same story for the same seed', async () => {
    for (const seed of [1, 2, 3]) expect((await simulate(seed)).log).toEqual((await simulate(seed)).log)
  })

  it.each(BUGS)('finds a bug made on purpose: %s', async (bug) => {
    for (let seed = 1; seed <= MOST_SEEDS; seed++) if ((await simulate(seed, bug)).faults.length > 0) return
    expect.unreachable(`not found in ${MOST_SEEDS} seeds`)
  })
})
