import { drawOutcome, FastSource } from '@rattlecup/kit'
import { expect, it } from 'vitest'
import { rules } from '../rules/play.ts'
import type { QwixxState } from '../rules/types.ts'
import { loadLuck } from './luck.ts'

const ROLLS = 600
const lucks = new Map(
  await Promise.all([2, 4].map(async (players) => [players, await loadLuck(players)] as const)),
)

/** The first roll of a game, again and again. */
function firstRolls(players: number): QwixxState[] {
  const source = new FastSource('first rolls')
  return Array.from({ length: ROLLS }, () => {
    const state = rules.setup(players, { first: 0, games: 1 })
    rules.applyChance(state, drawOutcome(rules, state, source))
    return state
  })
}

it.each([
  [2, 0],
  [2, 1],
  [4, 0],
  [4, 3],
])('of %i players, the luck of seat %i is zero on average, though not in every roll', (players, seat) => {
  const source = new FastSource('other rolls')
  const luckOf = lucks.get(players)!
  const found = firstRolls(players).map((state) => luckOf(state, seat, source))
  const mean = found.reduce((sum, luck) => sum + luck) / ROLLS
  const spread = Math.sqrt(found.reduce((sum, luck) => sum + luck ** 2, 0) / ROLLS)
  expect(Math.abs(mean)).toBeLessThan((3 * spread) / Math.sqrt(ROLLS))
  expect(spread).toBeGreaterThan(0.01)
})
