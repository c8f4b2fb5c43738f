import type { GuestRow } from '../store/contract.ts'
import type { Cause } from './members.ts'
import { isRefusal } from './public/encode.ts'
import type { TableCommand } from './state/decide.ts'
import type { TableState } from './state/state.ts'

/** A command of somebody who is at the table by another node. */
export interface ForwardedCommand {
  readonly guest: GuestRow
  readonly command: TableCommand
}

/** Why a forwarded command was not carried out, as its guest is to be told. */
export interface ForwardedRefusal {
  readonly guest: string
  readonly i: string
  readonly text: string
}

/** In whose name a forwarded command is carried out: of the answers only a refusal is told. */
export function forwardedCause(
  { guest, command: { i } }: ForwardedCommand,
  tell: (refusal: ForwardedRefusal) => void,
): NonNullable<Cause> {
  const send = (text: string) => void (isRefusal(text) && tell({ guest: guest.id, i, text }))
  return { member: { guest, seat: null, hosting: false, send }, i }
}

/** How long another node may take; then it is done here, which is never wrong, only dearer. */
export const FORWARD_MS = 1000
/** More are done here. */
const MOST_WAITING = 200

interface Waiting {
  readonly cause: NonNullable<Cause>
  readonly timer: NodeJS.Timeout
  readonly doHere: () => void
}

/**
 * Commands that the node which runs the table was asked to carry out: were two nodes to write at once, the log would
 * refuse one of them, which then had to read it all again. That a command was carried out is known by its record.
 */
export class Forwarding {
  readonly #waiting = new Set<Waiting>()
  readonly #forward: (given: ForwardedCommand) => boolean
  readonly #onSilence: () => void

  /** `forward` answers whether there is such a node; `onSilence` hears that it did not answer. */
  constructor(forward: (given: ForwardedCommand) => boolean = () => false, onSilence = () => {}) {
    this.#forward = forward
    this.#onSilence = onSilence
  }

  /** Whether another node was asked. `doHere` is called if it does not answer. */
  takes(command: TableCommand, cause: NonNullable<Cause>, doHere: () => void): boolean {
    const isFull = this.#waiting.size >= MOST_WAITING
    if (isFull || !this.#forward({ guest: cause.member.guest, command })) return false
    const timer = setTimeout(() => {
      this.giveUp()
      this.#onSilence()
    }, FORWARD_MS)
    this.#waiting.add({ cause, timer, doHere })
    return true
  }

  /** Those whose commands have become records, and the numbers of these. */
  carriedOut(state: TableState): [NonNullable<Cause>, number][] {
    return [...this.#waiting].flatMap((waiting) => {
      const { member, i } = waiting.cause
      const n = state.recordOf(member.guest.id, i)
      return n === undefined ? [] : [[this.#take(waiting).cause, n]]
    })
  }

  refuse({ guest, i, text }: ForwardedRefusal): void {
    for (const waiting of this.#waiting) {
      const { member, i: own } = waiting.cause
      if (member.guest.id === guest && own === i) this.#take(waiting).cause.member.send(text)
    }
  }

  /** The other node does not answer, or no longer runs the table. */
  giveUp(): void {
    for (const waiting of this.#waiting) this.#take(waiting).doHere()
  }

  #take(waiting: Waiting): Waiting {
    clearTimeout(waiting.timer)
    this.#waiting.delete(waiting)
    return waiting
  }
}
