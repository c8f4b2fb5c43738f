import { WEIGHTS, weightsOf, type Weights } from '../../../packages/games/src/qwixx/bots/learned/weights.ts'

/** How much of the mean slope, and of the mean square slope, is kept at each step. */
const KEPT = 0.9
const KEPT_SQUARE = 0.999
/** How much of the weights as they were is kept in the settled ones at each step. */
const SETTLED = 0.998
const LEAST = 1e-8

/** Walks the weights down the slopes (Adam), and keeps a running mean of them: noise settles in it. */
export class Adam {
  readonly weights: Weights
  readonly settled: Weights
  readonly slopes: Weights = weightsOf()
  readonly #mean = new Float32Array(WEIGHTS)
  readonly #square = new Float32Array(WEIGHTS)
  #steps = 0

  constructor(weights: Weights) {
    this.weights = weights
    this.settled = weightsOf(weights.all.slice())
  }

  /** Takes the slopes that `lessons` lessons added up to, and clears them. */
  step(lessons: number, rate: number): void {
    this.#steps++
    const meanShare = 1 - KEPT ** this.#steps
    const squareShare = 1 - KEPT_SQUARE ** this.#steps
    const [weights, settled, slopes] = [this.weights.all, this.settled.all, this.slopes.all]
    for (let i = 0; i < WEIGHTS; i++) {
      const slope = slopes[i]! / lessons
      const mean = (this.#mean[i] = KEPT * this.#mean[i]! + (1 - KEPT) * slope)
      const square = (this.#square[i] = KEPT_SQUARE * this.#square[i]! + (1 - KEPT_SQUARE) * slope * slope)
      weights[i]! -= (rate * mean) / meanShare / (Math.sqrt(square / squareShare) + LEAST)
      settled[i]! += (1 - SETTLED) * (weights[i]! - settled[i]!)
    }
    slopes.fill(0)
  }
}
