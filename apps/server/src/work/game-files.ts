import { requestError } from '../errors.ts'
import type { EventLog } from '../store/contract.ts'
import type { EndedGame } from '../table/game-file.ts'
import type { GameFileText } from './tasks.ts'

/** So that many requests for the same file cost one replay; not for good, since names in it may be erased. */
const KEPT_MS = 60_000
const MOST_KEPT = 20
/** Files made at once; further requests are asked to come back later. */
const MOST_READING = 20

export interface GameFilesParts {
  readonly log: EventLog
  /** Replays a log elsewhere than in this thread. */
  readonly read: (lines: readonly string[], game: number) => Promise<GameFileText | undefined>
  /** Writes out a game that was played here. */
  readonly write: (ended: EndedGame) => Promise<GameFileText>
  /** Writes the end of a game into the public log; answers what its file says of the log. */
  readonly logEnd: (end: NonNullable<GameFileText['end']>) => Promise<object>
  readonly now: () => number
}

/** Finished games as files, each replayed once for all who ask for it at about the same time. */
export class GameFiles {
  readonly #parts: GameFilesParts
  /** The oldest first. */
  readonly #kept = new Map<
    string,
    { readonly since: number; readonly file: Promise<GameFileText | undefined> }
  >()
  #reading = 0
  #lastTurn: Promise<unknown> = Promise.resolve()

  constructor(parts: GameFilesParts) {
    this.#parts = parts
  }

  /** A game that is known to have ended, for somebody who asks for it. */
  find(table: number, game: number): Promise<GameFileText | undefined> {
    if (this.#reading >= MOST_READING && !this.#kept.has(`${table}/${game}`))
      throw requestError('rate-limited')
    return this.make(table, game)
  }

  /**
   * The same when the game has just ended: its end is in the public log then, whether or not anybody asks. Of a game that
   * was played here nothing has to be replayed.
   */
  make(table: number, game: number, ended?: EndedGame): Promise<GameFileText | undefined> {
    const key = `${table}/${game}`
    const now = this.#parts.now()
    const kept = this.#kept.get(key)
    if (kept && now - kept.since < KEPT_MS) return kept.file
    const file = this.#read(table, game, ended)
    this.#keep(key, { since: now, file })
    file.catch(() => this.#kept.delete(key))
    return file
  }

  async #read(table: number, game: number, ended?: EndedGame): Promise<GameFileText | undefined> {
    this.#reading++
    try {
      const file = await this.#inTurn(() => (ended ? this.#parts.write(ended) : this.#replay(table, game)))
      return file?.end ? await this.#logged(file, file.end) : file
    } finally {
      this.#reading--
    }
  }

  /** However many games end at once, only one log is in memory; one thread replays them all anyway. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#lastTurn.then(work)
    this.#lastTurn = turn.catch(() => {})
    return turn
  }

  async #replay(table: number, game: number): Promise<GameFileText | undefined> {
    const lines = await this.#parts.log.load(table)
    // An old table may be gone, though its results are kept.
    return lines.length === 0 ? undefined : this.#parts.read(lines, game)
  }

  async #logged({ text, isFor }: GameFileText, end: NonNullable<GameFileText['end']>): Promise<GameFileText> {
    const log = JSON.stringify(await this.#parts.logEnd(end))
    return { text: `${text.slice(0, -1)},"log":${log}}`, isFor }
  }

  #keep(key: string, entry: { since: number; file: Promise<GameFileText | undefined> }): void {
    this.#kept.delete(key)
    this.#kept.set(key, entry)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest)
  }
}
