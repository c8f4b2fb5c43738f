import type { Store, TableChange } from '../store/contract.ts'
import type { TableState } from './state/state.ts'

const LAG_MS = 250

/** A table to be listed. */
interface ListedTable {
  readonly state: TableState
  /** The guests for whom its game waits and who are not there. */
  readonly missing: readonly string[]
}

interface LobbyIndexParts {
  readonly store: Pick<Store, 'directory'>
  readonly now: () => number
  /** Called when a game no longer waits for people who were called to it. */
  readonly onCalledBack: (state: TableState, guests: readonly string[]) => void
  readonly onError: (error: Error, about: string) => void
}

/** Keeps the directory's rows of tables up to date. They may lag a little behind the log. */
export class LobbyIndex {
  readonly #parts: LobbyIndexParts
  readonly #changed = new Map<number, ListedTable>()
  /** Who was at the table when it was last written, as text: people come and go more often than the list changes. */
  readonly #written = new WeakMap<TableState, string>()
  #timer: NodeJS.Timeout | undefined
  /** What is being written: what comes later is written after it, and who flushes waits for both. */
  #writing: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(parts: LobbyIndexParts) {
    this.#parts = parts
  }

  update(table: ListedTable): void {
    if (this.#isClosed) return
    if (this.#changed.size === 0) this.#timer = setTimeout(() => void this.#writeAll(), LAG_MS)
    this.#changed.set(table.state.id, table)
  }

  /** Writes what is left to write. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#writeAll()
  }

  /** Writes what is left to write; what comes later, as people go, is not for a store that closes. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.flush()
  }

  #writeAll(): Promise<void> {
    const tables = [...this.#changed.values()]
    this.#changed.clear()
    this.#writing = this.#writing.then(async () => {
      await Promise.all(tables.map((table) => this.#write(table)))
    })
    return this.#writing
  }

  async #write(table: ListedTable): Promise<void> {
    const { store, now, onError } = this.#parts
    const { state } = table
    try {
      await store.directory.changeTable(state.id, { ...rowOf(state), updated: now() })
      // Once before, so that guests who left are no longer awaited; once after, so that those who came can be.
      await this.#writeAwaited(table)
      if (await this.#writeGuests(state)) await this.#writeAwaited(table)
    } catch (error) {
      onError(error as Error, `listing table ${state.code}`)
    }
  }

  async #writeAwaited({ state, missing }: ListedTable): Promise<void> {
    const { store, now, onCalledBack } = this.#parts
    const ended = await store.directory.setAwaited(state.id, missing, now())
    if (ended.length > 0) onCalledBack(state, ended)
  }

  /** False if nothing is new. */
  async #writeGuests(state: TableState): Promise<boolean> {
    const { directory } = this.#parts.store
    const guests = state.insiders
    const text = [guests, state.players, state.named.size].join(';')
    if (this.#written.get(state) === text) return false
    await directory.addPlayersOf(state.id, state.players)
    await directory.addNamedAt(state.id, [...state.named])
    await directory.setGuestsOf(state.id, guests)
    this.#written.set(state, text)
    return true
  }
}

function rowOf(state: TableState): TableChange {
  return {
    phase: state.phase,
    listed: state.settings.listed && state.isPublic,
    attended: state.phase === 'playing' && state.clocks !== null && !state.isOverDays,
    taken: state.chairs.filter((chair) => chair.guest !== null || chair.bot !== null).length,
    host: state.chairs.find((chair) => chair.guest === state.host)?.name ?? null,
    due: state.isOverDays ? (state.deadline ?? null) : null,
  }
}
