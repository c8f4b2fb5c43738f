import type { LoadAnalyser } from '@rattlecup/bots'
import type { DrawSource, Game, GameTypes, Seat } from '@rattlecup/kit'
import { manifestOf } from '../manifest.ts'

/**
 * A seat's luck with what chance has just brought, in shares of the win, against what it might have brought. Its mean is
 * zero, so a result less its luck is as true as the result, and tells more.
 */
export type Luck<T extends GameTypes = GameTypes> = (
  state: T['State'],
  seat: Seat,
  source: DrawSource,
) => number

/** The judges of one game's positions; each is asked only with states of its own game. */
export interface GameAnalysis<T extends GameTypes = GameTypes> {
  readonly loadAnalyser?: LoadAnalyser<T>
  /** Measures luck fast enough to do so after every roll of thousands of games. */
  luck?(players: number, options: object): Promise<Luck<T> | undefined>
}

/** What a game brings for judging it; nothing, if playouts by what looks best must do. */
export async function loadAnalysis(game: Game): Promise<GameAnalysis> {
  const brought = await manifestOf(game.id).analysis?.()
  // Judges take states of their own game only; by its name they are always asked with those.
  return (brought?.analysis ?? {}) as GameAnalysis
}
