import { requestError, unknownTable } from '../errors.ts'
import type { Directory } from '../store/contract.ts'
import type { TableRegistry } from '../table/registry.ts'
import type { Table } from '../table/table.ts'
import type { CodeMisses, Seeker } from './code-misses.ts'

const MOST_AT_HOME = 100

interface TableFinderParts {
  readonly tables: TableRegistry
  readonly directory: Directory
  readonly misses: CodeMisses
}

/** Finds tables by their codes for strangers, who may not try every code there is. */
export class TableFinder {
  readonly #parts: TableFinderParts

  constructor(parts: TableFinderParts) {
    this.#parts = parts
  }

  /** Throws what the seeker is to be told if there is no such table, or if they have tried too many. */
  async find(code: string, seeker: Seeker): Promise<Table> {
    const { tables, misses } = this.#parts
    // A player comes back to their seat, whatever others at the same address have tried.
    if (misses.isShutFor(seeker) && !(await this.#isAtHome(code, seeker)))
      throw requestError('too-many-codes')
    const table = await tables.find(code)
    if (table) return table
    misses.note(seeker)
    throw unknownTable(code)
  }

  async #isAtHome(code: string, { guest }: Seeker): Promise<boolean> {
    const rows = guest === undefined ? [] : await this.#parts.directory.tablesOf(guest, MOST_AT_HOME)
    return rows.some((row) => row.code === code)
  }
}
