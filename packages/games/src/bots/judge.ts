import { heuristicChooser, chooserOf, rolloutJudge, type Judge } from '@rattlecup/bots'
import {
  FastSource,
  type Bot,
  type Chooser,
  type Game,
  type GameLog,
  type GameTypes,
  type BlobCache,
} from '@rattlecup/kit'
import { loadAnalysis, type GameAnalysis, type JudgeHelp } from './analysis.ts'
import { loadBots } from './load.ts'

/** Who judges a game, and how. */
export interface Analyser {
  readonly judge: Judge
  /** Whether worths are known and not estimated. */
  readonly exact: boolean
  /** Whether they are estimated by playouts: more of those tell more. */
  readonly sampled: boolean
  /** Whose play a position's worth assumes. */
  readonly by: string
}

/** A player that needs no bot: what looks best. */
export const HEURISTIC = 'heuristic'

/** What a quick player that is no level is called. */
const CAREFUL_PLAY = 'careful play'

/** The best judge there is of a game: one who knows, or else one by exact turns, or else playouts by `level`. */
export async function judgeOf(
  game: Game,
  log: GameLog,
  { level, seed, ...help }: { level?: string; seed: string } & JudgeHelp,
): Promise<Analyser> {
  const own = await loadAnalysis(game)
  const best: GameAnalysis = level === undefined ? own : {}
  const known = await best.exactJudge?.(log, help)
  if (known) return { judge: known, exact: true, sampled: false, by: 'best play' }
  const formula = await best.formulaJudge?.(log.players)
  if (formula) return { judge: formula, exact: false, sampled: false, by: 'exact turns' }
  const careful = await best.quickPlayer?.(log.players)
  const by = careful ? CAREFUL_PLAY : (level ?? own.quickLevel ?? HEURISTIC)
  const chooser = careful ?? (await quickPlayer(game, log.players, { by, seed, cache: help.cache }))
  const horizon = await own.horizon?.(log)
  return { judge: rolloutJudge(game, chooser, seed, horizon), exact: false, sampled: true, by }
}

async function quickPlayer(
  game: Game,
  players: number,
  { by, seed, cache }: { by: string; seed: string; cache: BlobCache },
): Promise<Chooser<GameTypes>> {
  if (by === HEURISTIC) return heuristicChooser(game)
  const bot = (await loadBots(game, players, cache)).get(by) as Bot
  return chooserOf(game, bot, new FastSource(`${seed} judge`))
}
