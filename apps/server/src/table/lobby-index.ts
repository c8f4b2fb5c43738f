import type { Directory, TableChange } from '../store/contract.ts'
import type { TableState } from './state/state.ts'

const LAG_MS = 250

interface LobbyIndexParts {
  readonly directory: Directory
  readonly now: () => number
  readonly onError: (error: Error, about: string) => void
}

/** Keeps the directory's rows of tables up to date. They may lag a little behind the log. */
export class LobbyIndex {
  readonly #parts: LobbyIndexParts
  readonly #changed = new Map<number, TableState>()
  /** Who was at the table when it was last written, as text: people come and go more often than the list changes. */
  readonly #written = new WeakMap<TableState, string>()
  #timer: NodeJS.Timeout | undefined

  constructor(parts: LobbyIndexParts) {
    this.#parts = parts
  }

  update(state: TableState): void {
    if (this.#changed.size === 0) this.#timer = setTimeout(() => void this.#writeAll(), LAG_MS)
    this.#changed.set(state.id, state)
  }

  /** Writes what is left to write. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#writeAll()
  }

  async #writeAll(): Promise<void> {
    const states = [...this.#changed.values()]
    this.#changed.clear()
    await Promise.all(states.map((state) => this.#write(state)))
  }

  async #write(state: TableState): Promise<void> {
    const { directory, now, onError } = this.#parts
    try {
      await directory.changeTable(state.id, { ...rowOf(state), updated: now() })
      await this.#writeGuests(state)
    } catch (error) {
      onError(error as Error, `listing table ${state.code}`)
    }
  }

  async #writeGuests(state: TableState): Promise<void> {
    const { directory } = this.#parts
    const guests = state.insiders
    const text = [guests, state.players, state.named.size].join(';')
    if (this.#written.get(state) === text) return
    await directory.addPlayersOf(state.id, state.players)
    await directory.addNamedAt(state.id, [...state.named])
    await directory.setGuestsOf(state.id, guests)
    this.#written.set(state, text)
  }
}

function rowOf(state: TableState): TableChange {
  return {
    phase: state.phase,
    listed: state.settings.listed && state.isPublic,
    attended: state.phase === 'playing' && state.clocks !== null,
    taken: state.chairs.filter((chair) => chair.guest !== null || chair.bot !== null).length,
    host: state.chairs.find((chair) => chair.guest === state.host)?.name ?? null,
  }
}
