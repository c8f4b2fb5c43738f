import { LAST, LOCK, MARKS_BEFORE_LAST, POSITIONS } from './types.ts'

/** Where a number stands in a row: red and yellow run 2 … 12, green and blue 12 … 2 (QX-1). */
export function positionOf(row: number, value: number): number {
  return row < 2 ? value - 2 : 12 - value
}

export function valueAt(row: number, position: number): number {
  return row < 2 ? position + 2 : 12 - position
}

/** For each mask of a row, the positions that may be marked next (QX-2, QX-10). One look-up instead of a loop: this is the hot path. */
export const OPEN: Uint16Array = Uint16Array.from({ length: LOCK * 2 }, (_, mask) => {
  const leftmost = 32 - Math.clz32(mask)
  const open = ((1 << POSITIONS) - 1) & ~((1 << leftmost) - 1)
  return crosses(mask) >= MARKS_BEFORE_LAST ? open : open & ~(1 << LAST)
})

/** For each mask of a row, its points: 1, 3, 6, 10 … for 1, 2, 3, 4 … crosses, the lock being one (QX-17). */
export const POINTS: Uint8Array = Uint8Array.from({ length: LOCK * 2 }, (_, mask) => {
  const count = crosses(mask)
  return (count * (count + 1)) / 2
})

function crosses(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}
