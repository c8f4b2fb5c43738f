import { Worker } from 'node:worker_threads'
import { threadFile } from '../../work/thread-file.ts'
import type { StoreAnswer, Request } from './messages.ts'

class DatabaseError extends Error {
  readonly code: string
  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

/** It only passes texts on, which are soon forgotten; left to itself it lets 20 MB of them pile up. */
const YOUNG_MEGABYTES = 2

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

/** The main thread's end of the thread that owns the database. Answers come in the order of the requests. */
export class DatabaseThread {
  readonly #worker: Worker
  readonly #waiting: Waiting[] = []
  /** Resolves if the thread ends by itself. */
  readonly lost: Promise<Error>
  #lose: (error: Error) => void = () => {}
  #ended: Error | undefined
  #isClosing = false

  private constructor(file: string) {
    this.lost = new Promise((resolve) => void (this.#lose = resolve))
    const program = threadFile('./store-thread.js', new URL('./worker.dev.mjs', import.meta.url))
    this.#worker = new Worker(program, {
      workerData: { file },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    })
    this.#worker.on('message', (answer: StoreAnswer) => this.#answer(answer))
    this.#worker.on('error', (error) => this.#fail(error))
    this.#worker.on('exit', () => this.#fail(new Error('the database thread has ended')))
  }

  static async open(file: string): Promise<DatabaseThread> {
    const thread = new DatabaseThread(file)
    try {
      await new Promise((resolve, reject) => thread.#waiting.push({ resolve, reject }))
      return thread
    } catch (error) {
      await thread.#worker.terminate()
      throw error
    }
  }

  ask(request: Request): Promise<unknown> {
    if (this.#ended) return Promise.reject(this.#ended)
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      this.#worker.postMessage(request)
    })
  }

  /** Resolves when the thread has ended: only then is the file free for others. */
  async close(): Promise<void> {
    const ended = new Promise<void>((resolve) => void this.#worker.once('exit', () => resolve()))
    this.#isClosing = true
    await this.ask({ do: 'close' })
    await ended
  }

  #answer(answer: StoreAnswer): void {
    const waiting = this.#waiting.shift()
    if (answer.ok) waiting?.resolve(answer.value)
    else waiting?.reject(new DatabaseError(answer.error.message, answer.error.code))
  }

  #fail(error: unknown): void {
    this.#ended ??= error as Error
    if (!this.#isClosing) this.#lose(this.#ended)
    for (const waiting of this.#waiting.splice(0)) waiting.reject(error as Error)
  }
}
