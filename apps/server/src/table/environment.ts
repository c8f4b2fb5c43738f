import type { JsonObject, Result, Seat } from '@rattlecup/kit'
import type { BotLevel } from '@rattlecup/protocol'
import type { TableState } from './state/state.ts'

/** What only the server has: a clock, and secrets. */
export interface Environment {
  now(): number
  newSecret(): string
}

/** Work that is done in other threads. */
export interface WorkerPool {
  chooseMove(state: TableState, seat: Seat, level: BotLevel): Promise<JsonObject>
  /** The outcome awaited, if any, now or after a move; an error if the move can't be made. */
  simulate(
    state: TableState,
    after?: { readonly seat: Seat; readonly move: JsonObject },
  ): Promise<Result<JsonObject | undefined>>
}

/** In milliseconds. */
export interface Delays {
  /** How long a bot takes at least. */
  readonly bot: number
  /** How long a player may be absent before a bot takes over. */
  readonly absence: number
}
