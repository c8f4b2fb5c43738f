import type { Advice } from '@rattlecup/bots'
import type { Review } from '@rattlecup/games/bots'
import type { GameFile, GameLog, Level, Result, Seat, Verdict } from '@rattlecup/kit'

/** What the worker may be asked. Everything it needs comes along. */
export type Task =
  | {
      readonly do: 'choose'
      readonly log: GameLog
      readonly seat: Seat
      readonly level: Level
      /** The longest it may think, in milliseconds, where less than the level would like. */
      readonly most?: number
    }
  | { readonly do: 'review'; readonly log: GameLog }
  | { readonly do: 'verify'; readonly file: GameFile }

export type TaskOf<Name extends Task['do']> = Extract<Task, { do: Name }>

interface Answers {
  choose: Advice
  review: Review
  verify: Result<Verdict>
}

export type Answer<Name extends Task['do']> = Answers[Name]

export interface Question {
  readonly id: number
  readonly task: Task
}

export type Reply =
  | { readonly id: number; readonly answer: Answer<Task['do']> }
  | { readonly id: number; readonly error: string }
  /** The share that is done, from 0 to 1. */
  | { readonly id: number; readonly progress: number }
