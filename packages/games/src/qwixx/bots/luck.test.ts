import { drawOutcome, FastSource } from '@rattlecup/kit'
import { expect, it } from 'vitest'
import { rules } from '../rules/play.ts'
import type { QwixxState } from '../rules/types.ts'
import { loadLuck } from './luck.ts'

const ROLLS = 600
const luckOf = await loadLuck()

/** The first roll of a game, again and again. */
function firstRolls(): QwixxState[] {
  const source = new FastSource('first rolls')
  return Array.from({ length: ROLLS }, () => {
    const state = rules.setup(2, { first: 0, games: 1 })
    rules.applyChance(state, drawOutcome(rules, state, source))
    return state
  })
}

it.each([0, 1])('the luck of seat %i is zero on average, though not in every roll', (seat) => {
  const source = new FastSource('other rolls')
  const lucks = firstRolls().map((state) => luckOf(state, seat, source))
  const mean = lucks.reduce((sum, luck) => sum + luck) / ROLLS
  const spread = Math.sqrt(lucks.reduce((sum, luck) => sum + luck ** 2, 0) / ROLLS)
  expect(Math.abs(mean)).toBeLessThan((3 * spread) / Math.sqrt(ROLLS))
  expect(spread).toBeGreaterThan(0.01)
})
