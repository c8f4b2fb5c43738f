import type { Match } from '@rattlecup/kit'
import { randomMatch } from '@rattlecup/kit/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gambler } from './game.ts'
import { layoutOf } from './rules/layout.ts'
import type { Gambler } from './rules/types.ts'
import { anySetup } from './testing/arbitraries.ts'

type View = Gambler['View']

function everyPosition(look: (view: View, match: Match<Gambler>) => void): void {
  fc.assert(
    fc.property(anySetup, (setup) => {
      randomMatch(gambler, setup, (match) => look(match.view(null), match))
    }),
    { numRuns: 20 },
  )
}

function count(lists: readonly (readonly number[])[]): number {
  return lists.reduce((sum, list) => sum + list.length, 0)
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

describe('Gambler, in every position of a random game', () => {
  it('GB-1 dice are neither lost nor made', () => {
    everyPosition(({ supply, rows }, { players }) => {
      if (total(supply) + count(rows) !== players * Math.floor(30 / players)) expect.fail('dice leaked')
    })
  })

  it('GB-15 a turn has at most five rolls and fewer loose dice with each', () => {
    everyPosition(({ phase, rolls, hand }) => {
      if (phase === 'place') expect(rolls + hand.length).toBeLessThanOrEqual(6)
      expect(rolls).toBeLessThanOrEqual(5)
    })
  })

  it('GB-22 nobody has less than 0 points', () => {
    everyPosition(({ points }) => expect(Math.min(...points)).toBeGreaterThanOrEqual(0))
  })

  it('GB-24 an unfinished board has a free box, and a finished game a full board', () => {
    everyPosition(({ phase, board, rows }) => {
      if (board) expect(layoutOf(board).boxes === count(rows)).toBe(phase === 'over')
    })
  })

  it('GB-20, GB-21 points change only by what a completed row is worth', () => {
    let before: View | undefined
    everyPosition((view) => {
      const changed = before?.phase === 'place' ? total(view.points) - total(before.points) : 0
      const worths = before?.board?.rows.map(({ points }) => points) ?? []
      if (changed > 0) expect(worths).toContain(changed)
      if (changed < 0) expect(Math.min(...worths)).toBeLessThanOrEqual(changed)
      before = view
    })
  })
})
