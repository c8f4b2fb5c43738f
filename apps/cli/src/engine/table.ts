import { randomBytes } from 'node:crypto'
import { FairDice, secretFrom, type Match, type Result, type Roller } from '@rattlecup/kit'

/** A running game with the dice that it draws from. */
export class EngineTable {
  readonly match: Match
  readonly #dice: FairDice
  #drawn = 0

  constructor(match: Match, seed: string | undefined) {
    this.match = match
    const secret = seed === undefined ? randomBytes(32).toString('hex') : secretFrom(seed)
    // The same seed must draw the same outcomes at every table, so the table's own name stays out of it.
    this.#dice = new FairDice({ secret, table: 'dgp', seeds: [] })
  }

  /** Draws the awaited outcome and applies it. */
  draw(roll: Roller): Result<object> {
    const drawn = roll(this.match, this.#dice.outcome(this.#drawn))
    if (!drawn.ok) return drawn
    const applied = this.match.chance(drawn.value)
    if (!applied.ok) return applied
    this.#drawn++
    return drawn
  }
}
