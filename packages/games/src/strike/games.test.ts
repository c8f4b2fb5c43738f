import { FastSource } from '@rattlecup/kit'
import { pick, playthrough, randomMatch, unwrap } from '@rattlecup/kit/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { strike } from './game.ts'
import { anyOutcome, newTable, type Table } from './testing/tables.ts'

/** A random game in which dice are knocked, cocked and lost. */
function wildGame(players: number, options: object, seed: number, look = (_decision: Table) => {}): Table {
  const table = newTable(players, options)
  const source = new FastSource(seed)
  while (table.waiting().kind !== 'over') {
    const { active, phase } = table.view(null)
    if (phase === 'throw') {
      look(table)
      unwrap(table.play(active, pick(table.moves(active), source)))
    } else unwrap(table.chance(anyOutcome(table, source)))
  }
  return table
}

describe('whatever happens to the dice', () => {
  it('ST-7 … ST-16 none appears, none at rest shows X, no two are equal, and nobody in has none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.nat(), (players, seed) => {
        let before = 31
        wildGame(players, {}, seed, (table) => {
          const { arena, reserve, out } = table.view(null)
          const dice = reserve.reduce((sum, each) => sum + each, arena.length)
          expect(dice).toBeLessThanOrEqual(before)
          before = dice
          expect(new Set(arena.map((die) => die.face)).size).toBe(arena.length)
          expect(reserve.flatMap((each, seat) => (each === 0 ? [seat] : []))).toEqual(out)
        })
      }),
      { numRuns: 50 },
    )
  })
})

describe('games to read', () => {
  it.each([
    ['two-seats', 2, {}, 21],
    ['three-seats', 3, { first: 1 }, 167],
    ['tournament', 2, { rounds: 'tournament', first: 1 }, 304],
  ])('ST-1 … ST-20 %s by own odds', async (name, players, options, seed) => {
    const match = randomMatch(strike, { players, options, seed })
    await expect(playthrough(match)).toMatchFileSnapshot(`./playthroughs/${name}.txt`)
  })

  it('ST-1 … ST-20 a tournament of three with knocked, cocked and lost dice', async () => {
    const match = wildGame(3, { rounds: 'tournament', first: 2 }, 258)
    await expect(playthrough(match)).toMatchFileSnapshot('./playthroughs/wild-tournament.txt')
  })
})
