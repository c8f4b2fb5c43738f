import { CARDS_TO_END, LONGEST_ROW } from '../../rules/types.ts'

/** What a row may be: its length, how many of its boxes are free, and whether it has a sun. */
const LENGTHS: number = LONGEST_ROW + 1
const ROW_KINDS: number = LENGTHS * LENGTHS * 2
/** What is noticed of a card. */
export const SENSES = 16
/** Situations of a seat: the cards that it has scored, and the most that one of the others has. */
export const SITUATIONS: number = CARDS_TO_END * CARDS_TO_END

/** The weights by which `master` tells shares of the win, or the slopes of an error by them: parts of one array. */
export interface CardWeights {
  readonly all: Float32Array
  /** By kind of row and sense. */
  readonly rows: Float32Array
  /** What each sense starts from. */
  readonly base: Float32Array
  /** By situation and sense: what a card adds to the seat's odds. */
  readonly senses: Float32Array
  /** By situation: what it adds itself, what a scored point adds, and what rolling next adds. */
  readonly situations: Float32Array
  readonly points: Float32Array
  readonly next: Float32Array
  /** By how much whoever plays by these weights does better than the others. */
  readonly edge: Float32Array
}

const SIZES = [
  ROW_KINDS * SENSES,
  SENSES,
  SITUATIONS * SENSES,
  SITUATIONS,
  SITUATIONS,
  SITUATIONS,
  SITUATIONS,
]
const WEIGHTS: number = SIZES.reduce((sum, size) => sum + size)

export function weightsOf(all: Float32Array = new Float32Array(WEIGHTS)): CardWeights {
  let to = 0
  const [rows, base, senses, situations, points, next, edge] = SIZES.map((size) =>
    all.subarray(to, (to += size)),
  ) as [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array]
  return { all, rows, base, senses, situations, points, next, edge }
}

export function kindOfRow(length: number, free: number, sun: number): number {
  return (length * LENGTHS + free) * 2 + sun
}

export function situationOf(done: number, mostOfOthers: number): number {
  return done * CARDS_TO_END + mostOfOthers
}
