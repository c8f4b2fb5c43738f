import { ROWS } from '../../rules/types.ts'
import { logistic, shareAtEnd, type WinShare } from '../share.ts'
import { ROW_STATES } from '../states.ts'
import type { TablePlayer } from '../table-player.ts'
import { NetworkInput } from './network-input.ts'
import { CELLS, NUMBERS_A_RIVAL, SENSES, type Weights } from './weights.ts'

/**
 * A seat's share of the win in one game, by the network: it corrects the curve. What a colour's row on two sheets tells the
 * cells is worked out beforehand for all of their states, so that a look costs a few hundred multiplications a rival.
 */
interface LearnedShare {
  readonly share: WinShare
  /** Takes over the weights as they are now. */
  refresh(): void
}

export function createLearnedShare(weights: Weights, player: TablePlayer): LearnedShare {
  const told = new Float32Array(ROW_STATES * ROW_STATES * CELLS)
  const heard = new Float32Array(CELLS)
  const input = new NetworkInput(weights.players)
  const refresh = (): void => tellAll(weights, told)
  refresh()
  return {
    refresh,
    share(fast, seat) {
      if (fast.over) return shareAtEnd(fast, seat)
      input.look(fast, seat, player)
      hearFirst(weights, told, input, heard)
      for (let place = 1; place < weights.players - 1; place++) hearMore(weights, told, input, place, heard)
      return logistic(outcome(weights, input, heard))
    },
  }
}

/** What the cells hear of the situation, the seat's own sheet and its most dangerous rival. */
function hearFirst(
  { situations, numbers: byNumber }: Weights,
  told: Float32Array,
  { rows, numbers, situation }: NetworkInput,
  heard: Float32Array,
): void {
  const size = CELLS
  const a = placeOf(rows, 0, ROWS)
  const b = placeOf(rows, 1, ROWS)
  const c = placeOf(rows, 2, ROWS)
  const d = placeOf(rows, 3, ROWS)
  const s = situation * size
  const x0 = numbers[0]!
  const x1 = numbers[1]!
  const x2 = numbers[2]!
  const x3 = numbers[3]!
  const x4 = numbers[4]!
  const x5 = numbers[5]!
  for (let cell = 0; cell < size; cell++)
    heard[cell] =
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
}

/** What they hear of one more rival. */
function hearMore(
  { numbers: byNumber }: Weights,
  told: Float32Array,
  { rows, numbers }: NetworkInput,
  place: number,
  heard: Float32Array,
): void {
  const size = CELLS
  const from = (place + 1) * ROWS
  const a = placeOf(rows, 0, from)
  const b = placeOf(rows, 1, from)
  const c = placeOf(rows, 2, from)
  const d = placeOf(rows, 3, from)
  const first = 1 + place * NUMBERS_A_RIVAL
  const n = first * size
  const x0 = numbers[first]!
  const x1 = numbers[first + 1]!
  const x2 = numbers[first + 2]!
  const x3 = numbers[first + 3]!
  const x4 = numbers[first + 4]!
  for (let cell = 0; cell < size; cell++)
    heard[cell]! +=
      told[a + cell]! +
      told[b + cell]! +
      told[c + cell]! +
      told[d + cell]! +
      x0 * byNumber[n + cell]! +
      x1 * byNumber[n + size + cell]! +
      x2 * byNumber[n + 2 * size + cell]! +
      x3 * byNumber[n + 3 * size + cell]! +
      x4 * byNumber[n + 4 * size + cell]!
}

/** The logarithm of the odds. */
function outcome({ direct, cells }: Weights, { numbers, curve }: NetworkInput, heard: Float32Array): number {
  let sum = direct[0]! * curve + direct[1]!
  for (let i = 0; i < numbers.length; i++) sum += direct[2 + i]! * numbers[i]!
  for (let cell = 0; cell < CELLS; cell++) if (heard[cell]! > 0) sum += heard[cell]! * cells[cell]!
  return sum
}

/** What was worked out of the seat's row and the same row of the rival whose rows come from there on. */
function placeOf(rows: Uint8Array, row: number, rival: number): number {
  return (rows[row]! * ROW_STATES + rows[rival + row]!) * CELLS
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
