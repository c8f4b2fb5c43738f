import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createConnection } from 'node:net'
import { freePort } from './process.ts'

/** Whether tests with Redis can run. In CI they must. */
export const hasRedis = spawnSync('redis-server', ['--version']).error === undefined
const ABSENT =
  'Redis is not installed; `apt-get install redis-server` brings it on Debian, `brew install redis` on macOS'
if (!hasRedis && process.env['CI']) throw new Error(ABSENT)
if (!hasRedis) console.warn(`Tests with Redis are left out: ${ABSENT}.`)

/** A Redis of a test's own, on a loopback port, that keeps nothing. */
export class TestRedis {
  readonly port: number
  #server: ChildProcess | undefined

  private constructor(port: number) {
    this.port = port
  }

  static async start(): Promise<TestRedis> {
    const redis = new TestRedis(await freePort())
    await redis.run()
    return redis
  }

  get pid(): number {
    return this.#server?.pid as number
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  async run(): Promise<void> {
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    this.#server = spawn('redis-server', args, { stdio: 'ignore' })
    for (let tries = 0; tries < 100 && !(await answers(this.port)); tries++)
      await new Promise((resolve) => void setTimeout(resolve, 50))
  }

  end(): Promise<void> {
    const server = this.#server
    if (!server || server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      server.once('exit', () => resolve())
      server.kill('SIGKILL')
    })
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
