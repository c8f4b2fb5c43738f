import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** As a person's shell has it: what npm and vitest set for this test is nobody's business. */
const ENV = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm_|VITEST|NODE_ENV)/i.test(name)),
)

/** Runs npm to its end and answers what it says; what it has fetched before is not fetched again. */
export async function npm(folder: string, ...args: string[]): Promise<string> {
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: folder, env: ENV, maxBuffer: 2 ** 26 }
  return (await promisify(execFile)('npm', [...quiet, ...args], options)).stdout
}

/** A server that npm started, and that says where it is. */
export class StartedByNpm {
  readonly address: Promise<string>
  readonly #child: ChildProcess

  constructor(folder: string, command: readonly [string, ...string[]], env: NodeJS.ProcessEnv) {
    const [program, ...args] = command
    this.#child = spawn(program, args, {
      cwd: folder,
      env: { ...ENV, LOG_LEVEL: 'error', HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.address = new Promise((resolve, reject) => {
      let said = ''
      this.#child.stdout?.on('data', (data) => {
        said += String(data)
        const [, address] = /ready at (\S+)/.exec(said) ?? []
        if (address !== undefined) resolve(address)
      })
      this.#child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)))
    })
  }

  /** Sends npm a signal and waits until npm has ended. */
  end(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#child.exitCode !== null || this.#child.signalCode !== null) return resolve()
      this.#child.once('exit', () => resolve())
      this.#child.kill('SIGTERM')
    })
  }
}

/** Whether the server ends soon: it no longer answers. */
export async function isGone(address: string, patience = 5000): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (!(await fetch(`${address}/api/health`).catch(() => undefined))) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}
