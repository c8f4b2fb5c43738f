import type { KeyboardEvent } from 'react'
import { POSITIONS, ROWS } from '../../rules/types.ts'

/** Where the focus goes from a box of the sheet, boxes counted row by row; undefined for any other key or place. */
export function boxAfterKey({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): number | undefined {
  const boxes = [...currentTarget.querySelectorAll('button[data-box]')]
  const at = boxes.indexOf(target as Element)
  return at < 0 ? undefined : neighbour(at, key)
}

export function neighbour(at: number, key: string): number | undefined {
  const column = at % POSITIONS
  const row = (at - column) / POSITIONS
  switch (key) {
    case 'ArrowRight':
      return column < POSITIONS - 1 ? at + 1 : at
    case 'ArrowLeft':
      return column > 0 ? at - 1 : at
    case 'ArrowDown':
      return row < ROWS - 1 ? at + POSITIONS : at
    case 'ArrowUp':
      return row > 0 ? at - POSITIONS : at
    case 'Home':
      return at - column
    case 'End':
      return at - column + POSITIONS - 1
    default:
      return undefined
  }
}
