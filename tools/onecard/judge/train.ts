import { sharesOf, weightCount, Strength, type StrengthShape } from '../../../packages/bots/src/index.ts'
import type { DrawSource } from '../../../packages/kit/src/index.ts'

/** A position before a roll: how each seat stands, and what a turn further on says that it is worth. */
export interface TurnLesson {
  readonly seats: readonly { readonly own: readonly number[]; readonly table: readonly number[] }[]
  readonly worth: readonly number[]
}

/** How much of the mean slope, and of the mean square slope, is kept at each step. */
const KEPT = 0.9
const KEPT_SQUARE = 0.999
const BATCH = 32

export function freshWeights(shape: StrengthShape, source: DrawSource): Float64Array {
  const weights = new Float64Array(weightCount(shape))
  const inputs = shape.own + shape.table + 1
  for (let i = 0; i < shape.cells * inputs; i++)
    weights[i] = (source.below(2001) / 1000 - 1) / Math.sqrt(inputs)
  return weights
}

/** Walks the weights down the slopes of the error over lessons (Adam). */
export class Trainer {
  readonly strength: Strength
  readonly #slopes: Float64Array
  readonly #mean: Float64Array
  readonly #square: Float64Array
  #steps = 0

  constructor(strength: Strength) {
    this.strength = strength
    const { length } = strength.weights
    this.#slopes = new Float64Array(length)
    this.#mean = new Float64Array(length)
    this.#square = new Float64Array(length)
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
    const strengths = seats.map(({ own, table }) => this.strength.of(this.strength.prepared(own), table))
    return seats.length === 1 ? strengths : sharesOf(strengths)
  }

  #add(lesson: TurnLesson): void {
    const said = this.worth(lesson)
    for (const [seat, { own, table }] of lesson.seats.entries())
      this.#addSlope([...own, ...table], (said[seat] as number) - (lesson.worth[seat] as number))
  }

  #addSlope(inputs: readonly number[], slope: number): void {
    const { cells } = this.strength.shape
    const { weights } = this.strength
    const slopes = this.#slopes
    const width = inputs.length + 1
    const out = cells * width
    for (let cell = 0; cell < cells; cell++) {
      const at = cell * width
      let sum = weights[at + width - 1] as number
      for (let i = 0; i < inputs.length; i++) sum += (weights[at + i] as number) * (inputs[i] as number)
      const bend = 1 + Math.abs(sum)
      slopes[out + cell] = (slopes[out + cell] as number) + (slope * sum) / bend
      const inner = (slope * (weights[out + cell] as number)) / (bend * bend)
      for (let i = 0; i < inputs.length; i++)
        slopes[at + i] = (slopes[at + i] as number) + inner * (inputs[i] as number)
      slopes[at + width - 1] = (slopes[at + width - 1] as number) + inner
    }
    const past = out + cells
    for (let i = 0; i < inputs.length; i++)
      slopes[past + i] = (slopes[past + i] as number) + slope * (inputs[i] as number)
    slopes[past + inputs.length] = (slopes[past + inputs.length] as number) + slope
  }

  #step(rate: number): void {
    this.#steps++
    const { weights } = this.strength
    for (let i = 0; i < weights.length; i++) {
      const slope = (this.#slopes[i] as number) / BATCH
      const mean = (this.#mean[i] = KEPT * (this.#mean[i] as number) + (1 - KEPT) * slope)
      const square = (this.#square[i] =
        KEPT_SQUARE * (this.#square[i] as number) + (1 - KEPT_SQUARE) * slope * slope)
      const scale = Math.sqrt(square / (1 - KEPT_SQUARE ** this.#steps)) + 1e-8
      weights[i] = (weights[i] as number) - (rate * mean) / (1 - KEPT ** this.#steps) / scale
    }
    this.#slopes.fill(0)
  }
}
