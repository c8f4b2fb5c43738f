import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DriverMessage, Load, Report } from './driver.ts'

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
  const program = fileURLToPath(new URL('driver.ts', import.meta.url))
  const driver = fork(program, { execArgv: ['--import', 'tsx'] })
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
