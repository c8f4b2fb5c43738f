import { Hands } from './hands.ts'
import { grandEnds, LYING, PLAIN, type ThrowEnd, type ThrowOdds } from './odds.ts'

/** Sweeps end when no value moves by more: far below anything a game could show. */
const PRECISE = 1e-12
const MOST_SWEEPS = 10_000

/**
 * Strike by some odds of its throws, solved: how often each seat wins a round if everyone stops and goes on as is best for it. The
 * dice in the arena are always all different, so hands and the number lying there say everything. For two seats this
 * is the exact value; for more it is an equilibrium, as what is equally good for the mover may not be for the others.
 */
export class RoundSolution {
  readonly seats: number
  readonly #hands: Hands
  /** The same game with one seat fewer: what follows when the mover goes out. */
  readonly #fewer: RoundSolution | undefined
  readonly #odds: ThrowOdds
  readonly #grand: ThrowEnd[][]
  /** Win shares, mover first, from index `(hands number × LYING + lying) × seats`: when a turn begins, and when the mover may stop. */
  readonly #turn: Float64Array
  readonly #choice: Float64Array
  readonly #sum: Float64Array
  #change = 0

  /** Solves every position of `seats` seats with at most `dice` dice in hands and arena together. */
  constructor(seats: number, dice: number, odds: ThrowOdds = PLAIN) {
    this.seats = seats
    this.#odds = odds
    this.#hands = new Hands(seats, dice)
    this.#grand = Array.from({ length: dice + 1 }, (_, thrown) => grandEnds(thrown, odds))
    this.#turn = new Float64Array(this.#hands.count * LYING * seats).fill(1 / seats)
    this.#choice = this.#turn.slice()
    this.#sum = new Float64Array(seats)
    this.#fewer = seats > 1 ? new RoundSolution(seats - 1, dice, odds) : undefined
    // A throw never adds dice, and X takes one away: smaller totals first, each until it rests.
    if (seats > 1) for (let total = seats; total <= dice; total++) this.#solveTotal(total)
  }

  /** The solution for this many seats, the others being out. */
  among(seats: number): RoundSolution {
    return this.#fewer === undefined || seats === this.seats ? this : this.#fewer.among(seats)
  }

  /** How often each seat wins, the mover first, when the mover's turn begins; `lying` 0 is the grand throw. */
  turn(hands: readonly number[], lying: number): number[] {
    return this.#read(this.#turn, hands, lying)
  }

  /** The same when the mover has thrown in this turn and may stop. */
  afterThrow(hands: readonly number[], lying: number): number[] {
    return this.#read(this.#choice, hands, lying)
  }

  /** How often the mover, having thrown, wins if it stops and if it goes on. */
  choice(hands: readonly number[], lying: number): { stop: number; goOn: number } {
    const number = this.#hands.find(hands, lying)
    this.#throwOne(number, lying)
    const goOn = this.#sum[0] as number
    this.#stop(number, lying)
    return { stop: this.#sum[0] as number, goOn }
  }

  #read(values: Float64Array, hands: readonly number[], lying: number): number[] {
    const at = (this.#hands.find(hands, lying) * LYING + lying) * this.seats
    return Array.from(values.subarray(at, at + this.seats))
  }

  /** With three seats and more nothing proves that the sweeps come to rest, so they are counted. */
  #solveTotal(total: number): void {
    for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
      this.#change = 0
      for (let lying = 0; lying < LYING && total - lying >= this.seats; lying++) {
        const last = this.#hands.firstOf(total - lying + 1)
        for (let at = this.#hands.firstOf(total - lying); at < last; at++) this.#improve(at, lying)
      }
      if (this.#change < PRECISE) return
    }
    throw new Error(`no equilibrium found for ${this.seats} seats with ${total} dice`)
  }

  #improve(number: number, lying: number): void {
    this.#throwOne(number, lying)
    const goOn = this.#sum[0] as number
    if (lying > 0) this.#keep(this.#turn, number, lying)
    this.#stop(number, lying)
    if (goOn > (this.#sum[0] as number)) this.#throwOne(number, lying)
    this.#keep(this.#choice, number, lying)
    if (lying > 0) return
    this.#throwAll(number)
    this.#keep(this.#turn, number, lying)
  }

  #keep(values: Float64Array, number: number, lying: number): void {
    const at = (number * LYING + lying) * this.seats
    for (let seat = 0; seat < this.seats; seat++) {
      const value = this.#sum[seat] as number
      this.#change = Math.max(this.#change, Math.abs(value - (values[at + seat] as number)))
      values[at + seat] = value
    }
  }

  #stop(number: number, lying: number): void {
    this.#sum.fill(0)
    this.#addEnd(1, number, this.#hands.mover[number] as number, lying)
  }

  #throwOne(number: number, lying: number): void {
    this.#sum.fill(0)
    const left = (this.#hands.mover[number] as number) - 1
    for (const end of this.#odds.single[lying] as readonly ThrowEnd[]) {
      if (end.taken > 0) this.#addEnd(end.odds, number, left + end.taken, end.lying)
      else this.#addMiss(end.odds, number, end.lying)
    }
  }

  #throwAll(number: number): void {
    this.#sum.fill(0)
    for (const { taken, lying, odds } of this.#grand[this.#hands.mover[number] as number] as ThrowEnd[]) {
      if (taken > 0) this.#addEnd(odds, number, taken, lying)
      else this.#addOut(odds, number, lying)
    }
  }

  /** The turn ends with `left` dice in the mover's hand; the next seat's share comes first in what follows. */
  #addEnd(odds: number, number: number, left: number, lying: number): void {
    const at = (this.#hands.passed(number, left) * LYING + lying) * this.seats
    const last = this.seats - 1
    this.#sum[0] = (this.#sum[0] as number) + odds * (this.#turn[at + last] as number)
    for (let seat = 0; seat < last; seat++) {
      this.#sum[seat + 1] = (this.#sum[seat + 1] as number) + odds * (this.#turn[at + seat] as number)
    }
  }

  /** The thrown die has met no equal: the mover may choose again, or was it the last. */
  #addMiss(odds: number, number: number, lying: number): void {
    const fewer = this.#hands.fewer[number] as number
    if (fewer < 0) return this.#addOut(odds, number, lying)
    const at = (fewer * LYING + lying) * this.seats
    for (let seat = 0; seat < this.seats; seat++) {
      this.#sum[seat] = (this.#sum[seat] as number) + odds * (this.#choice[at + seat] as number)
    }
  }

  #addOut(odds: number, number: number, lying: number): void {
    const fewer = this.#fewer as RoundSolution
    const at = ((this.#hands.others[number] as number) * LYING + lying) * fewer.seats
    for (let seat = 0; seat < fewer.seats; seat++) {
      this.#sum[seat + 1] = (this.#sum[seat + 1] as number) + odds * (fewer.#turn[at + seat] as number)
    }
  }
}
