import { MAX_PENALTIES } from '../../rules/types.ts'
import { SHEETS } from '../states.ts'
import type { ValueTable } from '../table.ts'

/** A table of made-up values, for tests that are about what is done with a table: the true ones take long. */
export function madeUpTable(players: number): ValueTable {
  const steps = new Uint16Array(players * MAX_PENALTIES * SHEETS)
  for (let i = 0; i < steps.length; i++) steps[i] = Math.imul(i + 1, 0x9e3779b1) >>> 20
  return { players, steps }
}
