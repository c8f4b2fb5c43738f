import { describe, expect, it } from 'vitest'
import { CARDS } from './rules/cards.ts'
import { onecard } from './game.ts'
import { COLOURS, type Card, type CardRow, type OnecardColour } from './rules/types.ts'

function rowsOf(colour: OnecardColour): CardRow[] {
  return CARDS.flatMap((card) => card.rows.filter((row) => row.colour === colour))
}

function lengths(card: Card): string {
  return card.rows
    .map(({ length }) => length)
    .sort()
    .join('')
}

describe('the cards in the box', () => {
  it('OC-2 each has five rows of different colours', () => {
    for (const { rows } of CARDS) expect(new Set(rows.map(({ colour }) => colour)).size).toBe(5)
    for (const { rows } of CARDS) expect(rows).toHaveLength(5)
  })

  it('OC-2 each row has 2 to 6 boxes, each card 20', () => {
    for (const { rows } of CARDS) {
      expect(rows.every(({ length }) => length >= 2 && length <= 6)).toBe(true)
      expect(rows.reduce((sum, { length }) => sum + length, 0)).toBe(20)
    }
  })

  it('OC-2 each has two suns', () => {
    for (const { rows } of CARDS) expect(rows.filter(({ sun }) => sun)).toHaveLength(2)
  })

  it('OC-3 there are 30, named c01 to c30, all different', () => {
    expect(CARDS.map(({ id }) => id)).toEqual(
      Array.from({ length: 30 }, (_, i) => `c${i < 9 ? '0' : ''}${i + 1}`),
    )
    expect(new Set(CARDS.map(({ rows }) => JSON.stringify(rows))).size).toBe(30)
  })

  it('OC-3 every colour is missing from five', () => {
    for (const colour of COLOURS) expect(rowsOf(colour)).toHaveLength(25)
  })

  it('OC-3 every colour carries a sun ten times', () => {
    for (const colour of COLOURS) expect(rowsOf(colour).filter(({ sun }) => sun)).toHaveLength(10)
  })

  it('OC-3 the mean length of every colour lies between 3 and 5', () => {
    for (const colour of COLOURS) {
      const mean = rowsOf(colour).reduce((sum, { length }) => sum + length, 0) / 25
      expect(mean).toBeGreaterThanOrEqual(3)
      expect(mean).toBeLessThanOrEqual(5)
    }
  })

  it('OC-3 the lengths are spread: 4-4-4-4-4, 2-3-4-5-6, and every length occurs', () => {
    const shapes = new Set(CARDS.map(lengths))
    expect(shapes).toContain('44444')
    expect(shapes).toContain('23456')
    expect(new Set([...shapes].join(''))).toEqual(new Set('23456'))
  })

  it('OC-3 they are the data of the game', () => {
    expect(onecard.data).toEqual({ cards: CARDS })
  })
})
