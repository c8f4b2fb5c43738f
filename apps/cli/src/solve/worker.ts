import { isMainThread, workerData } from 'node:worker_threads'
import { solverOf } from './run.ts'

/** What a thread is told. */
export interface ThreadTask {
  readonly game: string
  readonly shared: object
  readonly thread: number
  readonly threads: number
}

/** This very file is what a thread runs. */
export const WORKER = import.meta.url

if (!isMainThread && isThreadTask(workerData)) {
  const solver = await solverOf(workerData.game)
  solver?.solveShare(workerData.shared, workerData.thread, workerData.threads)
}

/** Test runners have threads, too, with data of their own. */
function isThreadTask(data: unknown): data is ThreadTask {
  return typeof data === 'object' && data !== null && 'shared' in data && 'threads' in data
}
