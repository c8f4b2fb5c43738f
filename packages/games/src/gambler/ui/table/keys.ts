import type { Keys } from '@rattlecup/ui'
import type { KeyboardEvent, RefObject } from 'react'
import { FACES } from '../../rules/types.ts'
import type { Placing } from './use-placing.ts'

/** Keys wherever the focus is: 1 to 6 takes a die and goes to the first row that would take it, R rolls again, S stops. */
export function tableKeys(
  table: RefObject<HTMLElement | null>,
  { tap }: Placing,
  end: (type: 'roll' | 'stop') => void,
): Keys {
  const values = Array.from({ length: FACES }, (_, index) => index + 1)
  return {
    ...Object.fromEntries(values.map((value) => [String(value), () => takeDie(table.current, value, tap)])),
    r: () => end('roll'),
    s: () => end('stop'),
  }
}

/** Keys that scroll the page or close a window elsewhere: at the table arrows go from row to row, Escape takes back. */
export function onTableKey(event: KeyboardEvent<HTMLElement>, { clear }: Placing): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === 'Escape') clear()
  else if (event.key === 'ArrowDown') goToRow(event.currentTarget, 1)
  else if (event.key === 'ArrowUp') goToRow(event.currentTarget, -1)
  else return
  event.preventDefault()
}

function takeDie(table: HTMLElement | null, value: number, tap: Placing['tap']): void {
  if (!table?.querySelector(`[data-value='${value}']`)) return
  tap({ die: value })
  // The rows that glow are known once the choice is on the screen.
  requestAnimationFrame(() => table.querySelector<HTMLElement>('[data-row][data-move]')?.focus())
}

function goToRow(table: HTMLElement, step: 1 | -1): void {
  const rows = [...table.querySelectorAll<HTMLElement>('[data-row]')]
  const now = rows.indexOf(document.activeElement as HTMLElement)
  const next = now < 0 ? (step > 0 ? 0 : rows.length - 1) : (now + step + rows.length) % rows.length
  rows[next]?.focus()
}
