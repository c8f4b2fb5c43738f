import { Worker } from 'node:worker_threads'
import { sharedProgress, sharedSolution, shareSolve, solve, type Solution } from '@rattlecup/games/solve'
import type { ThreadTask } from './worker.ts'

export interface Problem {
  readonly penalties: number
  readonly players: number
  readonly threads: number
  readonly onProgress: (share: number) => void
}

/** How often the work of the threads is looked at. */
const LOOK_MS = 200

/** Solves in as many threads as told; both ways find the same to the last digit. */
export async function solveQwixx({ penalties, players, threads, onProgress }: Problem): Promise<Solution> {
  const { WORKER } = await import('./worker.ts')
  // Node runs no TypeScript by itself: from source there is one thread, this one.
  if (threads === 1 || WORKER.endsWith('.ts')) return solve({ penalties, players, onProgress })
  const shared = shareSolve({ penalties, players })
  const timer = setInterval(() => onProgress(sharedProgress(shared)), LOOK_MS)
  try {
    const tasks = Array.from({ length: threads }, (_, thread): ThreadTask => ({ shared, thread, threads }))
    await Promise.all(tasks.map((task) => runThread(WORKER, task)))
  } finally {
    clearInterval(timer)
  }
  return sharedSolution(shared)
}

function runThread(file: string, workerData: ThreadTask): Promise<void> {
  return new Promise((resolve, reject) => {
    new Worker(new URL(file), { workerData })
      .once('error', reject)
      .once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a thread ended with ${code}`))))
  })
}
