import { MAX_PENALTIES, ROWS } from '../../rules/types.ts'
import type { FastState } from '../fast-state.ts'
import { oddsOf } from '../share.ts'
import type { TablePlayer } from '../table-player.ts'
import { NUMBERS } from './weights.ts'

/** How two players stand before a roll, as the network is told it; filled again for each position. */
export class NetworkInput {
  /** The states of the seat's rows, then of its rival's. */
  readonly rows: Uint8Array = new Uint8Array(2 * ROWS)
  readonly numbers: Float32Array = new Float32Array(NUMBERS)
  situation = 0
  /** What the curve makes of it: the logarithm of the odds. */
  curve = 0

  look(fast: FastState, seat: number, player: TablePlayer): void {
    const { points, penalties, rows, active, closedRows } = fast
    const rival = 1 - seat
    for (let row = 0; row < ROWS; row++) {
      this.rows[row] = rows[seat * ROWS + row]!
      this.rows[ROWS + row] = rows[rival * ROWS + row]!
    }
    this.situation =
      (penalties[seat]! * MAX_PENALTIES + penalties[rival]!) * 4 +
      (active === seat ? 2 : 0) +
      (closedRows > 0 ? 1 : 0)
    this.#count(points[seat]! - points[rival]!, player.beforeRoll(fast, seat), player.beforeRoll(fast, rival))
  }

  /** A lead counts threefold: as it is, and cut at two widths, as a large one is worth little more than a safe one. */
  #count(lead: number, own: number, rival: number): void {
    const { numbers } = this
    this.curve = oddsOf(lead + own - rival, own + rival)
    numbers[0] = lead / 20
    numbers[1] = own / 40
    numbers[2] = rival / 40
    numbers[3] = within(lead / 6, 1)
    numbers[4] = within(lead / 25, 1)
    numbers[5] = within(this.curve, 3)
  }
}

function within(value: number, most: number): number {
  return value > most ? most : value < -most ? -most : value
}
