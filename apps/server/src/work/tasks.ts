import type { DiceProof, GameLog, JsonObject, LogEntry, Result, Run, Seat } from '@rattlecup/kit'
import type { GameFigures } from '../dice-log/game-figures.ts'
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
  | { readonly do: 'roll'; readonly log: GameLog; readonly dice: RollDice }
  | {
      readonly do: 'check'
      readonly log: GameLog
      readonly move: { readonly seat: Seat; readonly move: JsonObject }
    }

/** What makes an outcome: a run of scheme 2, or the dice of scheme 1. */
export type RollDice = { readonly secret: string; readonly run: Pick<Run, 'digest' | 'links'> } | DiceProof

/** A move, or an outcome; nothing where only a move was checked. */
export type TaskAnswer = Result<JsonObject | undefined>

/** A game of a table to be replayed. */
export interface GameFileTask {
  readonly lines: readonly string[]
  readonly game: number
}

/** The file of a game as text, and the proof that its opening is in the public log. */
export interface GameEndTask {
  readonly text: string
  readonly open: string
}

/** A finished game as the text of its file, and who may have it. */
export interface GameFileText {
  readonly text: string
  readonly isFor: 'anyone' | readonly string[]
  /** What the public log is to hold of its end; absent where it does not know its opening. */
  readonly end?: {
    readonly entry: Extract<LogEntry, { kind: 'close' }>
    readonly figures: GameFigures
    /** The proof of its opening. */
    readonly open: string
  }
}

/** How a finished game came out. */
export interface FileResult {
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
}

/** What is shown of a finished game where only its link is. */
export interface Preview {
  /** Who had how many points. */
  readonly title: string
  /** What they had at the end, in symbols. */
  readonly symbols: string
  readonly png: Uint8Array
}

/** What is asked about files of games. */
export interface WorkerFiles {
  /** Draws the game of a file of ours. */
  preview(text: string): Promise<Preview>
  /** Replays a game from anywhere; undefined if it breaks the rules or is not over. */
  finishedFile(log: GameLog): Promise<FileResult | undefined>
}

/** What every thread of a pool is started with. */
export interface ThreadData {
  /** The folder of computed tables; empty for the user's own. */
  readonly cache: string
}
