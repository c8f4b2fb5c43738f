import { MAX_PENALTIES } from '../../rules/types.ts'
import { SHEETS } from '../states.ts'
import type { ValueTable } from '../table.ts'
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

/** A table of made-up values, for tests that are about what is done with a table: the true ones take long. */
export function madeUpTable(players: number): ValueTable {
  const steps = new Uint16Array(players * MAX_PENALTIES * SHEETS)
  for (let i = 0; i < steps.length; i++) steps[i] = Math.imul(i + 1, 0x9e3779b1) >>> 20
  return { players, steps }
}
