import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  const watch = new MutationObserver(listener)
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => watch.disconnect()
}

/** The theme the page is in now, also where it follows the system: what is painted by hand is painted again when it changes. */
export function useTheme(): string {
  return useSyncExternalStore(subscribe, () => document.documentElement.dataset['theme'] ?? '')
}
