import { FACES } from '../rules/types.ts'
import { HAVING, ODDS, type HandOfDice, type Having } from './hands.ts'
import { NO_FIT } from './lanes.ts'
import type { Grid, Position } from './grid.ts'
import { Rests } from './rests.ts'

/** What a turn is played for. */
export interface Stakes {
  /** Added when a row is completed, by row. */
  readonly gains: readonly number[]
  /** The value of ending the turn on a position with this many dice of the turn not placed. */
  leave(position: Position, loose: number): number
  /** Whether ends are told by how full the rows are, whatever lies in them. */
  readonly byFill?: boolean
  /** Whether there is no time left to work the turn out. */
  readonly expired?: () => boolean
}

/** Thrown when there is no time left; what has been worked out so far is kept. */
export class OutOfTime extends Error {}

/** Turns with fewer dice are worked out in no time; the clock is not looked at. */
const LOOKS_AT_CLOCK = 3

/** The rest of a turn from a position on, with a number of loose dice. */
interface Rest {
  /** By hand: the value of having rolled it and placing at best; −∞ where nothing fits. */
  readonly best: Float64Array
  /** The part that rolls of which a die fits have in the value of rolling, and how likely none fits. */
  readonly hits: number
  readonly miss: number
  /** The value of stopping or rolling, whichever is better. */
  onward: number | undefined
}

/** Plays one seat's turn exactly: placing, stopping and rolling on, over all ways that the dice may fall. */
export class Turn {
  readonly #grid: Grid
  readonly #stakes: Stakes
  readonly #rests = new Rests<Rest>((position, loose) => this.#solve(position, loose))

  constructor(grid: Grid, stakes: Stakes) {
    this.#grid = grid
    this.#stakes = stakes
  }

  /** The value of rolling this many dice now. */
  roll(position: Position, loose: number): number {
    const { hits, miss } = this.#rests.of(position, loose)
    return miss === 0 ? hits : hits + miss * this.stop(position, loose)
  }

  stop(position: Position, loose: number): number {
    return this.#stakes.leave(position, loose)
  }

  /** The two parts of `roll`: what rolls that fit bring, and the chance that none fits and the turn is over. */
  opening(position: Position, loose: number): { hits: number; miss: number } {
    return this.#rests.of(position, loose)
  }

  /** The value of placing a die of a hand and going on at best; undefined if it doesn't fit. */
  place(
    position: Position,
    hand: HandOfDice,
    { lane, value }: { lane: number; value: number },
  ): number | undefined {
    const next = this.#grid.place(position, lane, value)
    if (next === NO_FIT) return undefined
    const loose = hand.counts.reduce((sum, count) => sum + count, -1)
    return this.#gain(next, lane) + this.#after(next, loose, hand.less[value] as number)
  }

  #after(position: Position, loose: number, hand: number): number {
    const rest = this.#rests.of(position, loose)
    rest.onward ??= this.#onward(position, loose)
    return Math.max(rest.onward, rest.best[hand] as number)
  }

  #onward(position: Position, loose: number): number {
    const stop = this.stop(position, loose)
    return loose === 0 ? stop : Math.max(stop, this.roll(position, loose))
  }

  #gain(position: Position, lane: number): number {
    const gain = this.#stakes.gains[lane] as number
    return gain !== 0 && this.#grid.isFull(position, lane) ? gain : 0
  }

  #solve(position: Position, loose: number): Rest {
    if (loose >= LOOKS_AT_CLOCK && this.#stakes.expired?.()) throw new OutOfTime()
    const odds = ODDS[loose] as Float64Array
    const best = new Float64Array(odds.length).fill(-Infinity)
    for (let lane = 0; lane < this.#grid.lanes.length; lane++) {
      if (loose === 1) this.#placeLast(best, position, lane)
      else if (loose > 1) this.#improve(best, position, { lane, loose })
    }
    let hits = 0
    let miss = 0
    for (let hand = 0; hand < odds.length; hand++) {
      if (best[hand] === -Infinity) miss += odds[hand] as number
      else hits += (odds[hand] as number) * (best[hand] as number)
    }
    return { best, hits, miss, onward: undefined }
  }

  /** Raises the best of every hand that has a die for a row. */
  #improve(best: Float64Array, position: Position, { lane, loose }: { lane: number; loose: number }): void {
    const state = this.#grid.stateOf(position, lane)
    for (let value = 1; value <= FACES; value++) {
      const next = this.#grid.place(position, lane, value, state)
      if (next === NO_FIT) continue
      const gain = this.#gain(next, lane)
      const having: Having | undefined = HAVING[loose]?.[value]
      const { hands, less } = having as Having
      const rest = this.#rests.of(next, loose - 1)
      const onward = (rest.onward ??= this.#onward(next, loose - 1))
      for (let i = 0; i < hands.length; i++)
        raise(best, hands[i] as number, gain + Math.max(onward, rest.best[less[i] as number] as number))
    }
  }

  /** The same with the last die: most positions are such ends, and there is nothing more to remember of them. */
  #placeLast(best: Float64Array, position: Position, lane: number): void {
    const state = this.#grid.stateOf(position, lane)
    let end: number | undefined
    for (let value = 1; value <= FACES; value++) {
      const next = this.#grid.place(position, lane, value, state)
      if (next === NO_FIT) continue
      if (end === undefined || !this.#stakes.byFill) end = this.#gain(next, lane) + this.stop(next, 0)
      raise(best, HAVING[1]?.[value]?.hands[0] as number, end)
    }
  }
}

function raise(best: Float64Array, hand: number, value: number): void {
  if (value > (best[hand] as number)) best[hand] = value
}
