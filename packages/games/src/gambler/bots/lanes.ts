import { ANY, bit } from '../rules/layout.ts'
import { FACES, TRIPLE, type Row } from '../rules/types.ts'

/** No die of that value fits. */
export const NO_FIT = -1
/** Entries a state has in `Lane.next`, by value; index 0 is unused. */
export const VALUES = FACES + 1

/** A row as a small automaton: states numbered from 0, the empty row; a die that fits leads from one to another. */
export interface Lane {
  readonly row: Row
  /** `next[state * VALUES + value]`, or `NO_FIT`. */
  readonly next: readonly number[]
  /** Boxes filled in each state. */
  readonly filled: readonly number[]
  /** The value of the group that a state has begun; 0 where it doesn't matter any more. */
  readonly mark: readonly number[]
}

interface Fill {
  readonly filled: number
  readonly mark: number
}

/** `lasting` keeps the value of full star rows, which bars it from the board's other ones (GB-29). */
export function laneOf(row: Row, lasting: boolean): Lane {
  const fills: Fill[] = [{ filled: 0, mark: 0 }]
  const next: number[] = []
  for (let state = 0; state < fills.length; state++) {
    const fill = fills[state] as Fill
    for (let value = 0; value < VALUES; value++) {
      const fits = (takes(row, fill) & bit(value)) !== 0
      next.push(fits ? numberOf(fills, after(row, fill, { value, lasting })) : NO_FIT)
    }
  }
  return { row, next, filled: fills.map(({ filled }) => filled), mark: fills.map(({ mark }) => mark) }
}

function numberOf(fills: Fill[], { filled, mark }: Fill): number {
  const known = fills.findIndex((fill) => fill.filled === filled && fill.mark === mark)
  return known < 0 ? fills.push({ filled, mark }) - 1 : known
}

function takes({ kind, length, wants }: Row, { filled, mark }: Fill): number {
  if (filled === length) return 0
  if (kind === 'numbers') return wants[filled] as number
  if (filled === 0) return ANY
  return kind === 'fullhouse' && filled === TRIPLE ? ANY & ~bit(mark) : bit(mark)
}

/** Fills that differ in nothing that matters later are one state: that is what keeps boards small. */
function after(
  { kind, length }: Row,
  fill: Fill,
  { value, lasting }: { value: number; lasting: boolean },
): Fill {
  const filled = fill.filled + 1
  if (kind === 'numbers' || (filled === length && !(lasting && kind === 'stars'))) return { filled, mark: 0 }
  return { filled, mark: value }
}

/** How many states can still be reached from one, itself included. */
export function reachable({ next }: Lane, from: number): number {
  const seen = new Set([from])
  for (const state of seen) {
    for (let at = state * VALUES; at < (state + 1) * VALUES; at++) {
      if (next[at] !== NO_FIT) seen.add(next[at] as number)
    }
  }
  return seen.size
}
