/** How much of the mean slope, and of the mean square slope, is kept at each step. */
const KEPT = 0.9
const KEPT_SQUARE = 0.999
/** How much of the weights as they were is kept in the settled ones at each step. */
const SETTLED = 0.998
const LEAST = 1e-8

/** Walks weights down the slopes of an error (Adam), and keeps a running mean of them: noise settles in it. */
export class Adam {
  readonly weights: Float32Array
  readonly settled: Float32Array
  readonly slopes: Float32Array
  readonly #mean: Float32Array
  readonly #square: Float32Array
  #steps = 0

  constructor(weights: Float32Array) {
    this.weights = weights
    this.settled = weights.slice()
    this.slopes = new Float32Array(weights.length)
    this.#mean = new Float32Array(weights.length)
    this.#square = new Float32Array(weights.length)
  }

  /** Takes the slopes that `lessons` lessons added up to, and clears them. */
  step(lessons: number, rate: number): void {
    this.#steps++
    const meanShare = 1 - KEPT ** this.#steps
    const squareShare = 1 - KEPT_SQUARE ** this.#steps
    const { weights, settled, slopes } = this
    for (let i = 0; i < weights.length; i++) {
      const slope = slopes[i]! / lessons
      const mean = (this.#mean[i] = KEPT * this.#mean[i]! + (1 - KEPT) * slope)
      const square = (this.#square[i] = KEPT_SQUARE * this.#square[i]! + (1 - KEPT_SQUARE) * slope * slope)
      weights[i]! -= (rate * mean) / meanShare / (Math.sqrt(square / squareShare) + LEAST)
      settled[i]! += (1 - SETTLED) * (weights[i]! - settled[i]!)
    }
    slopes.fill(0)
  }
}
