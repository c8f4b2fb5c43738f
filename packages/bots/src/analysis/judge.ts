import { winnersOf, type Game, type GameTypes, type Seat } from '@rattlecup/kit'

/** What a position turned out to be worth in repeated play: `[sample][seat]`. A judge that knows gives one sample. */
export type Samples = readonly (readonly number[])[]

/**
 * Whoever values positions. A position is worth what comes of it, on average, if everybody goes on as the judge would:
 * any steady judge makes luck average zero; a better one tells errors better.
 */
export interface Judge<T extends GameTypes = GameTypes> {
  /** The judge's own choice. */
  choose(state: T['State'], seat: Seat): number
  /** Values positions beside each other: sample i of each has the same dice. Every call has dice of its own. */
  value(states: readonly T['State'][], effort: number): Samples[]
  /**
   * What the awaited roll or draw is worth on average over all its outcomes, each valued as `value` does: against this,
   * luck averages exactly zero, however good the judge. Left out by judges who must estimate it, and by those who know.
   */
  expect?(state: T['State']): readonly number[]
  /** What a move is worth to each seat as it was made, where its number does not say all, as with an aim. */
  made?(state: T['State'], seat: Seat, move: T['Move']): readonly number[] | undefined
  /** A move as the judge would make it, where its number does not say all. */
  moveOf?(state: T['State'], seat: Seat, code: number): T['Move']
}

/** How much a judge who plays positions out is asked to do. */
export interface Effort {
  /** Playouts of each move that is looked at closely. */
  readonly close: number
  /** Playouts of each move to see which those are. */
  readonly glance: number
  /** Playouts of a move that seems worse and of the better one, at least; and at most, while their difference is not known well. */
  readonly again: number
  readonly most: number
  /** Playouts of the position before each turn, by judges who look a turn ahead, to see what they would think better of on average. */
  readonly ahead?: number
}

/** What a finished game brought each seat: its points if it played alone, else its share of the win. */
export function payoff<T extends GameTypes>(game: Game<T>, state: T['State']): number[] {
  const scores = game.rules.scores(state)
  if (scores.length === 1) return scores
  const winners = winnersOf(game, scores)
  return scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}

export interface Estimate {
  readonly mean: number
  /** The standard error of the mean; 0 if it is known exactly. */
  readonly error: number
}

export const NOTHING: Estimate = { mean: 0, error: 0 }

/** The average of a seat's samples, or of their differences to others with the same dice. */
export function estimate(samples: Samples, seat: Seat, less?: Samples): Estimate {
  const count = samples.length
  let sum = 0
  let squares = 0
  for (let i = 0; i < count; i++) {
    const value =
      ((samples[i] as number[])[seat] as number) - (less ? ((less[i] as number[])[seat] as number) : 0)
    sum += value
    squares += value * value
  }
  const mean = sum / count
  if (count === 1) return { mean, error: 0 }
  const variance = Math.max(0, squares - count * mean * mean) / (count - 1)
  return { mean, error: Math.sqrt(variance / count) }
}
