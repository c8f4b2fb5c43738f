import type { Advice } from '@rattlecup/bots'
import type { Review } from '@rattlecup/games/bots'
import type { GameFile, GameLog, HouseFile, Level, Result, Seat, Seen, Verdict } from '@rattlecup/kit'

/** What the worker may be asked. Everything it needs comes along. */
export type ThinkingTask =
  | {
      readonly do: 'choose'
      readonly log: GameLog
      readonly seat: Seat
      readonly level: Level
      /** The longest it may think, in milliseconds, where less than the level would like. */
      readonly most?: number
    }
  | { readonly do: 'review'; readonly log: GameLog }
  | { readonly do: 'verify'; readonly file: GameFile | HouseFile; readonly seen?: Seen }

export type TaskOf<Name extends ThinkingTask['do']> = Extract<ThinkingTask, { do: Name }>

interface Answers {
  choose: Advice
  review: Review
  verify: Result<Verdict>
}

export type ThinkingAnswer<Name extends ThinkingTask['do']> = Answers[Name]

export interface Question {
  readonly id: number
  readonly task: ThinkingTask
}

export type Reply =
  | { readonly id: number; readonly answer: ThinkingAnswer<ThinkingTask['do']> }
  | { readonly id: number; readonly error: string }
  /** The share that is done, from 0 to 1. */
  | { readonly id: number; readonly progress: number }
