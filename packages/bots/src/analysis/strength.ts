/** How a seat stands, in two parts: what is its own, and how it compares with the table. */
export interface StrengthShape {
  readonly own: number
  readonly table: number
  readonly cells: number
}

/** Weights in their order: by cell its inputs and a constant, what each cell adds, what inputs add past the cells, a constant. */
export function weightCount({ own, table, cells }: StrengthShape): number {
  return cells * (own + table + 1) + cells + own + table + 1
}

/**
 * A small network that tells how strong a seat stands. What comes of a seat's own part is worked out once and met with many
 * tables: that is most of the work.
 */
export class Strength {
  readonly shape: StrengthShape
  readonly weights: Float64Array

  constructor(shape: StrengthShape, weights: Float64Array) {
    if (weights.length !== weightCount(shape)) throw new Error(`${weights.length} weights do not fit`)
    this.shape = shape
    this.weights = weights
  }

  /** The sum that each cell gets from a seat's own part, and last what goes past the cells. */
  prepared(own: ArrayLike<number>): Float64Array {
    const { own: width, table, cells } = this.shape
    const sums = new Float64Array(cells + 1)
    for (let cell = 0; cell < cells; cell++) {
      const at = cell * (width + table + 1)
      let sum = this.weights[at + width + table] as number
      for (let i = 0; i < width; i++) sum += (this.weights[at + i] as number) * (own[i] as number)
      sums[cell] = sum
    }
    const past = cells * (width + table + 2)
    let sum = this.weights[past + width + table] as number
    for (let i = 0; i < width; i++) sum += (this.weights[past + i] as number) * (own[i] as number)
    sums[cells] = sum
    return sums
  }

  of(prepared: Float64Array, compared: ArrayLike<number>): number {
    const { own, table, cells } = this.shape
    const { weights } = this
    const out = cells * (own + table + 1)
    const past = out + cells + own
    let strength = prepared[cells] as number
    for (let i = 0; i < table; i++) strength += (weights[past + i] as number) * (compared[i] as number)
    for (let cell = 0; cell < cells; cell++) {
      const at = cell * (own + table + 1) + own
      let sum = prepared[cell] as number
      for (let i = 0; i < table; i++) sum += (weights[at + i] as number) * (compared[i] as number)
      strength += ((weights[out + cell] as number) * sum) / (1 + Math.abs(sum))
    }
    return strength
  }
}

/** Shares of the win by strength: one more is e times as likely to win. */
export function sharesOf(strengths: readonly number[]): number[] {
  const most = Math.max(...strengths)
  const weights = strengths.map((strength) => Math.exp(strength - most))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}
