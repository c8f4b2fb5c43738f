import { bit } from './layout.ts'
import { FACES, MAX_ROWS, type GamblerState } from './types.ts'

/** Move numbers: stop, roll again, `PLACE + row * FACES + value − 1` places a die. */
export const STOP = 0
export const ROLL = 1
const PLACE = 2

export function placeCode(row: number, value: number): number {
  return PLACE + row * FACES + value - 1
}

export function rowOfCode(code: number): number {
  return ((code - PLACE) / FACES) | 0
}

export function valueOfCode(code: number): number {
  return ((code - PLACE) % FACES) + 1
}

/** GB-8, GB-9, GB-18: until one die of a roll is placed there is nothing but placing; then also rolling and stopping. */
export function legalMoves(state: GamblerState, into: number[]): number {
  let count = placements(state, into)
  if (state.obliged) return count
  // No fifth roll needs to be refused (GB-15): each roll before it has placed a die, so none is left after it.
  into[count++] = ROLL
  into[count++] = STOP
  return count
}

function placements(state: GamblerState, into: number[]): number {
  const inHand = handMask(state)
  let count = 0
  for (let row = 0; row < MAX_ROWS; row++) {
    const fitting = (state.takes[row] as number) & inHand
    for (let value = 1; fitting >> value !== 0; value++) {
      if ((fitting >> value) & 1) into[count++] = placeCode(row, value)
    }
  }
  return count
}

/** Whether any die in hand can be placed. */
export function anyFits(state: GamblerState): boolean {
  let taken = 0
  for (let row = 0; row < MAX_ROWS; row++) taken |= state.takes[row] as number
  return (taken & handMask(state)) !== 0
}

function handMask(state: GamblerState): number {
  let mask = 0
  for (let value = 1; value <= FACES; value++) if (state.hand[value] !== 0) mask |= bit(value)
  return mask
}
