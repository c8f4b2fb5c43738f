import { MAX_PENALTIES } from '../../rules/types.ts'
import { PAIRS } from '../states.ts'
import type { Values } from '../values.ts'

/**
 * A compressed table. What a sheet will still bring is nearly the sum of what its two pairs of rows would bring, and what
 * is missing is nearly a sum of three products: so a number of each pair and three factors stand for a million sheets.
 * See docs/adr/0007-qwixx-levels.md for how near.
 */
export interface CompressedLayer {
  /** By pair, in points. */
  readonly alone: Float64Array
  readonly terms: readonly Term[]
}

/** Adds `scale * factor[pair] * factor[other pair]`. */
interface Term {
  readonly scale: number
  /** Whole numbers of one byte, by pair. */
  readonly factor: Int8Array
}

export const TERMS = 3
const PARTS_PER_POINT = 100
const BYTES = 2 * PAIRS + TERMS * (4 + PAIRS)

/** A layer for each number of penalties when it is one's own turn, and then, unless alone, as many for the longest wait. */
export function encodeLayers(layers: readonly CompressedLayer[]): Uint8Array {
  const bytes = new Uint8Array(layers.length * BYTES)
  for (const [i, layer] of layers.entries()) {
    const view = new DataView(bytes.buffer, i * BYTES, BYTES)
    layer.alone.forEach((points, pair) => view.setInt16(2 * pair, Math.round(points * PARTS_PER_POINT)))
    for (const [t, { scale, factor }] of layer.terms.entries()) {
      const at = 2 * PAIRS + t * (4 + PAIRS)
      view.setFloat32(at, scale)
      factor.forEach((part, pair) => view.setInt8(at + 4 + pair, part))
    }
  }
  return bytes
}

export function decodeLayers(bytes: Uint8Array): CompressedLayer[] {
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

/** Numbers that a pair has, side by side: looking one up costs one line of the processor's cache. */
const WIDTH = 1 + TERMS

export function compressedValues(layers: readonly CompressedLayer[], players: number): Values {
  const numbers = Float32Array.from(layers.flatMap(({ alone, terms }) => rowsOf(alone, terms, 1)))
  const scaled = Float32Array.from(layers.flatMap(({ alone, terms }) => rowsOf(alone, terms)))
  const [width, penaltySize] = [WIDTH, PAIRS * WIDTH]
  const longestWait = (layers.length - MAX_PENALTIES) * penaltySize
  return {
    players,
    // How long the wait is matters little beside whether there is one.
    toCome(waiting, penalties, pair, mirrored) {
      const layer = (waiting === 0 ? 0 : longestWait) + penalties * penaltySize
      const a = layer + pair * width
      const b = layer + mirrored * width
      return (
        numbers[a]! +
        scaled[b]! +
        numbers[a + 1]! * scaled[b + 1]! +
        numbers[a + 2]! * scaled[b + 2]! +
        numbers[a + 3]! * scaled[b + 3]!
      )
    },
  }
}

function rowsOf(alone: Float64Array, terms: readonly Term[], scaleOfAll?: number): number[] {
  return Array.from(alone).flatMap((points, pair) => [
    points,
    ...terms.map(({ scale, factor }) => (scaleOfAll ?? scale) * factor[pair]!),
  ])
}
