import type { BlobCache, GameLog, GameTypes } from '@rattlecup/kit'
import type { Effort, Judge } from './judge.ts'

/** Who judges a game, and how. */
export interface Analyser<T extends GameTypes = GameTypes> {
  readonly judge: Judge<T>
  /** How worths are known: exactly, by exact turns and a formula for their ends, or by playing out. */
  readonly by: 'solution' | 'turns' | 'playouts'
  /** How much the judge is asked to do, so that any game is reviewed in seconds. */
  readonly effort: Effort
  /** The game as the judge takes it, where its options leave open what a judge has to reckon with. */
  readonly log?: GameLog<T>
}

/** What whoever asks for an analyser lends it. */
export interface AnalyserHelp {
  readonly cache: BlobCache
  /** The same seed gives the same playouts. */
  readonly seed: string
  /** Turns that judges who play on look ahead, instead of a few. */
  readonly turns?: number | undefined
  /** Told how far a game is solved, where that has to be done first: it takes seconds. */
  readonly onSolve?: ((share: number) => void) | undefined
}

export type LoadAnalyser<T extends GameTypes = GameTypes> = (
  log: GameLog<T>,
  help: AnalyserHelp,
) => Promise<Analyser<T>>

/** For judges who are not asked twice: what they say has no noise. */
export const ONCE: Effort = { close: 1, glance: 1, again: 1, most: 1 }
/** For judges by a formula, who are asked once and play on only from what seems wrong, and before each turn. */
export const FORMULA: Effort = { close: 1, glance: 1, again: 6, most: 24, ahead: 16 }
