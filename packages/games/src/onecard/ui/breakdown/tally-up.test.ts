import { describe, expect, it } from 'vitest'
import { bookOf } from '../cards/prospect.ts'
import { played } from '../testing/played.ts'
import { scoredCards, unscoredCards, type CountedCard } from './tally-up.ts'

const BOOK = bookOf({})
const sum = (cards: readonly CountedCard[]): number => cards.reduce((total, { points }) => total + points, 0)

describe.each(['basic', 'advanced'] as const)('the breakdown of a %s game', (variant) => {
  const options = { variant, first: 1, cards: undefined }
  const { match } = played({ players: 3, options: { variant, first: 1 }, seed: `breakdown ${variant}` })
  const scored = scoredCards(match.standingEvents, 3, options, BOOK)
  const view = match.view(null)

  it('adds up to the scores', () => {
    const totals = scored.map((cards, seat) => sum(cards) + sum(unscoredCards(view, seat, BOOK)))
    expect(totals).toEqual(match.status().scores)
  })

  it('lists the scored cards in their order, each with three full rows and its suns', () => {
    expect(scored.map((cards) => cards.map(({ id, points }) => ({ id, points })))).toEqual(view.scored)
    for (const { rows, suns, points } of scored.flat()) {
      expect(rows.length).toBeGreaterThanOrEqual(3)
      expect(points).toBe(rows.reduce((a, b) => a + b, 0) + [0, 2, 5][suns]!)
    }
  })
})
