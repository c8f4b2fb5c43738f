import type { Values } from '../values.ts'

/** Made-up values, for tests that are about what is done with them: whole points, so that sums are exact. */
export function madeUpValues(players: number): Values {
  return {
    players,
    toCome: (waiting, penalties, pair, mirrored) => {
      const [high, low] = [Math.max(pair, mirrored), Math.min(pair, mirrored)]
      return Math.imul(((waiting * 4 + penalties) * 1485 + high) * 1485 + low + 1, 0x9e3779b1) >>> 26
    },
  }
}
