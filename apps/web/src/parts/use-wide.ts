import { useCallback, useSyncExternalStore } from 'react'

const WIDE = '(width >= 1100px)'

/** Whether there is room beside the table. */
export function useWide(): boolean {
  const subscribe = useCallback((listener: () => void) => {
    const media = matchMedia(WIDE)
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }, [])
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
}
