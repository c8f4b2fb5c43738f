import { FACES } from '../rules/types.ts'
import { HAVING, ODDS, type Having } from './hands.ts'
import { NO_FIT } from './lanes.ts'
import type { Grid, Position } from './grid.ts'
import { Rests } from './rests.ts'

/** Shares of the win by seat, the mover's first. The last seat's is left out: it is what the others leave. */
export type Shares = Float64Array

/** The rest of a turn from a position on with a number of loose dice; numbers are places in the pool. */
interface Rest {
  /** By hand: the shares if it is rolled and placed at best; the mover's is −∞ where nothing fits. */
  readonly best: number
  /** The shares before the loose dice are rolled. */
  readonly roll: number
  /** The shares of stopping or rolling, whichever the mover prefers. */
  onward: number | undefined
}

/**
 * A turn worked out exactly like `Turn`, for everybody at the table: the mover plays for its own share, and what that
 * brings the others is followed as well. Thousands of small lists of shares lie in one pool: to allot each by itself
 * would take longer than to fill it.
 */
export class ShareTurn {
  readonly #grid: Grid
  readonly #width: number
  readonly #leave: (position: Position, loose: number) => Shares
  readonly #rests = new Rests<Rest>((position, loose) => this.#solve(position, loose))
  readonly #ends = new Map<Position, number>()
  #pool = new Float64Array(1 << 14)
  #used = 0

  /** `leave` says what ending the turn on a position is worth, with this many dice of the turn not placed. */
  constructor(grid: Grid, seats: number, leave: (position: Position, loose: number) => Shares) {
    this.#grid = grid
    this.#width = seats - 1
    this.#leave = leave
  }

  /** The shares before this many dice are rolled. */
  roll(position: Position, loose: number): Shares {
    return this.#read(this.#rests.of(position, loose).roll)
  }

  /** The shares if the turn ends. */
  stop(position: Position, loose: number): Shares {
    return this.#read(this.#end(position, loose))
  }

  /** The shares with a hand rolled, if a die of it must be placed now or if the mover may also stop or roll on. */
  hold(position: Position, loose: number, { hand, obliged }: { hand: number; obliged: boolean }): Shares {
    const rest = this.#rests.of(position, loose)
    const best = rest.best + hand * this.#width
    if (obliged) return this.#read(best)
    const onward = this.#onward(rest, position, loose)
    return this.#read(this.#at(best) > this.#at(onward) ? best : onward)
  }

  #read(place: number): Shares {
    return this.#pool.slice(place, place + this.#width)
  }

  #at(place: number): number {
    return this.#pool[place] as number
  }

  #solve(position: Position, loose: number): Rest {
    const hands = (ODDS[loose] as Float64Array).length
    const best = this.#allot(hands * this.#width)
    for (let hand = 0; hand < hands; hand++) this.#pool[best + hand * this.#width] = -Infinity
    const values = loose === 0 ? 0 : FACES
    for (let value = 1; value <= values; value++) {
      for (let lane = 0; lane < this.#grid.lanes.length; lane++) {
        const next = this.#grid.place(position, lane, value)
        if (next !== NO_FIT) this.#improve(best, next, { loose, value })
      }
    }
    return { best, roll: this.#average(best, position, loose), onward: undefined }
  }

  /** Raises the best of every hand that has a value by placing it so that `next` comes of it. */
  #improve(best: number, next: Position, { loose, value }: { loose: number; value: number }): void {
    const having: Having | undefined = HAVING[loose]?.[value]
    const { hands, less } = having as Having
    const rest = this.#rests.of(next, loose - 1)
    const onward = this.#onward(rest, next, loose - 1)
    const [pool, width] = [this.#pool, this.#width]
    for (let i = 0; i < hands.length; i++) {
      const placed = rest.best + (less[i] as number) * width
      const from = (pool[placed] as number) > (pool[onward] as number) ? placed : onward
      const to = best + (hands[i] as number) * width
      if ((pool[from] as number) <= (pool[to] as number)) continue
      for (let seat = 0; seat < width; seat++) pool[to + seat] = pool[from + seat] as number
    }
  }

  #average(best: number, position: Position, loose: number): number {
    const odds = ODDS[loose] as Float64Array
    const end = this.#end(position, loose)
    const roll = this.#allot(this.#width)
    const [pool, width] = [this.#pool, this.#width]
    for (let hand = 0; hand < odds.length; hand++) {
      const fits = pool[best + hand * width] !== -Infinity
      const from = fits ? best + hand * width : end
      for (let seat = 0; seat < width; seat++) {
        pool[roll + seat] =
          (pool[roll + seat] as number) + (odds[hand] as number) * (pool[from + seat] as number)
      }
    }
    return roll
  }

  #onward(rest: Rest, position: Position, loose: number): number {
    if (rest.onward !== undefined) return rest.onward
    const end = this.#end(position, loose)
    rest.onward = loose > 0 && this.#at(rest.roll) > this.#at(end) ? rest.roll : end
    return rest.onward
  }

  #end(position: Position, loose: number): number {
    const known = this.#ends.get(position)
    if (known !== undefined) return known
    const shares = this.#leave(position, loose)
    const place = this.#allot(this.#width)
    this.#pool.set(shares, place)
    this.#ends.set(position, place)
    return place
  }

  /** Room for this many numbers, all 0. */
  #allot(count: number): number {
    const place = this.#used
    this.#used += count
    if (this.#used > this.#pool.length) {
      const larger = new Float64Array(2 * this.#used)
      larger.set(this.#pool)
      this.#pool = larger
    }
    return place
  }
}
