import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync, fdatasyncSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Fsync } from './report.ts'

const TICKS_PER_SECOND = 100

/** CPU seconds a process has used, all its threads together. */
export function cpuSeconds(pid: number): number {
  const fields = statOf(pid)
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** CPU seconds of a process and all its children, those that ended included. */
export function familyCpuSeconds(pid: number): number {
  const children = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && parentOf(entry) === pid)
  const ended = statOf(pid).slice(13, 15)
  const gone = ended.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND
  return children.reduce((sum, child) => sum + cpuSeconds(Number(child)), cpuSeconds(pid) + gone)
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(statOf(Number(pid))[1])
  } catch {
    return undefined
  }
}

/** What the system says of a process, after its name. */
function statOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
}

/** Keeps a process, with all its threads, to one processor, where the system can: server and driver don't get in each other's way. */
export function keepTo(processor: number, pid: number): void {
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(processor), String(pid)])
}

export interface Running {
  readonly pid: number
  readonly address: string
  stop(): Promise<void>
}

/** Starts a server and waits for the line that says where it is. */
export function startProcess(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout.on('data', (data: Buffer) => {
      const address = /http:\/\/localhost:\d+/.exec(String(data))?.[0]
      if (address) resolve({ pid: child.pid as number, address, stop: () => stop(child) })
    })
  })
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

/** What the machine's own disk takes to make a small write durable, in milliseconds: the median and the slowest of a hundred. */
export function measureFsync(folder: string): Fsync {
  const path = join(folder, 'fsync.probe')
  const file = openSync(path, 'w')
  const times = Array.from({ length: 200 }, () => {
    const begun = performance.now()
    writeSync(file, Buffer.alloc(4096))
    fdatasyncSync(file)
    return performance.now() - begun
  }).sort((a, b) => a - b)
  closeSync(file)
  rmSync(path)
  return { p50: times[100] as number, p99: times[198] as number }
}
