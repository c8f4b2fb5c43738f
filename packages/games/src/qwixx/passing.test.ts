import { Match, type JsonObject } from '@rattlecup/kit'
import { unwrap } from '@rattlecup/kit/testing'
import { expect, it } from 'vitest'
import { qwixx } from './game.ts'

const roll = { type: 'roll', white: [3, 4], red: 1, yellow: 1, green: 1, blue: 1 }

function rolled(first = 0): Match {
  const match = unwrap(Match.start(qwixx, 2, { first })) as unknown as Match
  unwrap(match.chance(roll))
  return match
}

const unless = (sums: number[], rows: string[] = []): JsonObject => ({ sums, rows })

it('passes for who is not on turn, whatever was not named', () => {
  expect(rolled().passFor(1, unless([]))).toEqual({ type: 'pass' })
  expect(rolled().passFor(1, unless([2, 12]))).toEqual({ type: 'pass' })
})

it('leaves the choice where the white sum is one of those named, or fits a row that is', () => {
  expect(rolled().passFor(1, unless([7]))).toBeUndefined()
  expect(rolled().passFor(1, unless([], ['blue']))).toBeUndefined()
})

it('passes where the white sum does not fit the row any more', () => {
  const match = rolled()
  unwrap(match.play(1, { type: 'mark', row: 'blue', value: 7 }))
  unwrap(match.play(0, { type: 'pass' }))
  unwrap(match.play(0, { type: 'pass' }))
  unwrap(match.chance({ ...roll, white: [5, 6] }))
  unwrap(match.play(1, { type: 'pass' }))
  unwrap(match.play(0, { type: 'pass' }))
  unwrap(match.play(1, { type: 'pass' }))
  unwrap(match.chance({ ...roll, white: [5, 6] }))
  expect(match.passFor(1, unless([], ['blue']))).toEqual({ type: 'pass' })
  expect(match.passFor(1, unless([], ['red']))).toBeUndefined()
})

it('never passes in the own turn, or when nothing is asked', () => {
  expect(rolled(1).passFor(1, unless([]))).toBeUndefined()
  const match = rolled()
  unwrap(match.play(1, { type: 'pass' }))
  expect(match.passFor(1, unless([]))).toBeUndefined()
})

it.each([
  {},
  { sums: [7] },
  { sums: [1], rows: [] },
  { sums: [7, 7], rows: [] },
  { sums: [], rows: ['white'] },
  { sums: [], rows: [], more: 1 },
  { sums: 7, rows: [] },
])('names what is wrong with %j', (given) => {
  expect(qwixx.passing?.fault(given as JsonObject)).toEqual(expect.any(String))
})
