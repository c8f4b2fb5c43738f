import type { Horizon, Judge } from '@rattlecup/bots'
import type { BlobCache, Chooser, DrawSource, Game, GameLog, GameTypes, Seat } from '@rattlecup/kit'
import { manifestOf } from '../manifest.ts'

/** What whoever asks for a judge lends it. */
export interface JudgeHelp {
  readonly cache: BlobCache
  /** Told how far a game is solved, where that has to be done first: it takes seconds. */
  readonly onSolve?: (share: number) => void
}

/**
 * A seat's luck with what chance has just brought, in shares of the win, against what it might have brought. Its mean is
 * zero, so a result less its luck is as true as the result, and tells more.
 */
export type Luck<T extends GameTypes = GameTypes> = (
  state: T['State'],
  seat: Seat,
  source: DrawSource,
) => number

/** Who judges positions of one game, and how; each is asked only with states of its own game. */
export interface GameAnalysis<T extends GameTypes = GameTypes> {
  /** Who knows what positions are worth; undefined where nobody does. */
  exactJudge?(log: GameLog, help: JudgeHelp): Promise<Judge<T> | undefined>
  /** Who judges without playing out, by exact turns and a formula for their ends. */
  formulaJudge?(players: number): Promise<Judge<T> | undefined>
  /** A quick and good player for playouts that is no level. */
  quickPlayer?(players: number): Promise<Chooser<T>>
  /** Without one: the best level that answers at once. */
  readonly quickLevel?: string
  /** How far playouts go; to the very end where nothing is said. */
  horizon?(log: GameLog): Promise<Horizon<T> | undefined>
  /** Who tells luck fast enough to do so after every roll of thousands of games. */
  luck?(players: number, options: object): Promise<Luck<T> | undefined>
}

/** What a game brings for judging it; nothing, if playouts by what looks best must do. */
export async function loadAnalysis(game: Game): Promise<GameAnalysis> {
  const brought = await manifestOf(game.id).analysis?.()
  // Judges take states of their own game only; by its name they are always asked with those.
  return (brought?.analysis ?? {}) as GameAnalysis
}
