import { sharesBy, Strength, type StrengthShape } from '@rattlecup/bots'
import { SEAT_SENSES, seatSenses, TABLE_SENSES, tableSenses, type BetweenTurns } from './senses.ts'

export const SHAPE: StrengthShape = {
  own: SEAT_SENSES,
  rivals: SEAT_SENSES,
  table: TABLE_SENSES,
  cells: 24,
}

/** Everybody's chance to win between two turns, by what was learned; see tools/gambler/judge. */
export class TurnShares {
  readonly #strength: Strength

  constructor(weights: Float64Array) {
    this.#strength = new Strength(SHAPE, weights)
  }

  shares(table: BetweenTurns): number[] {
    const compared = tableSenses(table)
    const seats = seatSenses(table).map((own) => this.#strength.prepared(own))
    return sharesBy(this.#strength, seats, (seat) => compared[seat] as number[])
  }
}
