import { MAX_PENALTIES } from '../../rules/types.ts'
import { ROW_STATES } from '../states.ts'

/** What is noticed of a colour's row on both sheets together. */
export const SENSES = 16
/** The hidden cells. */
export const CELLS = 32
/** Numbers that tell how the two stand. */
export const NUMBERS = 6
/** Penalties of both, whose turn it is, and whether a row is closed. */
const SITUATIONS: number = MAX_PENALTIES * MAX_PENALTIES * 4

/** The weights of the network that tells the share of the win, or the slopes of an error by them: parts of one array. */
export interface Weights {
  readonly all: Float32Array
  /** By state of a row and sense: the row of the seat itself, and the same row of its rival. */
  readonly own: Float32Array
  readonly rival: Float32Array
  /** By sense and cell. */
  readonly senses: Float32Array
  /** By situation and cell. */
  readonly situations: Float32Array
  /** By number and cell. */
  readonly numbers: Float32Array
  /** What each cell adds to the outcome. */
  readonly cells: Float32Array
  /** What goes into the outcome past the cells: the curve, a constant, the numbers. */
  readonly direct: Float32Array
}

const SIZES = [
  ROW_STATES * SENSES,
  ROW_STATES * SENSES,
  SENSES * CELLS,
  SITUATIONS * CELLS,
  NUMBERS * CELLS,
  CELLS,
  2 + NUMBERS,
]

export const WEIGHTS: number = SIZES.reduce((sum, size) => sum + size)

export function weightsOf(all: Float32Array = new Float32Array(WEIGHTS)): Weights {
  let to = 0
  const [own, rival, senses, situations, numbers, cells, direct] = SIZES.map((size) =>
    all.subarray(to, (to += size)),
  ) as [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array]
  return { all, own, rival, senses, situations, numbers, cells, direct }
}

/** Four bytes a weight, the low one first. */
export function encodeWeights({ all }: Weights): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * all.length))
  all.forEach((weight, i) => view.setFloat32(4 * i, weight, true))
  return new Uint8Array(view.buffer)
}

export function decodeWeights(bytes: Uint8Array): Weights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  return weightsOf(Float32Array.from({ length: WEIGHTS }, (_, i) => view.getFloat32(4 * i, true)))
}
