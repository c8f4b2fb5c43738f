import { isMainThread, workerData } from 'node:worker_threads'
import { solveShare, type SharedSolve } from '@rattlecup/games/solve'

/** What a thread is told. */
export interface ThreadTask {
  readonly shared: SharedSolve
  readonly thread: number
  readonly threads: number
}

/** This very file is what a thread runs. */
export const WORKER = import.meta.url

if (!isMainThread && isThreadTask(workerData)) {
  solveShare(workerData.shared, workerData.thread, workerData.threads)
}

/** Test runners have threads, too, with data of their own. */
function isThreadTask(data: unknown): data is ThreadTask {
  return typeof data === 'object' && data !== null && 'shared' in data && 'threads' in data
}
