import { expect, it } from 'vitest'
import { simulate } from './simulate.ts'

/** After those of everyday runs; all 10,000 are tried by `npm run test:simulation`. */
const [FIRST, SEEDS] = [1000, 500]

it(`a table on three nodes holds what it must in ${SEEDS} more stories`, async () => {
  for (let seed = FIRST; seed < FIRST + SEEDS; seed++) {
    const { faults } = await simulate(seed)
    expect({ seed, faults }).toEqual({ seed, faults: [] })
  }
}, 600_000)
