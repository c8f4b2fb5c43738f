import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildServer } from '../../build.mjs'

/** Bundles the server into a folder of its own, so that tests running side by side do not disturb one another. */
export async function buildFor(test: string): Promise<string> {
  const folder = fileURLToPath(new URL(`../../dist/${test}`, import.meta.url))
  await buildServer(folder)
  return join(folder, 'main.js')
}

export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'rattlecup-test-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

/** Longer than a server takes to end its calls and close its database, on a machine with much other work. */
const END_WITHIN_MS = 60_000

/** A server in a process of its own. */
export class ServerProcess {
  readonly #program: string
  readonly #env: NodeJS.ProcessEnv
  #child: ChildProcess | undefined

  constructor(program: string, env: NodeJS.ProcessEnv) {
    this.#program = program
    this.#env = env
  }

  get pid(): number {
    return this.#child?.pid as number
  }

  /** Resolves when it says that it is ready. */
  start(): Promise<void> {
    const env = { ...process.env, LOG_LEVEL: 'error', HOST: '127.0.0.1', ...this.#env }
    const child = spawn(process.execPath, [this.#program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    this.#child = child
    // A test that failed in the middle leaves no server behind: whoever reads what tests print would wait for it.
    const endWithTest = () => void child.kill('SIGKILL')
    process.once('exit', endWithTest)
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => {
        process.off('exit', endWithTest)
        reject(new Error(`the server ended with ${code}`))
      })
      child.stdout?.once('data', () => resolve())
    })
  }

  /** Lets it stand still, as if its machine were cut off, or go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal)
  }

  /** Ends it and waits until it is gone; answers its exit code. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) {
      return Promise.resolve(child?.exitCode ?? null)
    }
    return new Promise((resolve, reject) => {
      const tooLong = () => reject(new Error(`the server still runs ${END_WITHIN_MS} ms after ${signal}`))
      const timer = setTimeout(tooLong, END_WITHIN_MS)
      child.once('exit', (code) => {
        clearTimeout(timer)
        resolve(code)
      })
      child.kill(signal)
    })
  }
}

/** Runs it to its end; for starts that must fail. */
export function runToEnd(
  program: string,
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, [program], { env: { ...process.env, ...env }, stdio: 'pipe' })
  let errors = ''
  child.stderr.on('data', (data) => void (errors += String(data)))
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, errors })))
}
