import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OPEN, POINTS } from '../rules/sheet.ts'
import { LAST, LOCK, POSITIONS } from '../rules/types.ts'
import {
  afterMark,
  CLOSED,
  closedIn,
  PAIRS,
  pairOf,
  pointsOfMark,
  ROW_STATES,
  ROWS_OF_PAIR,
  sheetOf,
  sheetOfMasks,
  SHEETS,
  STATE_OF_MASK,
  STUCK,
} from './states.ts'

/** Masks of rows as play can leave them: not locked, so the last number is not marked. */
const openMasks = Array.from({ length: 1 << LAST }, (_, mask) => mask)

describe('states of a row', () => {
  it('are 54, every one of them met by some row', () => {
    expect(new Set([...openMasks.map((mask) => STATE_OF_MASK[mask]), CLOSED]).size).toBe(ROW_STATES)
  })

  it('allow the marks that the rules allow, and lead where the rules lead', () => {
    for (const mask of openMasks)
      for (let position = 0; position < POSITIONS; position++) {
        const state = STATE_OF_MASK[mask]!
        const next = afterMark(state, position)
        expect(next >= 0).toBe(((OPEN[mask]! >> position) & 1) === 1)
        if (next < 0) continue
        const marked = mask | (1 << position) | (position === LAST ? LOCK : 0)
        expect(next).toBe(position === LAST ? CLOSED : STATE_OF_MASK[marked])
        expect(next).toBeGreaterThan(state)
        expect(pointsOfMark(state, position)).toBe(POINTS[marked]! - POINTS[mask]!)
      }
  })

  it('allow nothing more once stuck or closed', () => {
    for (const state of [STUCK, CLOSED])
      for (let position = 0; position < POSITIONS; position++) expect(afterMark(state, position)).toBe(-1)
  })
})

describe('sheets', () => {
  it('are numbered without gaps, pairs unordered', () => {
    expect(ROWS_OF_PAIR).toHaveLength(PAIRS)
    for (const [pair, [row, other]] of ROWS_OF_PAIR.entries()) {
      expect(pairOf(row, other)).toBe(pair)
      expect(pairOf(other, row)).toBe(pair)
    }
    expect(sheetOf(PAIRS - 1, PAIRS - 1)).toBe(SHEETS - 1)
  })

  it('that are not over are 4 times 1,100,439', () => {
    const byClosed = [0, 0, 0]
    for (let pair = 0; pair < PAIRS; pair++) byClosed[closedIn(pair)]!++
    const [open = 0, one = 0] = byClosed
    expect((open * (open + 1)) / 2 + open * one).toBe(1_100_439)
  })

  it('are the same whichever way like rows are swapped or the pairs mirrored', () => {
    const row = fc.nat((1 << LAST) - 1)
    fc.assert(
      fc.property(row, row, row, row, (a, b, c, d) => {
        const sheet = sheetOfMasks([a, b, c, d], 0, 0)
        expect(sheetOfMasks([b, a, d, c], 0, 0)).toBe(sheet)
        expect(sheetOfMasks([0, 0, 0, 0, c, d, a, b], 4, 0)).toBe(sheet)
      }),
    )
  })
})
