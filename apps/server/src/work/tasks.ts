import type { DiceProof, GameLog, JsonObject, Result, Seat } from '@rattlecup/kit'
import type { BotLevel } from '@rattlecup/protocol'

/** What a thread of the pool may be asked. Everything it needs comes along: threads remember nothing. */
export type Task =
  | {
      readonly do: 'choose'
      readonly log: GameLog
      readonly seat: Seat
      readonly level: BotLevel
      readonly seed: string
    }
  | {
      readonly do: 'roll'
      readonly log: GameLog
      readonly dice: DiceProof
      readonly roll: number
      /** To be made first; whether it can be is part of the question. */
      readonly after?: { readonly seat: Seat; readonly move: JsonObject }
    }

/** A move, or an outcome; none if no chance follows the move. */
export type TaskAnswer = Result<JsonObject | undefined>
