import { conforms } from '@rattlecup/kit/testing'
import fc from 'fast-check'
import { onecard } from './game.ts'
import { cardLists } from './testing/arbitrary.ts'

conforms(onecard, {
  options: (players) =>
    fc
      .constantFrom('basic' as const, 'advanced' as const)
      .chain((variant) =>
        fc.record(
          { first: fc.nat(players - 1), variant: fc.constant(variant), cards: cardLists(players, variant) },
          { requiredKeys: ['variant'] },
        ),
      ),
  runs: 8,
  longest: 20_000,
})
