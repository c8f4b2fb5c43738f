import { expect, it } from 'vitest'
import { readInput, UsageError } from '../command.ts'
import { solveCommand } from './command.ts'
import { solveGame } from './run.ts'

it('finds the value of the last penalty, telling how far it is', { timeout: 120_000 }, async () => {
  const shares: number[] = []
  const onProgress = (share: number): void => void shares.push(share)
  const solution = await solveGame('qwixx', { penalties: 3, players: 1, onProgress }, 1)
  expect(solution.states).toBe(1_100_439)
  expect(solution.value).toBeCloseTo(79.8799220839, 9)
  expect(shares.every((share, i) => share >= (shares[i - 1] ?? 0) && share <= 1)).toBe(true)
})

it.each([
  [['strike'], 'Strike has not been solved'],
  [['qwixx', '--penalties', '4'], '--penalties must be a whole number from 0 to 3'],
  [['qwixx', '--players', '9'], '--players must be'],
  [[], 'which game?'],
])('%j is refused', async (argv, message) => {
  const run = async (): Promise<number> => solveCommand.run(readInput(solveCommand, argv))
  await expect(run()).rejects.toThrow(UsageError)
  await expect(run()).rejects.toThrow(message)
})
