import { Worker } from 'node:worker_threads'
import { manifestOf } from '@rattlecup/games/manifest'
import type { SolveTask, Solution, Solver } from '@rattlecup/games/solver'
import type { ThreadTask } from './worker.ts'

/** How often the work of the threads is looked at. */
const LOOK_MS = 200

/** What solves a game; undefined if nothing can. */
export async function solverOf(game: string): Promise<Solver | undefined> {
  return manifestOf(game).solver?.()
}

/** Solves in as many threads as told; both ways find the same to the last digit. */
export async function solveGame(game: string, task: SolveTask, threads: number): Promise<Solution> {
  const solver = (await solverOf(game)) as Solver
  const { WORKER } = await import('./worker.ts')
  // Node runs no TypeScript by itself: from source there is one thread, this one.
  if (threads === 1 || WORKER.endsWith('.ts')) return solver.solve(task)
  const shared = solver.shareSolve(task)
  const timer = setInterval(() => task.onProgress?.(solver.sharedProgress(shared)), LOOK_MS)
  try {
    const tasks = Array.from({ length: threads }, (_, thread): ThreadTask => ({
      game,
      shared,
      thread,
      threads,
    }))
    await Promise.all(tasks.map((each) => runThread(WORKER, each)))
  } finally {
    clearInterval(timer)
  }
  return solver.sharedSolution(shared)
}

function runThread(file: string, workerData: ThreadTask): Promise<void> {
  return new Promise((resolve, reject) => {
    new Worker(new URL(file), { workerData })
      .once('error', reject)
      .once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a thread ended with ${code}`))))
  })
}
