import type { Member } from '../members.ts'
import { mayInherit } from '../state/decide-automatic.ts'
import type { TableState } from '../state/state.ts'
import type { Table } from '../table.ts'

/** How long the host may be absent: enough to send the link to somebody from the same telephone. */
const ABSENCE_MS = 180_000

/** Sees to it that a table whose host has gone can be started by somebody who is there. */
export class HostWatch {
  readonly #table: Table
  #timer: NodeJS.Timeout | undefined

  constructor(table: Table) {
    this.#table = table
  }

  /** To be called when somebody has come or gone, or the table has changed. */
  consider(): void {
    if (!this.#isMissing) return this.stop()
    this.#timer ??= setTimeout(() => this.#handOver(), ABSENCE_MS)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Only before a game is the host needed. */
  get #isMissing(): boolean {
    const { state, members } = this.#table
    if (state.phase !== 'open' || members.size === 0) return false
    return ![...members].some(({ guest }) => guest.id === state.host)
  }

  #handOver(): void {
    this.#timer = undefined
    const heir = this.#isMissing ? heirAmong(this.#table.members, this.#table.state) : undefined
    if (heir) this.#table.automate({ t: 'host', guest: heir.guest.id })
  }
}

/** Players before spectators, and whoever came first. A program may not know what a host does. */
function heirAmong(members: Iterable<Member>, state: TableState): Member | undefined {
  const people = [...members].filter(({ guest }) => !guest.bot && mayInherit(state, guest.id))
  return people.find(({ guest }) => state.seatOf(guest.id) !== null) ?? people[0]
}
