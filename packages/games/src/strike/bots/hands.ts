import { choose } from './odds.ts'

/**
 * The hands of `seats` seats, each at least one die and at most `dice` together, numbered without gaps: the seats' running
 * totals p₁ < p₂ < … are a set of numbers, and a hand's number is that set's rank, Σ C(pᵢ − 1, i). So the hands of one
 * total are neighbours, and the number of the same hands one seat further round is a sum of two known terms.
 */
export class Hands {
  readonly count: number
  /** By number: the mover's dice, and all seats' dice. */
  readonly mover: Uint8Array
  readonly sum: Uint8Array
  /** The number of the other seats' hands among those of one seat fewer. */
  readonly others: Int32Array
  /** The number of the hands with one die fewer in the mover's; −1 if that leaves none. */
  readonly fewer: Int32Array
  readonly #seats: number
  readonly #dice: number
  readonly #choose: Float64Array

  constructor(seats: number, dice: number) {
    this.#seats = seats
    this.#dice = dice
    this.#choose = Float64Array.from({ length: dice + 1 }, (_, n) => choose(n, seats))
    this.count = choose(dice, seats)
    this.mover = new Uint8Array(this.count)
    this.sum = new Uint8Array(this.count)
    this.others = new Int32Array(this.count)
    this.fewer = new Int32Array(this.count)
    this.#fill([], dice)
  }

  /** The number of some hands; a mistake of ours if they, with the dice lying in the arena, are not among these. */
  find(hands: readonly number[], lying: number): number {
    const total = hands.reduce((sum, dice) => sum + dice, lying)
    if (hands.length === this.#seats && total <= this.#dice) return handsNumber(hands)
    throw new RangeError(
      `hands ${hands.join()} with ${lying} lying are not of ${this.#seats} seats, ${this.#dice} dice`,
    )
  }

  /** The first number of the hands with this many dice together. */
  firstOf(sum: number): number {
    return this.#choose[sum - 1] as number
  }

  /** The number after the mover's turn, with `left` dice in its hand: the next seat moves, this one is last. */
  passed(number: number, left: number): number {
    const others = (this.sum[number] as number) - (this.mover[number] as number)
    return (this.others[number] as number) + (this.#choose[others + left - 1] as number)
  }

  #fill(hands: readonly number[], left: number): void {
    if (hands.length === this.#seats) return this.#note(hands)
    const needed = this.#seats - hands.length - 1
    for (let dice = 1; dice <= left - needed; dice++) this.#fill([...hands, dice], left - dice)
  }

  #note(hands: readonly number[]): void {
    const number = handsNumber(hands)
    const [mover = 0, ...others] = hands
    this.mover[number] = mover
    this.sum[number] = hands.reduce((sum, dice) => sum + dice, 0)
    this.others[number] = handsNumber(others)
    this.fewer[number] = mover === 1 ? -1 : handsNumber([mover - 1, ...others])
  }
}

/** The number of hands, the mover's first. */
export function handsNumber(hands: readonly number[]): number {
  let number = 0
  let sum = 0
  for (const [i, dice] of hands.entries()) {
    sum += dice
    number += choose(sum - 1, i + 1)
  }
  return number
}
