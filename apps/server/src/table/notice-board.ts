import type { Directory, TableChange } from '../store/contract.ts'
import type { TableState } from './state.ts'

const LAG_MS = 250

export interface NoticeBoardParts {
  readonly directory: Directory
  readonly now: () => number
  readonly onError: (error: Error, about: string) => void
}

/** Keeps the directory's entries of tables up to date. They may lag a little: of what changes back and forth meanwhile nobody need hear. */
export class NoticeBoard {
  readonly #parts: NoticeBoardParts
  readonly #changed = new Set<TableState>()
  /** Who was noted last, as a text: people come and go more often than they change. */
  readonly #noted = new WeakMap<TableState, string>()
  #timer: NodeJS.Timeout | undefined

  constructor(parts: NoticeBoardParts) {
    this.#parts = parts
  }

  noteSoon(state: TableState): void {
    if (this.#changed.size === 0) this.#timer = setTimeout(() => void this.#noteAll(), LAG_MS)
    this.#changed.add(state)
  }

  /** Writes what is left to write. */
  async close(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#noteAll()
  }

  async #noteAll(): Promise<void> {
    const states = [...this.#changed]
    this.#changed.clear()
    await Promise.all(states.map((state) => this.#note(state)))
  }

  async #note(state: TableState): Promise<void> {
    const { directory, now, onError } = this.#parts
    try {
      await directory.changeTable(state.id, { ...entryOf(state), updated: now() })
      await this.#noteGuests(state)
    } catch (error) {
      onError(error as Error, `noting table ${state.code}`)
    }
  }

  async #noteGuests(state: TableState): Promise<void> {
    const { directory } = this.#parts
    const guests = guestsOf(state)
    const text = [guests, state.players].join(';')
    if (this.#noted.get(state) === text) return
    await directory.addPlayersOf(state.id, state.players)
    await directory.setGuestsOf(state.id, guests)
    this.#noted.set(state, text)
  }
}

/** Whoever has a seat, and the host with or without one. */
function guestsOf(state: TableState): string[] {
  const seated = state.chairs.map((chair) => chair.guest).filter((guest) => guest !== null)
  return [...new Set([state.host, ...seated])]
}

function entryOf(state: TableState): TableChange {
  return {
    phase: state.phase,
    listed: state.settings.listed && state.isPublic,
    attended: state.phase === 'playing' && state.clocks !== null,
    taken: state.chairs.filter((chair) => chair.guest !== null || chair.bot !== null).length,
    host: state.chairs.find((chair) => chair.guest === state.host)?.name ?? null,
  }
}
