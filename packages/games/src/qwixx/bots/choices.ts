import { PASS } from '../rules/play.ts'
import { ROWS } from '../rules/types.ts'
import { markOf, type FastState } from './fast-state.ts'

/** Writes what a seat may do with the white dice, passing first; returns how many choices that are. */
export function whiteChoices(fast: FastState, seat: number, into: Uint8Array): number {
  const sum = fast.dice[0]! + fast.dice[1]!
  let count = 0
  into[count++] = PASS
  for (let row = 0; row < ROWS; row++) {
    const choice = markOf(fast, seat, row, sum)
    if (choice !== PASS) into[count++] = choice
  }
  return count
}

/** Writes what a seat may do with the coloured dice, passing first; returns how many choices that are. */
export function colourChoices(fast: FastState, seat: number, into: Uint8Array): number {
  const { dice } = fast
  const whites = dice[0] === dice[1] ? 1 : 2
  let count = 0
  into[count++] = PASS
  for (let row = 0; row < ROWS; row++)
    for (let white = 0; white < whites; white++) {
      const choice = markOf(fast, seat, row, dice[2 + row]! + dice[white]!)
      if (choice !== PASS) into[count++] = choice
    }
  return count
}
