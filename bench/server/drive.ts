import { build } from 'esbuild'
import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DriverMessage, Load, Report } from './driver.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const DRIVER = here('dist/driver/driver.js')

/** Players as the driver loads them. */
export const PLAYERS = { ours: here('dist/driver/players.js'), bare: here('dist/driver/client.js') }

/** Bundles the driver, which by itself would be compiled anew for each run, and slower code of it. */
export async function buildDriver(): Promise<void> {
  const entryPoints = ['driver.ts', 'players.ts', '../peers/bare/client.mjs'].map(here)
  const require = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)`
  await build({
    entryPoints,
    outdir: here('dist/driver'),
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    external: ['@dimforge/rapier3d-deterministic-compat', '#browser/*'],
    banner: { js: require },
  })
}

interface Driven {
  readonly report: Report
  /** How much of each was used while measuring. */
  readonly used: readonly number[]
}

/** Starts the players, in a process of their own; `read` is asked when measuring begins and when it ends. */
export function startDriver(
  load: Load,
  read: () => readonly number[],
): { driver: ChildProcess; report: Promise<Driven> } {
  const driver = fork(DRIVER, { execArgv: [] })
  driver.send(load)
  let before: readonly number[] = []
  const report = new Promise<Driven>((resolve, reject) => {
    driver.on('error', reject)
    driver.on('exit', (code) => reject(new Error(`the driver ended with ${code}`)))
    driver.on('message', (message: DriverMessage) => {
      if (message.kind === 'measuring') before = read()
      if (message.kind !== 'measured') return
      const used = read().map((value, index) => value - (before[index] ?? 0))
      resolve({ report: message.report, used })
      driver.kill('SIGKILL')
    })
  })
  return { driver, report }
}
