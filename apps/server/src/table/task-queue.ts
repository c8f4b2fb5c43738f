import type { ServerCode } from '@rattlecup/protocol'
import { requestError } from '../errors.ts'
import { TakenError, UnreachableError } from '../store/contract.ts'

/** Something that waits for its turn. */
export interface Task {
  /** Whether it may only run when everything is on the disk: what is read then can't be undone by a crash. */
  readonly atRest: boolean
  readonly run: () => void
  /** Called instead, if its turn never comes. */
  readonly refuse: (code: ServerCode) => void
  /** How often it failed because another node was first or the store could not be reached. */
  tries?: number
  /** Whether the log was looked at for what other nodes wrote, before it is refused for what it says. */
  isInformed?: boolean
  /** Whether another node was asked to carry it out, or asks for it: then it is done here. */
  isForwarded?: boolean
}

/** After being overtaken this often a command is refused; the client may send it again. */
const MOST_TRIES = 20
/** What waits while the store can't be reached. */
const MOST_WAITING = 500
const RETRY_MS = 250

interface QueueParts {
  /** Where the table is: what throws twice at one place closes it. */
  readonly place: () => number
  /** Makes good a loss by reading the log again: because it refused a record, or because something was thrown. */
  readonly readAgain: (after: 'refusal' | 'failure') => Promise<void>
  readonly onError: (error: Error) => void
  /** Called once, when nothing can run any more. */
  readonly onClosed: (code: ServerCode) => void
}

/**
 * When the tasks of one table run: one after the other, none while the table is held or its state is lost. What is
 * thrown costs at most this table, never the process.
 */
export class TaskQueue {
  readonly #parts: QueueParts
  readonly #waiting: Task[] = []
  /** Tasks that failed so, to be done again when the log has been read. */
  readonly #again: Task[] = []
  /** Records on their way to the disk. */
  #unwritten = 0
  /** A throw is being simulated, or the log is being read again: everything else waits. */
  #isHeld = false
  #isLost = false
  #after: 'refusal' | 'failure' = 'refusal'
  #isClosed = false
  /** Where the table was when something was thrown last. */
  #failedAt = -1

  constructor(parts: QueueParts) {
    this.#parts = parts
  }

  /** Whether everything that happened is on the disk. */
  get isSettled(): boolean {
    return this.#unwritten === 0 && !this.#isHeld
  }

  add(task: Task): void {
    if (this.#isClosed || this.#waiting.length >= MOST_WAITING) return task.refuse('conflict')
    if (this.#waiting.length === 0 && this.#isReadyFor(task)) return this.#run(task)
    this.#waiting.push(task)
  }

  /** Does something when everything is on the disk. */
  atRest<T>(work: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const refuse = (code: ServerCode) => reject(requestError(code))
      this.add({ atRest: true, run: () => resolve(work()), refuse })
    })
  }

  /**
   * Waits for the record of a task to be on the disk. If it is refused, the state that already has it is lost; if that
   * may be because of another node, the task is carried out again from what the log says then.
   */
  write(appended: Promise<void>, written: () => void, task: Task): void {
    this.#unwritten++
    const end = (tell: () => void) => {
      this.#unwritten--
      this.#guard(tell)
      this.#proceed()
    }
    appended.then(
      () => end(written),
      (error: Error) => {
        this.#lose(error)
        end(() => this.#refused(task, error))
      },
    )
  }

  #refused(task: Task, error: Error): void {
    const mayHelp = error instanceof TakenError || isElsewhere(error)
    task.tries = (task.tries ?? 0) + 1
    if (mayHelp && task.tries < MOST_TRIES) this.#again.push(task)
    else task.refuse('conflict')
  }

  /**
   * Lets everything else wait until `next` is known, and runs it unless the state was lost meanwhile. If what can't be
   * reached now is to blame that nothing is known, the client may ask again.
   */
  hold(next: Promise<Task>, refuse: Task['refuse'] = () => {}): void {
    this.#isHeld = true
    const failed = (error: Error): Task => {
      this.#parts.onError(error)
      return { atRest: false, run: () => refuse(isElsewhere(error) ? 'conflict' : 'internal'), refuse }
    }
    void next.catch(failed).then((task) => {
      this.#isHeld = false
      if (this.#isLost) this.#guard(() => task.refuse('conflict'))
      else this.#run(task)
      this.#proceed()
    })
  }

  /** Changes the log itself while everything else waits, and reads it again. */
  async rewrite(change: () => Promise<void>): Promise<void> {
    this.#isHeld = true
    try {
      await change()
    } finally {
      await this.#recover()
    }
  }

  close(code: ServerCode): void {
    if (this.#isClosed) return
    this.#isClosed = true
    for (const task of [...this.#again.splice(0), ...this.#waiting.splice(0)]) task.refuse(code)
    this.#parts.onClosed(code)
  }

  #isReadyFor({ atRest }: Task): boolean {
    return !this.#isHeld && !this.#isLost && (!atRest || this.#unwritten === 0)
  }

  #run(task: Task): void {
    this.#guard(() => {
      try {
        task.run()
      } catch (error) {
        task.refuse('internal')
        throw error
      }
    })
  }

  #guard(action: () => void): void {
    try {
      action()
    } catch (error) {
      this.#fail(error as Error)
    }
  }

  /** Something was thrown that should not have been. Reading the log again may help, but not forever. */
  #fail(error: Error): void {
    const place = this.#parts.place()
    const isRepeated = this.#failedAt === place
    this.#failedAt = place
    this.#after = 'failure'
    this.#lose(error)
    if (isRepeated) this.close('internal')
    this.#proceed()
  }

  #lose(error: Error): void {
    // Another node being first is not an error.
    if (!this.#isLost && !(error instanceof TakenError)) this.#parts.onError(error)
    this.#isLost = true
  }

  /** Goes on with what waits. After a loss, reads the log again first, once nothing is on its way to it. */
  #proceed(): void {
    if (this.#isClosed) return
    if (this.#isLost && this.isSettled) return void this.#recover()
    while (this.#waiting[0] && this.#isReadyFor(this.#waiting[0])) this.#run(this.#waiting.shift() as Task)
  }

  /** As long as the store can't be reached, everything waits for it. */
  async #recover(): Promise<void> {
    this.#isHeld = true
    try {
      while (!(await this.#hasReadAgain())) await new Promise((resolve) => void setTimeout(resolve, RETRY_MS))
    } catch (error) {
      this.#parts.onError(error as Error)
      return this.close('internal')
    }
    this.#isHeld = this.#isLost = false
    this.#after = 'refusal'
    this.#waiting.unshift(...this.#again.splice(0))
    this.#proceed()
  }

  async #hasReadAgain(): Promise<boolean> {
    if (this.#isClosed) return true
    try {
      await this.#parts.readAgain(this.#after)
      return true
    } catch (error) {
      if (isElsewhere(error)) return false
      throw error
    }
  }
}

function isElsewhere(error: unknown): boolean {
  return error instanceof UnreachableError
}
