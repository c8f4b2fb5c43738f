import fc from 'fast-check'
import { conforms } from './testing/conformance.ts'
import { COIN_GAME } from './testing/coin-game.ts'
import { COVERED_GAME } from './testing/covered-game.ts'

conforms(COIN_GAME, {
  options: (players) => fc.record({ first: fc.nat(players - 1) }, { requiredKeys: [] }),
  longest: 12,
})

conforms(COVERED_GAME, {
  options: (players) => fc.record({ first: fc.nat(players - 1) }, { requiredKeys: [] }),
  longest: 10,
})
