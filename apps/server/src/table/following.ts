import type { FinishedSeat } from '../store/history/contract.ts'
import type { CachedLog, AddedRecord } from './cached-log.ts'
import { readTable } from './read-table.ts'
import { erased } from './state/own-records.ts'
import type { TableParts } from './table-parts.ts'
import type { Task, TaskQueue } from './task-queue.ts'

const NOTHING: Task = { atRest: false, run: () => {}, refuse: () => {} }

interface FollowingParts extends Pick<TableParts, 'log' | 'findGame' | 'environment' | 'onRewritten'> {
  readonly cached: CachedLog
  readonly queue: () => TaskQueue
  /** Called with each record of another node. */
  readonly onAdded: (added: AddedRecord) => void
  /** Called when everything was read again, with the seats of the games that had ended; then everybody here needs the whole table, or what they missed. */
  readonly onRead: (ended: readonly FinishedSeat[], needs: 'all' | 'missed') => void
}

/** Keeps what is in memory of a table's log up with the log itself: with what other nodes wrote, and after a loss or a rewriting. */
export class Following {
  readonly #parts: FollowingParts
  /** Whether the log was rewritten since it was read: what everybody was told is no longer what it says. */
  #isRewritten = false

  constructor(parts: FollowingParts) {
    this.#parts = parts
  }

  /** Another node wrote up to the record of this number, which may be given. What is missing is read from the log. */
  follow(n: number, record?: string): void {
    if (n <= this.#n) return
    this.#parts.queue().add({ ...NOTHING, atRest: true, run: () => this.#catchUp(n, record) })
  }

  /** Another node rewrote the log: everybody here gets the table again. */
  reread(): void {
    const run = () => void this.#rewrite(async () => {})
    this.#parts.queue().add({ ...NOTHING, atRest: true, run })
  }

  /** Takes a guest's name and words out of the log for good. Everybody here gets the table again, without them. */
  async erase(guest: string): Promise<void> {
    const { log, cached, queue, onRewritten } = this.#parts
    const change = async () => {
      const { id } = cached.state
      await log.rewrite(id, erased(await log.load(id), guest))
      onRewritten?.()
    }
    await queue().atRest(() => this.#rewrite(change))
  }

  /** Reads what other nodes wrote, then goes on. What can't be read is found missing again by whoever looks next. */
  readTail(next: Task, unread: () => void = next.run): void {
    const { log, cached, queue } = this.#parts
    const goOn = (lines: readonly string[]) => () => {
      this.#adopt(lines)
      next.run()
    }
    const tail = log.load(cached.state.id, this.#n + 1).then(goOn, () => unread)
    queue().hold(tail.then((run) => ({ ...next, atRest: false, run })))
  }

  /** Everybody here has what they were told, unless that is what failed. */
  async readAgain(after: 'refusal' | 'failure'): Promise<void> {
    const { log, cached, findGame, environment, onRead } = this.#parts
    const read = await readTable(await log.load(cached.state.id), findGame, environment.now())
    cached.replace(read)
    const needs = this.#isRewritten || after === 'failure' ? 'all' : 'missed'
    this.#isRewritten = false
    onRead(read.ended, needs)
  }

  get #n(): number {
    return this.#parts.cached.state.n
  }

  #catchUp(n: number, record: string | undefined): void {
    if (n <= this.#n) return
    if (record !== undefined && n === this.#n + 1) return this.#adopt([record])
    this.readTail(NOTHING)
  }

  #adopt(lines: readonly string[]): void {
    for (const line of lines) this.#parts.onAdded(this.#parts.cached.follow(line))
  }

  #rewrite(change: () => Promise<void>): Promise<void> {
    return this.#parts.queue().rewrite(async () => {
      this.#isRewritten = true
      await change()
    })
  }
}
