import type { NetworkInput } from '../../../packages/games/src/qwixx/bots/learned/network-input.ts'
import { NUMBERS } from '../../../packages/games/src/qwixx/bots/learned/weights.ts'
import { ROWS } from '../../../packages/games/src/qwixx/rules/types.ts'

/** Positions and the share of the win that each turned out to be worth, side by side in memory. */
export class Lessons {
  count = 0
  readonly rows: Uint8Array
  readonly situations: Uint8Array
  readonly numbers: Float32Array
  readonly curves: Float32Array
  readonly shares: Float32Array

  constructor(room: number) {
    this.rows = new Uint8Array(room * 2 * ROWS)
    this.situations = new Uint8Array(room)
    this.numbers = new Float32Array(room * NUMBERS)
    this.curves = new Float32Array(room)
    this.shares = new Float32Array(room)
  }

  add({ rows, numbers, situation, curve }: NetworkInput, share: number): void {
    const at = this.count++
    this.rows.set(rows, at * 2 * ROWS)
    this.numbers.set(numbers, at * NUMBERS)
    this.situations[at] = situation
    this.curves[at] = curve
    this.shares[at] = share
  }
}
