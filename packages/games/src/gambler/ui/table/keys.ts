import type { Shortcut } from '@rattlecup/ui'
import type { KeyboardEvent } from 'react'
import type { Words } from '../words/words.ts'
import type { Placing } from './use-placing.ts'

const ENDS: Readonly<Record<string, 'roll' | 'stop'>> = { r: 'roll', s: 'stop' }

/** The table's keys, for the list of shortcuts. */
export function shortcuts({ keys }: Words): readonly Shortcut[] {
  return [
    { keys: '1–6', does: keys.die },
    { keys: '↑ ↓', does: keys.row },
    { keys: 'R', does: keys.roll },
    { keys: 'S', does: keys.stop },
    { keys: 'Esc', does: keys.takeBack },
  ]
}

/**
 * Keys while the focus is at the table: 1 to 6 takes a die and goes to the first row that would take it, arrows go from
 * row to row, R rolls again, S stops, Escape takes back. Elsewhere on the page they are left alone.
 */
export function onTableKey(
  event: KeyboardEvent<HTMLElement>,
  { tap, clear }: Placing,
  end: (type: 'roll' | 'stop') => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const table = event.currentTarget
  const key = event.key.toLowerCase()
  const ending = ENDS[key]
  if (key >= '1' && key <= '6') takeDie(table, Number(key), tap)
  else if (ending) end(ending)
  else if (key === 'escape') clear()
  else if (key === 'arrowdown' || key === 'arrowup') goToRow(table, key === 'arrowdown' ? 1 : -1)
  else return
  event.preventDefault()
}

function takeDie(table: HTMLElement, value: number, tap: Placing['tap']): void {
  if (!table.querySelector(`[data-value='${value}']`)) return
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
