import { useSyncExternalStore } from 'react'

/** Where the table's frame has a column beside the table. */
const WIDE = '(width >= 1100px)'

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
