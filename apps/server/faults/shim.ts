import { execFile } from 'node:child_process'
import {
  closeSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const SOURCE = fileURLToPath(new URL('./disk.c', import.meta.url))

/** As disk.c numbers them. */
export const FAULTS = ['fail', 'short', 'full', 'fail-sync'] as const
type Fault = (typeof FAULTS)[number]

export interface Arming {
  readonly fault: Fault
  /** This many operations go through before it. */
  readonly after: number
  /** This many operations it concerns; -1 for all that follow. */
  readonly lasts: number
}

const CONTROL_BYTES = 16

/** The library between a server and its disk: what it wrote down, and which fault comes next. */
export class Shim {
  readonly env: NodeJS.ProcessEnv
  readonly #trace: string
  readonly #control: number

  private constructor(library: string, data: string, folder: string) {
    this.#trace = join(folder, 'trace')
    const control = join(folder, 'control')
    writeFileSync(this.#trace, '')
    writeFileSync(control, Buffer.alloc(CONTROL_BYTES))
    this.#control = openSync(control, 'r+')
    this.env = {
      LD_PRELOAD: library,
      DISK_FOLDER: realpathSync(data),
      DISK_TRACE: this.#trace,
      DISK_CONTROL: control,
    }
  }

  /** `data` is the folder to stand before, `folder` where the library and its files go. Needs a C compiler. */
  static async make(data: string, folder: string): Promise<Shim> {
    const library = join(folder, 'disk.so')
    await run('cc', [
      '-shared',
      '-fPIC',
      '-O2',
      '-Wall',
      '-Werror',
      '-o',
      library,
      SOURCE,
      '-ldl',
      '-lpthread',
    ])
    return new Shim(library, data, folder)
  }

  /** How much was written down by now: what happens later comes after it. */
  get position(): number {
    return statSync(this.#trace).size
  }

  get trace(): Buffer {
    return readFileSync(this.#trace)
  }

  arm({ fault, after, lasts }: Arming): void {
    this.#write([FAULTS.indexOf(fault) + 1, after, lasts, 0])
  }

  disarm(): void {
    this.#write([0, 0, 0, 0])
  }

  /** How often the armed fault has struck, and whether it may strike again. */
  get struck(): { readonly times: number; readonly isOver: boolean } {
    const bytes = Buffer.alloc(CONTROL_BYTES)
    readSync(this.#control, bytes, 0, CONTROL_BYTES, 0)
    return { times: bytes.readInt32LE(12), isOver: bytes.readInt32LE(0) === 0 }
  }

  close(): void {
    closeSync(this.#control)
  }

  #write(numbers: readonly number[]): void {
    const bytes = Buffer.alloc(CONTROL_BYTES)
    for (const [index, number] of numbers.entries()) bytes.writeInt32LE(number, 4 * index)
    // The fault itself last: the library may look at any moment.
    writeSync(this.#control, bytes, 4, CONTROL_BYTES - 4, 4)
    writeSync(this.#control, bytes, 0, 4, 0)
  }
}
