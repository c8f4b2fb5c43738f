import { ok, unwrap, type Result } from '@rattlecup/kit'
import type { FinishedSeat } from '../store/history/contract.ts'
import { finishedSeats } from './finished.ts'
import { endedGame, endIn, type EndedGame } from './game-file.ts'
import type { PublicLog } from './public/public-log.ts'
import { welcome } from './public/snapshot.ts'
import type { TableRead } from './read-table.ts'
import { applyRecord } from './state/apply.ts'
import type { IsHere } from './state/ledger-dice.ts'
import type { LogRecord } from './state/records.ts'
import type { TableState } from './state/state.ts'
import { kindOf, type ChangeKind } from './table-parts.ts'

/** What one more record came to. */
export interface AddedRecord {
  readonly n: number
  /** As it is stored. */
  readonly record: string
  /** As everybody is told. */
  readonly update: string
  readonly kind: ChangeKind
  /** The seats of the game that is over with it. */
  readonly finished: readonly FinishedSeat[]
  /** The game of scheme 2 that ended with it, and its number. */
  readonly ended: { readonly number: number; readonly game: EndedGame } | undefined
}

/** A table's log as it is in memory: the state that it leads to, and what may be seen of it. */
export class CachedLog {
  readonly #now: () => number
  #state: TableState
  #publicLog: PublicLog

  constructor({ state, publicLog }: TableRead, now: () => number) {
    this.#now = now
    this.#state = state
    this.#publicLog = publicLog
  }

  get state(): TableState {
    return this.#state
  }

  /** One record further, unless it does not fit. One that is made here gets what follows from it by the dice. */
  add(draft: LogRecord, isHere?: IsHere): Result<AddedRecord> {
    const state = this.#state
    const { house, gameNumber: number, phase } = state
    const wasOver = phase === 'over'
    // Now: by the time it is written the next game may have begun.
    const how = house && !wasOver ? endIn(draft) : undefined
    const stopped = how && endedGame(state, how)
    const applied = applyRecord(state, draft, isHere)
    if (!applied.ok) return applied
    const isOver = !wasOver && state.phase === 'over'
    const game = isOver && house ? endedGame(state, 'over') : stopped
    return ok({
      n: state.n,
      ...this.#publicLog.add(applied.value),
      kind: kindOf(draft),
      finished: isOver ? finishedSeats(state, this.#now()) : [],
      ended: game && { number, game },
    })
  }

  /** One record further, as another node wrote it. */
  follow(line: string): AddedRecord {
    return unwrap(this.add(JSON.parse(line) as LogRecord))
  }

  /** The log was read again. */
  replace({ state, publicLog }: TableRead): void {
    this.#state = state
    this.#publicLog = publicLog
  }

  /** What somebody is told who comes in. */
  welcome(arrival: Parameters<typeof welcome>[2]['arrival']): string[] {
    return welcome(this.#state, this.#publicLog, { arrival, moment: this.#now() })
  }
}
