import type { Person } from '../members.ts'
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
    const { everybody } = members
    if (state.phase !== 'open' || everybody.length === 0) return false
    return !everybody.some(({ id }) => id === state.host)
  }

  #handOver(): void {
    this.#timer = undefined
    const { members, state } = this.#table
    const heir = this.#isMissing ? heirAmong(members.everybody, state) : undefined
    if (heir) this.#table.automate({ t: 'host', guest: heir.id })
  }
}

/** Players before spectators, and whoever came first. A program may not know what a host does. */
function heirAmong(everybody: readonly Person[], state: TableState): Person | undefined {
  const people = everybody.filter(({ id, bot }) => !bot && mayInherit(state, id))
  return people.find(({ id }) => state.seatOf(id) !== null) ?? people[0]
}
