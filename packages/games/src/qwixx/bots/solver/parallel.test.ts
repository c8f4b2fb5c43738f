import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { sharedProgress, sharedSolution, shareSolve, type SharedSolve } from './parallel.ts'

/** A thread that does its share, as plain JavaScript: Node runs no TypeScript by itself. */
async function threadCode(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { workerData } from 'node:worker_threads'
        import { solveShare } from './parallel.ts'
        solveShare(workerData.shared, workerData.thread, workerData.threads)`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    platform: 'node',
    write: false,
  })
  return outputFiles[0]!.text
}

function run(code: string, workerData: { shared: SharedSolve; thread: number; threads: number }) {
  return new Promise((resolve, reject) => {
    new Worker(code, { eval: true, workerData }).once('exit', resolve).once('error', reject)
  })
}

it('two threads find what one finds, to the last digit', { timeout: 300_000 }, async () => {
  const shared = shareSolve({ penalties: 2 })
  expect(sharedProgress(shared)).toBe(0)
  const code = await threadCode()
  await Promise.all([0, 1].map((thread) => run(code, { shared, thread, threads: 2 })))
  expect(sharedProgress(shared)).toBe(1)
  // The value of the sequential solver with `penalties: 2`.
  expect(sharedSolution(shared)).toEqual({ value: 94.62043358502649, states: 2 * 1_100_439 })
})
