import { connectionPool } from './connections.ts'

/**
 * Frees what was deleted or replaced, on a line of its own that may take as long as it takes: in a large house that is
 * minutes, and whoever waited for it on one of the few lines that all share would stop the house.
 */
export function scrubbing(url: string): () => Promise<void> {
  return forAllWhoAsk(async () => {
    const line = connectionPool(url, 1, 0)
    try {
      await line.query('vacuum events, packed')
    } finally {
      await line.end()
    }
  })
}

/** However many ask for some work, it is done once at a time, and once more for all who asked after it had begun. */
export function forAllWhoAsk(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const run = () => (running = work().finally(() => (running = undefined)))
  return () => {
    if (!running) return run()
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined
        return run()
      })
    return next
  }
}
