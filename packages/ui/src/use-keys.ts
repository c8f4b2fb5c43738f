import { useEffect } from 'react'

export type Keys = Readonly<Record<string, (() => void) | undefined>>

/** Single keys for a table, wherever the focus is. They are left alone while something is typed or a window lies over the table. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const act = keys[event.key.toLowerCase()]
      if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isElsewhere(event.target)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

function isElsewhere(target: EventTarget | null): boolean {
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return Boolean(isTyping) || document.querySelector('dialog[open]') !== null
}
