import { describe, expect, it } from 'vitest'
import type { Card } from '../../rules/types.ts'
import { bookOf, misfitsOf, pointsSoFar, prospectOf } from './prospect.ts'
import { card } from '../../testing/script.ts'
import { played } from '../testing/played.ts'
import { freshMarks, moveIn, scoredIn } from '../steps.ts'

const BOOK = bookOf({})
/** The booklet's card of the worked examples. */
const SIMONS = card('s', 'purple 5, yellow 3*, green 2, blue 6*, red 4')

describe('what a card would get', () => {
  it('is what the rules then enter, in whole games of both kinds', () => {
    for (const variant of ['basic', 'advanced']) {
      const { steps } = played({ players: 3, options: { variant }, seed: variant })
      const entries = steps.filter((step) => moveIn(step)?.move.type === 'enter')
      expect(entries.length).toBeGreaterThan(20)
      for (const step of entries) {
        const { seat, move } = moveIn(step) as { seat: number; move: { type: 'enter'; card: string } }
        const marks = step.before.cards[seat]?.find(({ id }) => id === move.card)?.marks ?? []
        const { gains, points } = prospectOf(BOOK.get(move.card) as Card, marks, step.before.dice)
        expect(points).toBe(scoredIn(step)?.points)
        if (points === undefined) expect(freshMarks(step, seat, move.card)).toEqual(gains)
      }
    }
  })

  it('scores the booklet’s card for 12', () => {
    const prospect = prospectOf(SIMONS, [5, 2, 0, 3, 0], ['yellow', 'green', 'green', 'blue', 'purple'])
    expect(prospect).toEqual({ gains: [0, 1, 2, 1, 0], boxes: 4, points: 12 })
  })

  it('is nothing before the dice are rolled', () => {
    expect(prospectOf(SIMONS, [], null)).toEqual({ gains: [0, 0, 0, 0, 0], boxes: 0, points: undefined })
  })
})

it('misfits name the room that is left, or that there is no such row', () => {
  expect(misfitsOf(SIMONS, [3, 2, 0, 0, 0], ['orange', 'yellow', 'yellow', 'purple', 'purple'])).toEqual([
    { colour: 'orange', dice: 1, free: undefined },
    { colour: 'yellow', dice: 2, free: 1 },
  ])
})

it('OC-18 an unfinished card brings its full rows without suns', () => {
  expect(pointsSoFar(SIMONS, [5, 3, 1, 0, 0])).toBe(8)
})
