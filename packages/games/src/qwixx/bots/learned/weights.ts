import { MAX_PENALTIES } from '../../rules/types.ts'
import { ROW_STATES } from '../states.ts'

/** What is noticed of a colour's row on both sheets together. */
export const SENSES = 16
/** The hidden cells. */
export const CELLS = 32
/** Numbers that tell how the seat stands with a rival. */
export const NUMBERS_A_RIVAL = 5

/** Numbers that tell how all stand: one of the seat's own sheet, and this many of each rival. */
export function numbersFor(players: number): number {
  return 1 + NUMBERS_A_RIVAL * (players - 1)
}

/** Penalties of the seat and of the rival who has most, whose turn it is, and whether a row is closed. */
function situationsFor(players: number): number {
  return MAX_PENALTIES * MAX_PENALTIES * 2 * players
}

/** The weights of the network that tells the share of the win, or the slopes of an error by them: parts of one array. */
export interface Weights {
  readonly players: number
  readonly all: Float32Array
  /** By state of a row and sense: the row of the seat itself, and the same row of a rival, whichever. */
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

function sizesFor(players: number): number[] {
  return [
    ROW_STATES * SENSES,
    ROW_STATES * SENSES,
    SENSES * CELLS,
    situationsFor(players) * CELLS,
    numbersFor(players) * CELLS,
    CELLS,
    2 + numbersFor(players),
  ]
}

function countFor(players: number): number {
  return sizesFor(players).reduce((sum, size) => sum + size)
}

export function weightsOf(players: number, all: Float32Array = new Float32Array(countFor(players))): Weights {
  let to = 0
  const [own, rival, senses, situations, numbers, cells, direct] = sizesFor(players).map((size) =>
    all.subarray(to, (to += size)),
  ) as [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array]
  return { players, all, own, rival, senses, situations, numbers, cells, direct }
}

/** Four bytes a weight, the low one first. */
export function encodeWeights({ all }: Weights): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * all.length))
  all.forEach((weight, i) => view.setFloat32(4 * i, weight, true))
  return new Uint8Array(view.buffer)
}

export function decodeWeights(players: number, bytes: Uint8Array): Weights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  return weightsOf(
    players,
    Float32Array.from({ length: countFor(players) }, (_, i) => view.getFloat32(4 * i, true)),
  )
}
