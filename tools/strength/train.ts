import {
  inputCount,
  sharesBy,
  weightCount,
  type Strength,
  type StrengthShape,
} from '../../packages/bots/src/index.ts'
import type { DrawSource } from '../../packages/kit/src/index.ts'

/** A position before a roll: how each seat stands, and what a turn further on says that it is worth. */
export interface TurnLesson {
  readonly seats: readonly { readonly own: readonly number[]; readonly table: readonly number[] }[]
  readonly worth: readonly number[]
}

/** How much of the mean slope, and of the mean square slope, is kept at each step. */
const KEPT = 0.9
const KEPT_SQUARE = 0.999
const BATCH = 32

/** Small and random; nothing is added yet. */
export function freshWeights(shape: StrengthShape, source: DrawSource): Float64Array {
  const weights = new Float64Array(weightCount(shape))
  const width = shape.cells + 1
  for (let i = 0; i < (inputCount(shape) + 1) * width; i++)
    if (i % width < shape.cells) weights[i] = (source.below(2001) / 1000 - 1) / 4
  return weights
}

/** Walks the weights down the slopes of the error over lessons (Adam). */
export class Trainer {
  readonly strength: Strength
  readonly #slopes: Float64Array
  readonly #mean: Float64Array
  readonly #square: Float64Array
  /** What cells get, and then what they pass back. */
  readonly #sums: Float64Array
  #steps = 0

  constructor(strength: Strength) {
    this.strength = strength
    const { length } = strength.weights
    this.#slopes = new Float64Array(length)
    this.#mean = new Float64Array(length)
    this.#square = new Float64Array(length)
    this.#sums = new Float64Array(strength.shape.cells + 1)
  }

  /** Goes through all lessons once, in another order each time. */
  learn(lessons: readonly TurnLesson[], rate: number, source: DrawSource): void {
    const order = lessons.map((_, i) => i)
    for (let i = order.length - 1; i > 0; i--) {
      const j = source.below(i + 1)
      ;[order[i], order[j]] = [order[j] as number, order[i] as number]
    }
    for (let i = 0; i < order.length; i++) {
      this.#add(lessons[order[i] as number] as TurnLesson)
      if (i % BATCH === BATCH - 1) this.#step(rate)
    }
  }

  /** What the network says of a lesson's position; alone, the strength itself. */
  worth({ seats }: TurnLesson): number[] {
    const prepared = seats.map(({ own }) => this.strength.prepared(own))
    if (prepared.length === 1) return [this.strength.of(prepared, 0, seats[0]!.table)]
    return sharesBy(this.strength, prepared, (seat) => seats[seat]!.table)
  }

  #add(lesson: TurnLesson): void {
    const said = this.worth(lesson)
    for (const seat of lesson.seats.keys())
      this.#addSlope(inputsOf(lesson, seat, this.strength.shape), said[seat]! - lesson.worth[seat]!)
  }

  #addSlope(inputs: Float64Array, slope: number): void {
    const { cells } = this.strength.shape
    const { weights } = this.strength
    const slopes = this.#slopes
    const out = weights.length - cells
    // Most inputs are 0: only the others count.
    const used = [...inputs.keys()].filter((i) => inputs[i] !== 0)
    const sums = this.#sums.fill(0)
    for (const i of used)
      for (let cell = 0; cell < cells; cell++) sums[cell]! += weights[i * (cells + 1) + cell]! * inputs[i]!
    for (let cell = 0; cell < cells; cell++) {
      const bend = 1 + Math.abs(sums[cell]!)
      slopes[out + cell]! += (slope * sums[cell]!) / bend
      sums[cell] = (slope * weights[out + cell]!) / (bend * bend)
    }
    sums[cells] = slope
    for (const i of used)
      for (let cell = 0; cell <= cells; cell++) slopes[i * (cells + 1) + cell]! += sums[cell]! * inputs[i]!
  }

  #step(rate: number): void {
    this.#steps++
    const { weights } = this.strength
    const scale = Math.sqrt(1 - KEPT_SQUARE ** this.#steps) / (1 - KEPT ** this.#steps)
    for (let i = 0; i < weights.length; i++) {
      const slope = this.#slopes[i]! / BATCH
      const mean = (this.#mean[i] = KEPT * this.#mean[i]! + (1 - KEPT) * slope)
      const square = (this.#square[i] = KEPT_SQUARE * this.#square[i]! + (1 - KEPT_SQUARE) * slope * slope)
      weights[i]! -= (rate * scale * mean) / (Math.sqrt(square) + 1e-8)
    }
    this.#slopes.fill(0)
  }
}

/** All that a seat's strength comes from: its own part, the mean of its rivals', how it compares, and the constant 1. */
function inputsOf({ seats }: TurnLesson, seat: number, shape: StrengthShape): Float64Array {
  const { own, table } = seats[seat]!
  const inputs = new Float64Array(inputCount(shape) + 1)
  inputs.set(own)
  for (const [other, { own: theirs }] of seats.entries()) {
    if (other === seat) continue
    for (let i = 0; i < shape.rivals; i++) inputs[own.length + i]! += theirs[i]! / (seats.length - 1)
  }
  inputs.set(table, inputs.length - 1 - table.length)
  inputs[inputs.length - 1] = 1
  return inputs
}
