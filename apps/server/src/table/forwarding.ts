import type { GuestRow } from '../store/contract.ts'
import type { TableCommand } from './state/decide.ts'
import type { TableState } from './state/state.ts'
import type { Task } from './task-queue.ts'

type MoveCommand = Extract<TableCommand, { t: 'move' }>

/** A move that somebody made at another node. */
export interface ForwardedMove {
  readonly guest: GuestRow
  readonly command: MoveCommand
}

/** How long the other node may take; then it is done here, which is never wrong, only dearer. */
const ANSWER_MS = 200
/** How long nothing is forwarded after it was in vain: the other node may be gone. */
const REST_MS = 1000

interface Waiting extends ForwardedMove {
  readonly timer: NodeJS.Timeout
  readonly done: (n: number) => void
}

/**
 * Moves go to the node that runs the table's clocks, if they can: were two nodes to write at once, one of them would be
 * refused and have to read the whole log again. That a move was carried out is known by its record; nobody waits for more.
 */
export class Forwarding {
  readonly #waiting = new Set<Waiting>()
  readonly #forward: ((move: ForwardedMove) => boolean) | undefined
  #restUntil = -Infinity

  /** `forward` answers whether it was sent. */
  constructor(forward: ((move: ForwardedMove) => boolean) | undefined) {
    this.#forward = forward
  }

  /** Whether another node was asked; then one of both is called: with the number of the move's record, or to do it here. */
  takes(move: ForwardedMove, task: Task, then: Pick<Waiting, 'done'> & { doHere: () => void }): boolean {
    if (task.isForwarded || performance.now() < this.#restUntil || !this.#forward?.(move)) return false
    task.isForwarded = true
    const timer = setTimeout(() => {
      this.#waiting.delete(waiting)
      this.#restUntil = performance.now() + REST_MS
      then.doHere()
    }, ANSWER_MS)
    const waiting: Waiting = { ...move, timer, done: then.done }
    this.#waiting.add(waiting)
    return true
  }

  /** To be called when records have come. */
  look(state: TableState): void {
    for (const waiting of this.#waiting) {
      const n = state.recordOf(waiting.guest.id, waiting.command.i)
      if (n === undefined) continue
      clearTimeout(waiting.timer)
      this.#waiting.delete(waiting)
      waiting.done(n)
    }
  }
}
