import type { NetworkInput } from '../../../packages/games/src/qwixx/bots/learned/network-input.ts'
import { numbersFor } from '../../../packages/games/src/qwixx/bots/learned/weights.ts'
import { ROWS } from '../../../packages/games/src/qwixx/rules/types.ts'

/** Positions and the share of the win that each turned out to be worth, side by side in memory. */
export class Lessons {
  count = 0
  readonly rows: Uint8Array
  readonly situations: Uint8Array
  readonly numbers: Float32Array
  readonly curves: Float32Array
  readonly shares: Float32Array

  readonly players: number
  readonly #rows: number
  readonly #numbers: number

  constructor(players: number, room: number) {
    this.players = players
    this.#rows = players * ROWS
    this.#numbers = numbersFor(players)
    this.rows = new Uint8Array(room * this.#rows)
    this.situations = new Uint8Array(room)
    this.numbers = new Float32Array(room * this.#numbers)
    this.curves = new Float32Array(room)
    this.shares = new Float32Array(room)
  }

  add({ rows, numbers, situation, curve }: NetworkInput, share: number): void {
    const at = this.count++
    this.rows.set(rows, at * this.#rows)
    this.numbers.set(numbers, at * this.#numbers)
    this.situations[at] = situation
    this.curves[at] = curve
    this.shares[at] = share
  }
}
