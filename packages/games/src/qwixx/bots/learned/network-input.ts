import { MAX_PENALTIES, ROWS } from '../../rules/types.ts'
import type { FastState } from '../fast-state.ts'
import { oddsOf } from '../share.ts'
import type { TablePlayer } from '../table-player.ts'
import { NUMBERS_A_RIVAL, numbersFor } from './weights.ts'

/** How a seat stands before a roll, as the network is told it; filled again for each position. */
export class NetworkInput {
  /** The states of the seat's rows, then of its rivals', the most dangerous first. */
  readonly rows: Uint8Array
  readonly numbers: Float32Array
  situation = 0
  /** What the curve makes of it: the logarithm of the odds. */
  curve = 0
  /** Rivals and what their sheets will come to, the most dangerous first. */
  readonly #rivals: Uint8Array
  readonly #expected: Float64Array

  constructor(players: number) {
    this.rows = new Uint8Array(players * ROWS)
    this.numbers = new Float32Array(numbersFor(players))
    this.#rivals = new Uint8Array(players - 1)
    this.#expected = new Float64Array(players - 1)
  }

  look(fast: FastState, seat: number, player: TablePlayer): void {
    const { players, points, penalties, active, closedRows } = fast
    const own = player.beforeRoll(fast, seat)
    this.#sortRivals(fast, seat, player)
    this.#copyRows(fast, seat, 0)
    this.numbers[1] = own / 40
    let [most, against] = [0, 0]
    for (let place = 0; place < players - 1; place++) {
      const rival = this.#rivals[place]!
      this.#copyRows(fast, rival, place + 1)
      const lead = points[seat]! - points[rival]!
      const odds = this.#count(place, lead, own, this.#expected[place]! - points[rival]!)
      // Alone against several, each must be beaten: their odds add up.
      against = players === 2 ? odds : against + Math.exp(-odds)
      if (penalties[rival]! > most) most = penalties[rival]!
    }
    this.curve = players === 2 ? against : -Math.log(against)
    const waiting = seat >= active ? seat - active : seat - active + players
    this.situation =
      (penalties[seat]! * MAX_PENALTIES + most) * 2 * players +
      2 * (players - 1 - waiting) +
      (closedRows > 0 ? 1 : 0)
  }

  #sortRivals(fast: FastState, seat: number, player: TablePlayer): void {
    let count = 0
    for (let rival = 0; rival < fast.players; rival++) {
      if (rival === seat) continue
      const expected = fast.points[rival]! + player.beforeRoll(fast, rival)
      let place = count++
      for (; place > 0 && this.#expected[place - 1]! < expected; place--) {
        this.#expected[place] = this.#expected[place - 1]!
        this.#rivals[place] = this.#rivals[place - 1]!
      }
      this.#expected[place] = expected
      this.#rivals[place] = rival
    }
  }

  #copyRows({ rows }: FastState, seat: number, place: number): void {
    for (let row = 0; row < ROWS; row++) this.rows[place * ROWS + row] = rows[seat * ROWS + row]!
  }

  /**
   * Tells how the seat stands with one rival and returns the odds. A lead counts threefold: as it is, and cut at two
   * widths, as a large one is worth little more than a safe one. The seat's own number comes second.
   */
  #count(place: number, lead: number, own: number, toCome: number): number {
    const { numbers } = this
    const at = 1 + place * NUMBERS_A_RIVAL
    const odds = oddsOf(lead + own - toCome, own + toCome)
    numbers[place === 0 ? 0 : at] = lead / 20
    numbers[at + 1] = toCome / 40
    numbers[at + 2] = within(lead / 6, 1)
    numbers[at + 3] = within(lead / 25, 1)
    numbers[at + 4] = within(odds, 3)
    return odds
  }
}

function within(value: number, most: number): number {
  return value > most ? most : value < -most ? -most : value
}
