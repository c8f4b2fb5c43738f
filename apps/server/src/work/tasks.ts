import type { DiceProof, GameLog, JsonObject, Result, Seat } from '@rattlecup/kit'
import type { BotLevel } from '@rattlecup/protocol'

/** What a thread of the pool may be asked. Everything it needs comes along: threads remember nothing of a table. */
export type PoolTask =
  | {
      readonly do: 'choose'
      readonly log: GameLog
      readonly seat: Seat
      readonly level: BotLevel
      readonly seed: string
      /** How long it may think. */
      readonly ms: number
    }
  | {
      readonly do: 'roll'
      readonly log: GameLog
      readonly dice: DiceProof
      /** To be made first; whether it can be is part of the question. */
      readonly after?: { readonly seat: Seat; readonly move: JsonObject }
    }

/** A move, or an outcome; none if no chance follows the move. */
export type TaskAnswer = Result<JsonObject | undefined>

/** A game of a table to be replayed. */
export interface GameFileTask {
  readonly lines: readonly string[]
  readonly game: number
}

/** A finished game as the text of its file, and who may have it. */
export interface GameFileText {
  readonly text: string
  readonly isFor: 'anyone' | readonly string[]
}

/** What every thread of a pool is started with. */
export interface ThreadData {
  /** The folder of computed tables; empty for the user's own. */
  readonly cache: string
}
