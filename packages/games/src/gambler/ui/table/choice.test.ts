import { describe, expect, it } from 'vitest'
import type { PlaceMove } from '../../rules/facts.ts'
import { answer, NOTHING, offerOf, pencilled, stillOpen, type Possible } from './choice.ts'

const place = (row: number, value: number): PlaceMove => ({ type: 'place', row, value })
/** Row 0 takes a 4, row 1 any of the hand (an empty row of stars), row 2 a 6; 2 fits row 1 only. */
const places = [place(0, 4), place(1, 2), place(1, 4), place(1, 6), place(2, 6)]
const possible: Possible = { places, hand: [2, 4, 4, 5, 6], previews: true }
const direct: Possible = { ...possible, previews: false }

describe('tapping dice and rows', () => {
  it('a die, then a row: pencil first, ink by a second tap on the row', () => {
    expect(answer(NOTHING, { die: 4 }, possible)).toEqual({ choice: { value: 4 } })
    expect(answer({ value: 4 }, { row: 0 }, possible)).toEqual({ choice: { value: 4, row: 0 } })
    expect(answer({ value: 4, row: 0 }, { row: 0 }, possible)).toEqual({ play: place(0, 4) })
  })

  it('without previews a row is ink at once', () => {
    expect(answer({ value: 4 }, { row: 0 }, direct)).toEqual({ play: place(0, 4) })
    expect(answer(NOTHING, { row: 0 }, direct)).toEqual({ play: place(0, 4) })
  })

  it('a row that takes one value of the hand needs no die', () => {
    expect(answer(NOTHING, { row: 2 }, possible)).toEqual({ choice: { value: 6, row: 2 } })
  })

  it('a row that takes several waits for a die; a second tap means the value held most', () => {
    expect(answer(NOTHING, { row: 1 }, direct)).toEqual({ choice: { row: 1 } })
    expect(answer({ row: 1 }, { die: 2 }, direct)).toEqual({ play: place(1, 2) })
    expect(answer({ row: 1 }, { die: 2 }, possible)).toEqual({ choice: { value: 2, row: 1 } })
    expect(answer({ row: 1 }, { row: 1 }, direct)).toEqual({ choice: { value: 4, row: 1 } })
  })

  it('refuses what fits nowhere and what a row does not take', () => {
    expect(answer(NOTHING, { die: 5 }, possible)).toEqual({ refused: { value: 5 } })
    expect(answer({ value: 4 }, { row: 2 }, possible)).toEqual({ refused: { row: 2, value: 4 } })
    expect(answer(NOTHING, { row: 3 }, possible)).toEqual({ refused: { row: 3 } })
  })

  it('a pencilled die can go elsewhere, or back by tapping it', () => {
    expect(answer({ value: 4, row: 0 }, { row: 1 }, possible)).toEqual({ choice: { value: 4, row: 1 } })
    expect(answer({ value: 4, row: 0 }, { row: 2 }, possible)).toEqual({ choice: { value: 6, row: 2 } })
    expect(answer({ value: 4, row: 0 }, { die: 4 }, possible)).toEqual({ choice: NOTHING })
    expect(answer({ value: 4, row: 0 }, { die: 6 }, possible)).toEqual({ choice: { value: 6 } })
  })

  it('forgets a choice that the hand no longer allows', () => {
    expect(stillOpen({ value: 5 }, places)).toBe(NOTHING)
    expect(stillOpen({ value: 4, row: 2 }, places)).toBe(NOTHING)
    expect(stillOpen({ value: 4, row: 1 }, places)).toEqual({ value: 4, row: 1 })
    expect(pencilled({ value: 4 })).toBeUndefined()
  })
})

describe('what a row offers', () => {
  it('beside a chosen die, in pencil too, only rows that take it', () => {
    expect(offerOf(0, { value: 4 }, possible)).toEqual({ move: place(0, 4), certain: true })
    expect(offerOf(2, { value: 4 }, possible)).toBeUndefined()
    expect(offerOf(2, { value: 4, row: 0 }, possible)).toBeUndefined()
    expect(offerOf(1, { value: 4, row: 0 }, possible)).toEqual({ move: place(1, 4), certain: true })
  })

  it('without one, whatever fits; certain if it is a single value', () => {
    expect(offerOf(2, NOTHING, possible)).toEqual({ move: place(2, 6), certain: true })
    expect(offerOf(1, NOTHING, possible)).toEqual({ move: place(1, 4), certain: false })
    expect(offerOf(3, NOTHING, possible)).toBeUndefined()
  })
})
