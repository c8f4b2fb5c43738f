/**
 * A part that can't be loaded may belong to a version that the server no longer has: then the page is loaded again, with the
 * new one. Nothing is lost by it, as games are kept with every move. Where only the network is gone, it is left as it is.
 */
export function followUpdates(ownScript: string): void {
  const { pathname } = new URL(ownScript)
  addEventListener('vite:preloadError', () => {
    void frontPage().then(
      (page) => page?.includes('/assets/') && !page.includes(pathname) && location.reload(),
    )
  })
}

/** Loads the page again, which heals what could not be loaded; without a network, where it would be gone, only tries again. */
export async function reloadOr(again: () => void): Promise<void> {
  if ((await frontPage()) === undefined) again()
  else location.reload()
}

async function frontPage(): Promise<string | undefined> {
  try {
    const answer = await fetch('/', { cache: 'no-store' })
    return answer.ok ? await answer.text() : undefined
  } catch {
    return undefined
  }
}
