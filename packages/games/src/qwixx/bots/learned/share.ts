import { ROWS } from '../../rules/types.ts'
import { logistic, type WinShare } from '../share.ts'
import { ROW_STATES } from '../states.ts'
import type { TablePlayer } from '../table-player.ts'
import { NetworkInput } from './network-input.ts'
import { CELLS, NUMBERS, SENSES, type Weights } from './weights.ts'

/**
 * A seat's share of the win in one game of two, by the network: it corrects the curve. What a colour's two rows tell the
 * cells is worked out beforehand for all of their states, so that a look costs a few hundred multiplications.
 */
interface LearnedShare {
  readonly share: WinShare
  /** Takes over the weights as they are now. */
  refresh(): void
}

export function createLearnedShare(weights: Weights, player: TablePlayer): LearnedShare {
  const told = new Float32Array(ROW_STATES * ROW_STATES * CELLS)
  const outlook = new NetworkInput()
  const refresh = (): void => tellAll(weights, told)
  refresh()
  return {
    refresh,
    share(fast, seat) {
      if (fast.over) return (Math.sign(fast.points[seat]! - fast.points[1 - seat]!) + 1) / 2
      outlook.look(fast, seat, player)
      return logistic(outcome(weights, told, outlook))
    },
  }
}

/** The logarithm of the odds. */
function outcome(
  weights: Weights,
  told: Float32Array,
  { rows, numbers, situation, curve }: NetworkInput,
): number {
  const { situations, numbers: byNumber, cells, direct } = weights
  const size = CELLS
  const a = placeOf(rows, 0)
  const b = placeOf(rows, 1)
  const c = placeOf(rows, 2)
  const d = placeOf(rows, 3)
  const s = situation * size
  const x0 = numbers[0]!
  const x1 = numbers[1]!
  const x2 = numbers[2]!
  const x3 = numbers[3]!
  const x4 = numbers[4]!
  const x5 = numbers[5]!
  let sum = direct[0]! * curve + direct[1]!
  for (let i = 0; i < NUMBERS; i++) sum += direct[2 + i]! * numbers[i]!
  for (let cell = 0; cell < size; cell++) {
    const heard =
      told[a + cell]! +
      told[b + cell]! +
      told[c + cell]! +
      told[d + cell]! +
      situations[s + cell]! +
      x0 * byNumber[cell]! +
      x1 * byNumber[size + cell]! +
      x2 * byNumber[2 * size + cell]! +
      x3 * byNumber[3 * size + cell]! +
      x4 * byNumber[4 * size + cell]! +
      x5 * byNumber[5 * size + cell]!
    if (heard > 0) sum += heard * cells[cell]!
  }
  return sum
}

function placeOf(rows: Uint8Array, row: number): number {
  return (rows[row]! * ROW_STATES + rows[ROWS + row]!) * CELLS
}

function tellAll(weights: Weights, told: Float32Array): void {
  told.fill(0)
  for (let own = 0; own < ROW_STATES; own++)
    for (let rival = 0; rival < ROW_STATES; rival++)
      tell(weights, own, rival, told.subarray((own * ROW_STATES + rival) * CELLS))
}

function tell({ own, rival, senses }: Weights, ownRow: number, rivalRow: number, into: Float32Array): void {
  for (let sense = 0; sense < SENSES; sense++) {
    const noticed = own[ownRow * SENSES + sense]! + rival[rivalRow * SENSES + sense]!
    if (noticed <= 0) continue
    for (let cell = 0; cell < CELLS; cell++) into[cell]! += noticed * senses[sense * CELLS + cell]!
  }
}
