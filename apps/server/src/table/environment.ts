import type { JsonObject, Result, Seat } from '@rattlecup/kit'
import type { BotLevel } from '@rattlecup/protocol'
import type { TableState } from './state/state.ts'

/** What only the server has: a clock, and secrets. */
export interface Environment {
  now(): number
  newSecret(): string
}

/** The public log of the dice: answers the proof that an opening is in it, and the key that signs it. */
export type LogOpening = (opening: string) => Promise<{ readonly proof: string; readonly key: string }>

/** Work that is done in other threads. */
export interface WorkerPool {
  chooseMove(state: TableState, seat: Seat, level: BotLevel): Promise<JsonObject>
  /** Whether the physics can make a move. */
  check(state: TableState, move: { readonly seat: Seat; readonly move: JsonObject }): Promise<Result<unknown>>
  /** The outcome that is awaited. */
  simulate(state: TableState): Promise<Result<JsonObject>>
}

/** In milliseconds. */
export interface Delays {
  /** How long a bot takes at least. */
  readonly bot: number
  /** How long a player may be absent before a bot takes over. */
  readonly absence: number
  /** How long a roll waits for links, and how long after a restart. */
  readonly links: number
  readonly linksAfterRestart: number
}
