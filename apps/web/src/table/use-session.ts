import { useCallback, useSyncExternalStore } from 'react'
import type { Session } from '../session/session.ts'

/** A session's state as it changes. */
export function useSession<S extends Session>(session: S): S['state'] {
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session])
  return useSyncExternalStore(subscribe, () => session.state)
}
