import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { freePort, temporaryFolder } from './process.ts'

const DEBIAN = '/usr/lib/postgresql'

/** Where PostgreSQL's programs are: in the path, or where Debian puts them. */
function binaryFolder(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  const debian = versions.map((version) => join(DEBIAN, version, 'bin'))
  const path = (process.env['PATH'] ?? '').split(delimiter)
  return [...path, ...debian].find((folder) =>
    ['initdb', 'postgres', 'pg_basebackup'].every((program) => existsSync(join(folder, program))),
  )
}

const BINARIES = binaryFolder()

/** Whether tests on PostgreSQL can run. In CI they must. */
export const hasPostgres = BINARIES !== undefined
const ABSENT =
  'PostgreSQL is not installed; `apt-get install postgresql` brings it on Debian, `brew install postgresql` on macOS'
if (!hasPostgres && process.env['CI']) throw new Error(ABSENT)
if (!hasPostgres) console.warn(`Tests on PostgreSQL are left out: ${ABSENT}.`)

/** PostgreSQL refuses to run as root: then it runs as the user that Debian's package made for it. */
function account(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres']))
}

/** A PostgreSQL of a test's own, on a loopback port, in a temporary folder. */
export class TestPostgres {
  readonly port: number
  readonly #folder: { readonly path: string; readonly remove: () => Promise<void> }
  readonly #settings: readonly string[]
  #server: ChildProcess | undefined
  #databases = 0

  private constructor(
    port: number,
    folder: { readonly path: string; readonly remove: () => Promise<void> },
    settings: readonly string[],
  ) {
    this.port = port
    this.#folder = folder
    this.#settings = settings
  }

  /** Without fsync unless a test kills it: what is tested then is not the disk. */
  static async start(settings: readonly string[] = ['fsync=off']): Promise<TestPostgres> {
    const folder = await newFolder()
    const postgres = new TestPostgres(await freePort(), folder, settings)
    await runToEnd('initdb', [
      '-D',
      postgres.data,
      '-A',
      'trust',
      '-U',
      'postgres',
      '--locale=C',
      '-E',
      'UTF8',
      '-N',
    ])
    await postgres.run()
    return postgres
  }

  /** A standby that follows this one. */
  async standby(settings: readonly string[]): Promise<TestPostgres> {
    const folder = await newFolder()
    const standby = new TestPostgres(await freePort(), folder, settings)
    const from = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'postgres']
    await runToEnd('pg_basebackup', ['-D', standby.data, ...from, '-R', '-X', 'stream', '-c', 'fast'])
    await standby.run()
    return standby
  }

  get pid(): number {
    return this.#server?.pid as number
  }

  get data(): string {
    return join(this.#folder.path, 'data')
  }

  urlOf(database: string, port = this.port): string {
    return `postgres://postgres@127.0.0.1:${port}/${database}`
  }

  /** A new and empty database. */
  async createDatabase(): Promise<string> {
    const name = `test${++this.#databases}`
    await this.sql(`create database ${name}`)
    return this.urlOf(name)
  }

  async sql(statement: string, database = 'postgres'): Promise<string> {
    const server = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'postgres', '-d', database]
    return runToEnd('psql', [...server, '-X', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-c', statement])
  }

  /** Resolves when it answers. */
  async run(): Promise<void> {
    const own = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${this.#folder.path}`,
      ...this.#settings,
    ]
    const args = ['-D', this.data, '-p', String(this.port), ...own.flatMap((setting) => ['-c', setting])]
    this.#server = spawn(join(BINARIES ?? '', 'postgres'), args, { ...account(), stdio: 'ignore', cwd: '/' })
    for (let tries = 0; tries < 200; tries++) {
      const answers = await this.sql('select 1').then(
        () => true,
        () => false,
      )
      if (answers) return
      await new Promise((resolve) => void setTimeout(resolve, 100))
    }
    throw new Error('PostgreSQL does not start')
  }

  /** SIGKILL to the first process makes all others end as well; SIGINT is its fast way to stop. */
  end(signal: 'SIGKILL' | 'SIGINT' | 'SIGQUIT'): Promise<void> {
    const server = this.#server
    if (!server || server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
    return new Promise((resolve) => {
      server.once('exit', () => resolve())
      server.kill(signal)
    })
  }

  async remove(): Promise<void> {
    await this.end('SIGQUIT')
    await this.#folder.remove()
  }
}

async function newFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const folder = await temporaryFolder()
  const { uid, gid } = account()
  if (uid !== undefined && gid !== undefined) chownSync(folder.path, uid, gid)
  return folder
}

/** Its output; rejects with what it said if it fails. */
function runToEnd(program: string, args: readonly string[]): Promise<string> {
  const path = join(BINARIES ?? '', program)
  const child = spawn(path, args, { ...account(), stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' })
  let [out, errors] = ['', '']
  child.stdout.on('data', (data) => void (out += String(data)))
  child.stderr.on('data', (data) => void (errors += String(data)))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(out.trim()) : reject(new Error(errors))))
  })
}
