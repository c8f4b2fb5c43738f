import { conforms } from '@rattlecup/kit/testing'
import fc from 'fast-check'
import { qwixx } from './game.ts'

conforms(qwixx, {
  options: (players) =>
    fc.record({ first: fc.nat(players - 1), games: fc.integer({ min: 1, max: 5 }) }, { requiredKeys: [] }),
  longest: 5_000,
})
