import { describe, expect, it } from 'vitest'
import { buildFor } from '../src/testing/process.ts'
import { runFaults } from './faults.ts'

/** All 500 of them by `npm run faults`. */
const COUNT = Number(process.env['FAULTS'] ?? 60)

describe(`${COUNT} faults of the disk under play`, () => {
  it('lose nothing that was acknowledged, and play goes on', async () => {
    const program = await buildFor('faults')
    const report = await runFaults({ program, seed: 'test', count: COUNT, commands: 600, say: () => {} })
    expect(report.failures).toEqual([])
    expect(report.faults).toBe(COUNT)
    expect(report.acknowledged).toBeGreaterThanOrEqual(600)
  }, 600_000)
})
