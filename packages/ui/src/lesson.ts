import type { GameEvent, GameTypes, Seat } from '@rattlecup/kit'

/** One step of a guided first turn. */
export type LessonStep<T extends GameTypes, Words> =
  /** Happens by itself: a roll, or another player's move. */
  | { readonly event: GameEvent<T> }
  /** The coach says something; the learner taps *Continue*. */
  | { readonly say: (words: Words) => string; readonly point?: string }
  /** The learner must find this move; anything else is answered with `say` again. */
  | { readonly say: (words: Words) => string; readonly move: T['Move']; readonly point?: string }

/** A guided first turn: a real game with written dice. `point` names what to look at, an element's `data-guide`. */
export interface Lesson<T extends GameTypes = GameTypes, Words = unknown> {
  readonly players: number
  readonly options: object
  readonly learner: Seat
  readonly steps: readonly LessonStep<T, Words>[]
}
