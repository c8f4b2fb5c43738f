import type { Advice } from '@rattlecup/bots'
import type { GameLog, Level, Seat } from '@rattlecup/kit'

/** What the worker may be asked. Everything it needs comes along. */
export type Task = {
  readonly do: 'choose'
  readonly log: GameLog
  readonly seat: Seat
  readonly level: Level
}

export type Answer<T extends Task> = T extends { do: 'choose' } ? Advice : never

export interface Question {
  readonly id: number
  readonly task: Task
}

export type Reply =
  | { readonly id: number; readonly answer: Answer<Task> }
  | { readonly id: number; readonly error: string }
