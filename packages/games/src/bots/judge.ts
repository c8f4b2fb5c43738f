import { chooserOf, heuristicChooser, rolloutJudge, type Analyser, type AnalyserHelp } from '@rattlecup/bots'
import { FastSource, type Bot, type Game, type GameLog } from '@rattlecup/kit'
import { loadAnalysis } from './analysis.ts'
import { loadBots } from './load.ts'

/** A player that needs no bot: what looks best. */
export const HEURISTIC = 'heuristic'

const PLAYOUTS = { close: 100, glance: 14, again: 200, most: 200 }

/** The best judge there is of a game; or, if a level is named, one by that level's playouts. */
export async function analyserOf(
  game: Game,
  log: GameLog,
  { level, ...help }: AnalyserHelp & { readonly level?: string | undefined },
): Promise<Analyser> {
  const { loadAnalyser } = level === undefined ? await loadAnalysis(game) : {}
  if (loadAnalyser) return loadAnalyser(log, help)
  const chooser =
    level === undefined || level === HEURISTIC
      ? heuristicChooser(game)
      : chooserOf(
          game,
          (await loadBots(game, log.players, help.cache)).get(level) as Bot,
          new FastSource(`${help.seed} judge`),
        )
  return { judge: rolloutJudge(game, { chooser, seed: help.seed }), by: 'playouts', effort: PLAYOUTS }
}
