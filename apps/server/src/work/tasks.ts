import type { DiceProof, GameLog, JsonObject, Seat } from '@rattlecup/kit'
import type { BotLevel } from '@rattlecup/protocol'

/** What a thread of the pool may be asked. Everything it needs comes along: threads remember nothing. */
export type Task =
  | { readonly do: 'is-simulated'; readonly log: GameLog }
  | {
      readonly do: 'choose'
      readonly log: GameLog
      readonly seat: Seat
      readonly level: BotLevel
      readonly seed: string
    }
  | { readonly do: 'roll'; readonly log: GameLog; readonly dice: DiceProof; readonly roll: number }

export type TaskAnswer = boolean | JsonObject
