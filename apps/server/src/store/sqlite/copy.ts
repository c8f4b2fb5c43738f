import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { DatabaseThread } from './thread.ts'

const run = promisify(execFile)

/** Nothing is overwritten, and it is on the disk when it says so. */
const PROGRAM = `
  const { constants, copyFileSync, fsyncSync, openSync } = require('node:fs')
  const [from, to] = process.argv.slice(1)
  copyFileSync(from, to, constants.COPYFILE_EXCL)
  fsyncSync(openSync(to, 'r+'))
`

/** Copies a database while it is written to. */
export class Copier {
  readonly #thread: DatabaseThread
  readonly #file: string
  #last: Promise<unknown> = Promise.resolve()

  constructor(thread: DatabaseThread, file: string) {
    this.#thread = thread
    this.#file = file
  }

  /** One after the other: the next one would write into the file that is being copied. */
  copyTo(file: string): Promise<void> {
    const copied = this.#last.then(() => this.#copy(file))
    this.#last = copied.catch(() => {})
    return copied
  }

  async #copy(file: string): Promise<void> {
    try {
      await this.#thread.ask({ do: 'freeze' })
      await copyElsewhere(this.#file, file)
    } finally {
      await this.#thread.ask({ do: 'thaw' })
    }
  }
}

/** In a process of its own: were the file opened and closed in this one, the system would drop the database's lock on it. */
async function copyElsewhere(from: string, to: string): Promise<void> {
  try {
    await run(process.execPath, ['-e', PROGRAM, from, to])
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    const isThere = stderr?.includes('EEXIST')
    if (!isThere) await rm(to, { force: true })
    const why = isThere ? `'${to}' already exists` : /Error: (.*)/.exec(stderr ?? '')?.[1]
    throw new Error(why ?? String(error), { cause: error })
  }
}
