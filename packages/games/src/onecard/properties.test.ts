import type { Match } from '@rattlecup/kit'
import { randomMatch } from '@rattlecup/kit/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CARDS } from './rules/cards.ts'
import { onecard } from './game.ts'
import { fitting, ones, only, sum, without } from './rules/tally.ts'
import { COLOURS, type Onecard, type OnecardView } from './rules/types.ts'

const setups = fc.record({
  players: fc.integer({ min: 1, max: 4 }),
  options: fc.record({ variant: fc.constantFrom('basic', 'advanced') }),
  seed: fc.nat(),
})

/** Looks at every position of random games, and at the one before it. */
function everyStep(look: (now: OnecardView, before: OnecardView, match: Match<Onecard>) => void): void {
  fc.assert(
    fc.property(setups, (setup) => {
      let before: OnecardView | undefined
      randomMatch(onecard, setup, (match) => {
        const now = match.view(null)
        look(now, before ?? now, match)
        before = now
      })
    }),
    { numRuns: 12 },
  )
}

function marksIn(view: OnecardView): number {
  return view.cards.flat().reduce((sum, { marks }) => sum + marks.reduce((a, b) => a + b, 0), 0)
}

function rowsOf(id: string): readonly { length: number }[] {
  return CARDS.find((card) => card.id === id)!.rows
}

describe('random games', () => {
  it('OC-3 every card is in one place', () => {
    everyStep((now, _before, { stateWithSecrets: state }) => {
      const open = [...now.cards.flat(), ...now.scored.flat()].map(({ id }) => id)
      const covered = state.deck.map((card) => CARDS[card]!.id)
      expect([...open, ...now.display, ...covered].sort()).toEqual(CARDS.map(({ id }) => id))
      expect(now.deck).toBe(covered.length)
    })
  })

  it('OC-8 no row is overfilled, and a turn adds at most five marks a seat', () => {
    everyStep((now, before) => {
      for (const { id, marks } of now.cards.flat()) {
        expect(marks.every((count, row) => count >= 0 && count <= rowsOf(id)[row]!.length)).toBe(true)
      }
      if (before.phase !== 'enter') expect(marksIn(now)).toBeLessThanOrEqual(marksIn(before))
      expect(marksIn(now) - marksIn(before)).toBeLessThanOrEqual(5)
    })
  })

  it('OC-11 no open card has three full rows, and a scored one brings 8 to 25 points', () => {
    everyStep((now) => {
      for (const { id, marks } of now.cards.flat()) {
        expect(marks.filter((count, row) => count === rowsOf(id)[row]!.length).length).toBeLessThan(3)
      }
      // The three shortest rows of any card within the limits have 8 boxes or more.
      for (const { points } of now.scored.flat()) {
        expect(points).toBeGreaterThanOrEqual(8)
        expect(points).toBeLessThanOrEqual(25)
      }
    })
  })

  it('OC-15 nobody scores a fifth card, and the game is over when the turn of a fourth ends', () => {
    everyStep((now) => {
      const most = Math.max(...now.scored.map((cards) => cards.length))
      expect(most).toBeLessThanOrEqual(4)
      if (now.phase === 'roll' || now.phase === 'reroll') expect(most).toBeLessThan(4)
      if (now.phase === 'over') expect(most).toBe(4)
    })
  })

  it('OC-25 a score never falls, and is the sum of the scored cards until the end', () => {
    everyStep((now, _before, match) => {
      const scored = now.scored.map((cards) => cards.reduce((sum, { points }) => sum + points, 0))
      const { scores } = match.status()
      if (now.phase === 'over')
        scores.forEach((score, seat) => expect(score).toBeGreaterThanOrEqual(scored[seat]!))
      else expect(scores).toEqual(scored)
    })
  })
})

const counts = fc.array(fc.integer({ min: 0, max: 6 }), {
  minLength: COLOURS.length,
  maxLength: COLOURS.length,
})

function pack(list: readonly number[]): number {
  return list.reduce((all, n, colour) => all + only(colour, n), 0)
}

describe('tallies', () => {
  it('count colour by colour what they pack into one number', () => {
    fc.assert(
      fc.property(counts, counts, (a, b) => {
        expect(fitting(pack(a), pack(b))).toBe(pack(b.map((n, i) => (n <= a[i]! ? n : 0))))
        expect(without(pack(a), pack(b))).toBe(pack(a.map((n, i) => (b[i] === 0 ? n : 0))))
        expect(ones(pack(a))).toBe(pack(a.map((n) => Math.min(n, 1))))
        expect(sum(pack(a))).toBe(a.reduce((x, y) => x + y, 0))
      }),
    )
  })
})
