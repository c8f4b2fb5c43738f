import { describe, expect, it } from 'vitest'
import { heardApart, movesMeant } from './answers.ts'

const told = (...texts: string[]) => texts.map((text) => ({ move: { text }, text }))
const QWIXX = told('red 7', 'yellow 7', 'green 7', 'blue 17', 'Pass')
const GAMBLER = told('a 4 in row 2', 'a 4 in row 4', 'a 2 in row 4', 'roll again', 'stop')
const meant = (typed: string, moves = QWIXX) => movesMeant(typed, moves).map(({ text }) => text)

describe('typed moves', () => {
  it('are found by their words, in any case, or by the beginning of one', () => {
    expect(meant('red 7')).toEqual(['red 7'])
    expect(meant('PASS')).toEqual(['Pass'])
    expect(meant('pa')).toEqual(['Pass'])
  })

  it('may be several: that answers where a number fits', () => {
    expect(meant('7')).toEqual(['red 7', 'yellow 7', 'green 7'])
    expect(meant('8')).toEqual([])
    expect(meant('')).toEqual([])
  })

  it('need no small words', () => {
    expect(meant('4 2', GAMBLER)).toEqual(['a 4 in row 2'])
    expect(meant('2 4', GAMBLER)).toEqual(['a 2 in row 4'])
    expect(meant('roll', GAMBLER)).toEqual(['roll again'])
  })

  it('that sound alike are one, or nobody could ever choose between them', () => {
    const moves = heardApart(told('again: blue', 'again: blue', 'stop'))
    expect(moves.map(({ text }) => text)).toEqual(['again: blue', 'stop'])
  })
})
