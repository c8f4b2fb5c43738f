import { fromPaddedBase64 } from '@rattlecup/kit'

/** How a seat stands, in three parts: what is its own, the same of its rivals on average, and how it compares with the table. */
export interface StrengthShape {
  readonly own: number
  /** As many as `own`; 0 where nobody else plays. */
  readonly rivals: number
  readonly table: number
  readonly cells: number
}

/** What comes of a seat's own part, to itself and to its rivals: the sum that each cell gets, and last what goes past the cells. */
export interface Prepared {
  readonly mine: Float64Array
  readonly theirs: Float64Array
}

export function inputCount({ own, rivals, table }: StrengthShape): number {
  return own + rivals + table
}

/** Weights in their order: by input, and last for a constant, what it brings each cell and past them; then what each cell adds. */
export function weightCount(shape: StrengthShape): number {
  return (inputCount(shape) + 1) * (shape.cells + 1) + shape.cells
}

/**
 * A small network that tells how strong a seat stands. What comes of a seat's own part is worked out once and met with many
 * tables: that is most of the work.
 */
export class Strength {
  readonly shape: StrengthShape
  readonly weights: Float64Array
  readonly #sums: Float64Array

  constructor(shape: StrengthShape, weights: Float64Array) {
    if (weights.length !== weightCount(shape)) throw new Error(`${weights.length} weights do not fit`)
    this.shape = shape
    this.weights = weights
    this.#sums = new Float64Array(shape.cells + 1)
  }

  prepared(own: ArrayLike<number>): Prepared {
    const { own: width, rivals, cells } = this.shape
    const constant = inputCount(this.shape) * (cells + 1)
    const mine = this.weights.slice(constant, constant + cells + 1)
    const theirs = new Float64Array(cells + 1)
    for (let i = 0; i < width; i++) {
      if (own[i] === 0) continue
      this.#add(mine, i, own[i]!)
      if (rivals > 0) this.#add(theirs, width + i, own[i]!)
    }
    return { mine, theirs }
  }

  /** The strength of one of the seats at a table. */
  of(seats: readonly Prepared[], seat: number, compared: ArrayLike<number>): number {
    const { own, rivals, table, cells } = this.shape
    const sums = this.#sums
    sums.set(seats[seat]!.mine)
    const share = 1 / (seats.length - 1)
    for (let other = 0; other < seats.length; other++) {
      if (other === seat) continue
      const { theirs } = seats[other]!
      for (let cell = 0; cell <= cells; cell++) sums[cell]! += theirs[cell]! * share
    }
    for (let i = 0; i < table; i++) if (compared[i] !== 0) this.#add(sums, own + rivals + i, compared[i]!)
    const out = this.weights.length - cells
    let strength = sums[cells]!
    for (let cell = 0; cell < cells; cell++)
      strength += (this.weights[out + cell]! * sums[cell]!) / (1 + Math.abs(sums[cell]!))
    return strength
  }

  /** Adds what an input brings each cell, and past them. */
  #add(sums: Float64Array, input: number, value: number): void {
    const { weights } = this
    const at = input * sums.length
    for (let cell = 0; cell < sums.length; cell++) sums[cell]! += weights[at + cell]! * value
  }
}

/** Shares of the win by strength: one more is e times as likely to win. */
export function sharesOf(strengths: readonly number[]): number[] {
  const most = Math.max(...strengths)
  const weights = strengths.map((strength) => Math.exp(strength - most))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}

/** Shares of the win by how each seat stands, and how each compares with the others. */
export function sharesBy(
  strength: Strength,
  seats: readonly Prepared[],
  compared: (seat: number) => ArrayLike<number>,
): number[] {
  return sharesOf(seats.map((_, seat) => strength.of(seats, seat, compared(seat))))
}

/** Weights as sources keep them: in base64, four bytes each, the low one first. */
export function weightsOfText(text: string): Float64Array {
  const bytes = fromPaddedBase64(text) as Uint8Array
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  return Float64Array.from({ length: bytes.length / 4 }, (_, i) => view.getFloat32(4 * i, true))
}
