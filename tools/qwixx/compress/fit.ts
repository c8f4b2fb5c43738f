import {
  TERMS,
  type CompressedLayer,
} from '../../../packages/games/src/qwixx/bots/compressed/compressed-table.ts'
import { PAIRS } from '../../../packages/games/src/qwixx/bots/states.ts'

const ROUNDS = 40
/** Largest whole number of a byte with a sign. */
const MOST = 127
/** Keeps what the data say nothing about where it was. */
const RIDGE = 1e-3

/** A symmetric table of pairs × pairs, and how much each entry counts. */
export interface Sample {
  readonly values: Float64Array
  readonly weights: Float64Array
}

/** Each pair's number alone, then its factors: a row of 1 + TERMS numbers a pair. */
type Rows = Float64Array[]

/**
 * The layer nearest to a table, by least squares: everything but one pair's numbers held still, those are a small linear
 * problem. Solved for all pairs at once and taken half-way, the rounds settle.
 */
export function fitLayer(sample: Sample): CompressedLayer {
  const { rows, signs } = begin(sample)
  for (let round = 0; round < ROUNDS; round++) {
    const better = rows.map((row, pair) => solve(...normal(sample, rows, signs, pair), row))
    for (const [pair, row] of rows.entries()) row.forEach((x, i) => (row[i] = (x + better[pair]![i]!) / 2))
  }
  return {
    alone: Float64Array.from(rows, (row) => row[0]!),
    terms: signs.map((sign, t) => {
      const factors = rows.map((row) => row[1 + t]!)
      const unit = Math.max(...factors.map(Math.abs)) / MOST
      return { scale: sign * unit * unit, factor: Int8Array.from(factors, (x) => Math.round(x / unit)) }
    }),
  }
}

/** Weighted means for the numbers alone; for the factors the strongest patterns of what is left. */
function begin({ values, weights }: Sample): { rows: Rows; signs: number[] } {
  const share = Float64Array.from({ length: PAIRS }, (_, pair) => {
    return weights.subarray(pair * PAIRS, (pair + 1) * PAIRS).reduce((sum, weight) => sum + weight, 0)
  })
  const total = share.reduce((sum, each) => sum + each, 0)
  const means = times(values, share).map((sum) => sum / total)
  const mean = means.reduce((sum, each, pair) => sum + (each * share[pair]!) / total, 0)
  const rows = Array.from(means, (each) => Float64Array.of(each - mean / 2, ...Array<number>(TERMS).fill(0)))
  const rest = values.map((value, i) => value - rows[Math.floor(i / PAIRS)]![0]! - rows[i % PAIRS]![0]!)
  const signs = Array.from({ length: TERMS }, (_, t) => {
    const { vector, strength } = strongest(rest)
    vector.forEach((x, pair) => (rows[pair]![1 + t] = x * Math.sqrt(Math.abs(strength))))
    for (let i = 0; i < rest.length; i++)
      rest[i]! -= strength * vector[Math.floor(i / PAIRS)]! * vector[i % PAIRS]!
    return Math.sign(strength)
  })
  return { rows, signs }
}

/** The eigenvector of the largest eigenvalue, by multiplying on and on. */
function strongest(matrix: Float64Array): { vector: Float64Array; strength: number } {
  let vector = Float64Array.from({ length: PAIRS }, (_, i) => 1 + (i % 7))
  let strength = 0
  for (let round = 0; round < 60; round++) {
    const next = times(matrix, vector)
    const length = Math.hypot(...next)
    strength = next.reduce((sum, x, i) => sum + x * vector[i]!, 0) / vector.reduce((sum, x) => sum + x * x, 0)
    vector = next.map((x) => x / length)
  }
  return { vector, strength }
}

function times(matrix: Float64Array, vector: Float64Array): Float64Array {
  return Float64Array.from({ length: PAIRS }, (_, row) => {
    let sum = 0
    for (let i = 0; i < PAIRS; i++) sum += matrix[row * PAIRS + i]! * vector[i]!
    return sum
  })
}

/** The normal equations of one pair's numbers, the others' as they are. */
function normal({ values, weights }: Sample, rows: Rows, signs: readonly number[], pair: number) {
  const size = 1 + TERMS
  const matrix = Array.from({ length: size }, () => new Float64Array(size))
  const right = new Float64Array(size)
  const known = new Float64Array(size).fill(1)
  for (let other = 0; other < PAIRS; other++) {
    const weight = weights[pair * PAIRS + other]!
    const row = rows[other]!
    for (let t = 0; t < TERMS; t++) known[1 + t] = signs[t]! * row[1 + t]!
    const target = weight * (values[pair * PAIRS + other]! - row[0]!)
    for (let i = 0; i < size; i++) {
      right[i]! += target * known[i]!
      for (let j = 0; j <= i; j++) matrix[i]![j]! += weight * known[i]! * known[j]!
    }
  }
  for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) matrix[j]![i] = matrix[i]![j]!
  return [matrix, right] as const
}

/** Solves by elimination, held to `before` a little. */
function solve(matrix: readonly Float64Array[], right: Float64Array, before: Float64Array): Float64Array {
  const size = right.length
  for (let i = 0; i < size; i++) {
    matrix[i]![i]! += RIDGE
    right[i]! += RIDGE * before[i]!
  }
  for (let i = 0; i < size; i++)
    for (let row = i + 1; row < size; row++) {
      const part = matrix[row]![i]! / matrix[i]![i]!
      for (let j = i; j < size; j++) matrix[row]![j]! -= part * matrix[i]![j]!
      right[row]! -= part * right[i]!
    }
  const solved = new Float64Array(size)
  for (let i = size - 1; i >= 0; i--) {
    let rest = right[i]!
    for (let j = i + 1; j < size; j++) rest -= matrix[i]![j]! * solved[j]!
    solved[i] = rest / matrix[i]![i]!
  }
  return solved
}
