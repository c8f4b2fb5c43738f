import { useSyncExternalStore } from 'react'

/** The address without its search, such as `/rules`. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => location.pathname)
}

/** What stands behind the question mark. */
export function useSearch(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(subscribe, () => location.search))
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

/** Written into the history with every page that was reached from another one of ours. */
const CAME_FROM_HERE = { cameFromHere: true }

/** Whether the page before this one is ours. */
export function canGoBack(): boolean {
  return (history.state as Partial<typeof CAME_FROM_HERE> | null)?.cameFromHere === true
}

/** Shows another page of ours; `replace` leaves no way back to this one. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(history.state, '', path)
  else history.pushState(CAME_FROM_HERE, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
  scrollTo(0, 0)
}

/** The parts of a path that a pattern such as `/game/:id` names; undefined if it does not fit. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const parts = path.replace(/\/+$/, '').split('/')
  if (wanted.length !== Math.max(parts.length, 2)) return undefined
  const named: Record<string, string> = {}
  for (const [at, want] of wanted.entries()) {
    const part = decoded(parts[at] ?? '')
    if (part === undefined) return undefined
    if (want.startsWith(':')) named[want.slice(1)] = part
    else if (want !== part) return undefined
  }
  return named
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
