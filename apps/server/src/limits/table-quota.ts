import { requestError } from '../errors.ts'
import type { Directory } from '../store/contract.ts'
import type { TableRegistry } from '../table/registry.ts'

const DAY = 86_400_000

interface TableQuotaParts {
  /** 0 is no limit. */
  readonly most: number
  readonly directory: Directory
  readonly tables: Pick<TableRegistry, 'hostedBy'>
  readonly now: () => number
}

/** How many unfinished tables a guest may have. Tables left alone for a day do not count. */
export class TableQuota {
  readonly #parts: TableQuotaParts
  /** Tables being made, by guest. */
  readonly #making = new Map<string, number>()

  constructor(parts: TableQuotaParts) {
    this.#parts = parts
  }

  /** Makes a table, unless the guest has too many. */
  async use<T>(guest: string, make: () => Promise<T>): Promise<T> {
    if (this.#parts.most === 0) return make()
    this.#count(guest, 1)
    try {
      if ((await this.#openOf(guest)) > this.#parts.most) throw requestError('too-many-tables')
      return await make()
    } finally {
      this.#count(guest, -1)
    }
  }

  /** The directory lags behind what is in memory, and that behind what is being made. */
  async #openOf(guest: string): Promise<number> {
    const { most, directory, tables, now } = this.#parts
    const rows = await directory.tablesOf(guest, most)
    const recent = rows.filter(({ updated }) => updated > now() - DAY).map(({ code }) => code)
    return new Set([...recent, ...tables.hostedBy(guest)]).size + (this.#making.get(guest) ?? 0)
  }

  #count(guest: string, change: 1 | -1): void {
    const making = (this.#making.get(guest) ?? 0) + change
    if (making > 0) this.#making.set(guest, making)
    else this.#making.delete(guest)
  }
}
