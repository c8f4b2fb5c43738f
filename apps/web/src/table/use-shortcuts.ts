import { useEffect } from 'react'

/** Does something at the press of a single key, but where somebody is typing. */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return
      const act = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

/** A dialog has keys of its own. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element && target.closest('input, select, textarea, [contenteditable], dialog') !== null
  )
}
