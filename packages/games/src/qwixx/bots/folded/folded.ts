import { MAX_PENALTIES } from '../../rules/types.ts'
import { PAIRS, SHEETS } from '../states.ts'
import { stepsOfPoints, type ValueTable } from '../table.ts'

/**
 * A table folded small. What a sheet will still bring is nearly the sum of what its two pairs of rows would bring, and what
 * is missing is nearly a sum of three products: so a number of each pair and three factors stand for a million sheets.
 * See docs/adr/0011-qwixx-levels.md for how near.
 */
export interface Fold {
  /** By pair, in points. */
  readonly alone: Float64Array
  readonly terms: readonly Term[]
}

/** Adds `scale * factor[pair] * factor[other pair]`. */
export interface Term {
  readonly scale: number
  /** Whole numbers of one byte, by pair. */
  readonly factor: Int8Array
}

export const TERMS = 3
const PARTS_PER_POINT = 100
const BYTES = 2 * PAIRS + TERMS * (4 + PAIRS)

/** As many folds as there are penalties, for every level of waiting that is kept. */
export function encodeFolds(folds: readonly Fold[]): Uint8Array {
  const bytes = new Uint8Array(folds.length * BYTES)
  for (const [i, fold] of folds.entries()) {
    const view = new DataView(bytes.buffer, i * BYTES, BYTES)
    fold.alone.forEach((points, pair) => view.setInt16(2 * pair, Math.round(points * PARTS_PER_POINT)))
    for (const [t, { scale, factor }] of fold.terms.entries()) {
      const at = 2 * PAIRS + t * (4 + PAIRS)
      view.setFloat32(at, scale)
      factor.forEach((part, pair) => view.setInt8(at + 4 + pair, part))
    }
  }
  return bytes
}

export function decodeFolds(bytes: Uint8Array): Fold[] {
  return Array.from({ length: bytes.length / BYTES }, (_, i) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset + i * BYTES, BYTES)
    return {
      alone: Float64Array.from({ length: PAIRS }, (__, pair) => view.getInt16(2 * pair) / PARTS_PER_POINT),
      terms: Array.from({ length: TERMS }, (__, t) => termAt(view, 2 * PAIRS + t * (4 + PAIRS))),
    }
  })
}

function termAt(view: DataView, at: number): Term {
  return {
    scale: view.getFloat32(at),
    factor: Int8Array.from({ length: PAIRS }, (_, pair) => view.getInt8(at + 4 + pair)),
  }
}

/**
 * The whole table for a number of players. Folds are kept for one's own turn and for the longest wait; the waits between
 * lie between.
 */
export function unfold(folds: readonly Fold[], players: number): ValueTable {
  const steps = new Uint16Array(players * MAX_PENALTIES * SHEETS)
  const longest = folds.slice(-MAX_PENALTIES)
  for (let waiting = 0; waiting < players; waiting++) {
    for (let penalties = 0; penalties < MAX_PENALTIES; penalties++) {
      const layer = steps.subarray((waiting * MAX_PENALTIES + penalties) * SHEETS).subarray(0, SHEETS)
      const share = players === 1 ? 0 : waiting / (players - 1)
      if (share < 1) addFold(layer, folds[penalties] as Fold, 1 - share)
      if (share > 0) addFold(layer, longest[penalties] as Fold, share)
    }
  }
  return { players, steps }
}

/** Values of pairs that are never met may come out below what can be written: those are cut. */
function addFold(layer: Uint16Array, { alone, terms }: Fold, share: number): void {
  const [first, second, third] = terms.map(({ factor }) => factor) as [Int8Array, Int8Array, Int8Array]
  const scales = terms.map(({ scale }) => scale) as [number, number, number]
  let to = 0
  for (let pair = 0; pair < PAIRS; pair++) {
    const own = alone[pair]!
    const [a, b, c] = [scales[0] * first[pair]!, scales[1] * second[pair]!, scales[2] * third[pair]!]
    for (let mirrored = 0; mirrored <= pair; mirrored++) {
      const points =
        own + alone[mirrored]! + a * first[mirrored]! + b * second[mirrored]! + c * third[mirrored]!
      layer[to]! += Math.round(share * stepsOfPoints(points))
      to++
    }
  }
}
