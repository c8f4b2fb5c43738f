import { analyse, type Analyser, type Analysis, type Effort } from '@rattlecup/bots'
import { ok, type BlobCache, type Game, type GameLog, type Result } from '@rattlecup/kit'
import { analyserOf } from './judge.ts'

/** Luck and play in a game, and how they are known. */
export interface Review extends Analysis {
  readonly by: Analyser['by']
}

interface ReviewOptions {
  readonly cache: BlobCache
  /** Another seed gives other playouts. */
  readonly seed?: string | undefined
  /** Whose playouts judge, instead of the best judge there is. */
  readonly level?: string | undefined
  /** How often each move is played out, instead of as often as takes seconds. */
  readonly playouts?: number | undefined
  readonly onSolve?: (share: number) => void
  /** Told the share of the game that is reviewed. */
  readonly onProgress?: (share: number) => void
}

/** Looks back at a game. The same game gives the same figures, wherever it is asked for. */
export async function reviewGame(game: Game, log: GameLog, options: ReviewOptions): Promise<Result<Review>> {
  const { cache, seed = 'review', level, playouts, onSolve, onProgress } = options
  const analyser = await analyserOf(game, log, { cache, seed, level, onSolve })
  // A judge by a formula plays nothing out to its end: more of it would take hours and say the same.
  const effort = playouts && !analyser.judge.expect ? effortOf(playouts) : analyser.effort
  const onEvent = (done: number): void => onProgress?.(done / log.events.length)
  const analysis = analyse(game, analyser.log ?? log, { judge: analyser.judge, effort, onEvent })
  return analysis.ok ? ok({ ...analysis.value, by: analyser.by }) : analysis
}

/** What to ask of a judge who plays each move out this many times. */
function effortOf(playouts: number): Effort {
  const again = 2 * playouts
  return { close: playouts, glance: Math.ceil(playouts / 8) + 1, again, most: again }
}
