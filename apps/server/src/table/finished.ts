import type { FinishedSeat, History } from '../store/history/contract.ts'
import type { TableState } from './state/state.ts'

/** The seats of a game that is over, as their players find it again; none while it is played. */
export function finishedSeats(state: TableState, ended: number): FinishedSeat[] {
  const { match, phase, starters, id: table, gameNumber: number, game } = state
  if (phase !== 'over' || !match) return []
  const { scores, winners } = match.status()
  return starters.map(({ guest, name, bot }, seat) => ({
    table,
    number,
    seat,
    guest,
    name,
    bot,
    score: scores[seat] ?? 0,
    won: winners.includes(seat),
    game: game.id,
    ended,
  }))
}

/** Of the games in a log that is read, this many are looked for in the history: older ones were written long ago. */
const MOST_LOOKED_FOR = 20

/** The seats of the last games that ended in a log, from the state after each of its records. */
export class EndedGames {
  readonly #games: FinishedSeat[][] = []

  /** To be called after each record. `ended` is the moment, where the record does not say. */
  note(state: TableState, ended: number): void {
    if (state.phase !== 'over' || this.#games.at(-1)?.[0]?.number === state.gameNumber) return
    this.#games.push(finishedSeats(state, ended))
    if (this.#games.length > MOST_LOOKED_FOR) this.#games.shift()
  }

  get seats(): FinishedSeat[] {
    return this.#games.flat()
  }
}

/** Writes games into the history as they end, and those that a crash kept out of it. */
export class FinishedGames {
  readonly #history: History
  readonly #onError: (error: Error, about: string) => void
  readonly #writing = new Set<Promise<void>>()

  constructor(history: History, onError: (error: Error, about: string) => void) {
    this.#history = history
    this.#onError = onError
  }

  /** `added` is called if they are new there. */
  add(seats: readonly FinishedSeat[], added: () => void = () => {}): void {
    if (seats.length === 0) return
    const writing = this.#history
      .addFinished(seats)
      .then((isNew) => void (isNew && added()))
      // It follows from the log: whoever reads the table next writes it.
      .catch((error: Error) => this.#onError(error, `the history of table ${seats[0]?.table}`))
      .finally(() => this.#writing.delete(writing))
    this.#writing.add(writing)
  }

  async settled(): Promise<void> {
    await Promise.all(this.#writing)
  }
}
