import type { GameTypes, Seat } from '@rattlecup/kit'
import type { Grade } from './grades.ts'
import type { Estimate } from './judge.ts'

/** What the position was worth changed at each event of the log; numbers are by seat. */
export type AnalysisStep<T extends GameTypes = GameTypes> = LuckStep<T> | ChoiceStep<T>

export interface LuckStep<T extends GameTypes = GameTypes> {
  readonly kind: 'chance'
  /** Its index in the log. */
  readonly event: number
  readonly outcome: T['Outcome']
  readonly luck: readonly number[]
  /** The standard error of the luck of each seat. */
  readonly error: readonly number[]
  /** At the start of a turn: by how much the judge, on average over what may come of it, would think better or worse a turn later. */
  readonly drift?: readonly number[]
  /** What the position is worth then. */
  readonly worth: readonly number[]
}

export interface ChoiceStep<T extends GameTypes = GameTypes> {
  readonly kind: 'choice'
  readonly event: number
  readonly seat: Seat
  readonly move: T['Move']
  readonly best: T['Move']
  readonly forced: boolean
  /** What the best move was better, and how exactly that is known. */
  readonly cost: Estimate
  readonly grade: Grade
  /** What the move changed for each seat against the best one: for its own, what it cost. */
  readonly effect: readonly Estimate[]
  readonly worth: readonly number[]
}
