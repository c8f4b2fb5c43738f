import { FULL_HOUSE, MOST_ROLLED, TRIPLE, type Row } from '../rules/types.ts'
import { HANDS, type HandOfDice } from './hands.ts'

/** All values are alike: in the tables a first group is one of 1s, a second one of 2s. */
const ONES_AND_TWOS: Groups = { first: 1, second: 2 }

const tables = new Map<string, Float64Array>()
const tableOfRow = new WeakMap<Row, Float64Array>()

/**
 * How likely a seat with `dice` loose dice completes a row of which `filled` boxes are filled before its turn ends,
 * if it rolls on and thinks of nothing else. Exact for the row alone; other rows that keep the turn alive would add to it.
 */
export function reach(row: Row, filled: number, dice: number): number {
  return tableOf(row)[filled * (MOST_ROLLED + 1) + dice] as number
}

function tableOf(row: Row): Float64Array {
  const known = tableOfRow.get(row)
  if (known) return known
  const key = `${row.kind} ${row.length} ${row.wants.join()}`
  const table = tables.get(key) ?? build(row)
  tables.set(key, table)
  tableOfRow.set(row, table)
  return table
}

/** A roll that fills something leaves a fuller row and fewer dice, so the table is built from its end. */
function build(row: Row): Float64Array {
  const width = MOST_ROLLED + 1
  const table = new Float64Array((row.length + 1) * width).fill(0)
  table.fill(1, row.length * width)
  for (let filled = row.length - 1; filled >= 0; filled--) {
    for (let dice = 1; dice <= MOST_ROLLED; dice++) {
      for (const { counts, odds } of HANDS[dice] as readonly HandOfDice[]) {
        const added = fills(row, filled, counts, ONES_AND_TWOS)
        if (added === 0) continue
        const at = filled * width + dice
        table[at] = (table[at] as number) + odds * (table[(filled + added) * width + dice - added] as number)
      }
    }
  }
  return table
}

/** The values of the groups that a row of stars or a full house has begun. */
export interface Groups {
  readonly first: number
  readonly second: number
}

/** How many more boxes of the row dice fill at best, given how many show each value. */
export function fills(row: Row, filled: number, counts: readonly number[], groups: Groups): number {
  if (row.kind === 'numbers') return fillsNumbers(row.wants, filled, counts)
  const mine = filled === 0 ? Math.max(...counts) : (counts[groups.first] as number)
  if (row.kind === 'stars') return Math.min(row.length - filled, mine)
  if (filled > TRIPLE) return Math.min(1, counts[groups.second] as number)
  const triple = Math.min(TRIPLE - filled, mine)
  if (filled + triple < TRIPLE) return triple
  const first = filled === 0 ? counts.indexOf(mine) : groups.first
  const others = counts.map((count, value) => (value === first ? 0 : count))
  return triple + Math.min(FULL_HOUSE - TRIPLE, Math.max(...others))
}

function fillsNumbers(wants: readonly number[], filled: number, counts: readonly number[]): number {
  const left = [...counts]
  let box = filled
  for (; box < wants.length; box++) {
    const value = 31 - Math.clz32(wants[box] as number)
    if (left[value] === 0) break
    left[value] = (left[value] as number) - 1
  }
  return box - filled
}
