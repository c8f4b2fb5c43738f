import { conforms } from '@rattlecup/kit/testing'
import fc from 'fast-check'
import { strike } from './game.ts'

conforms(strike, {
  options: (players) =>
    fc.record({ first: fc.nat(players - 1), rounds: fc.constantFrom(1, 'tournament') }, { requiredKeys: [] }),
  runs: 15,
  longest: 10_000,
})
