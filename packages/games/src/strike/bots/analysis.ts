import { chooserOf, ONCE, rolloutJudge, type LoadAnalyser } from '@rattlecup/bots'
import { FastSource } from '@rattlecup/kit'
import { strike } from '../game.ts'
import type { GameAnalysis } from '../../bots/analysis.ts'
import type { Strike } from '../rules/types.ts'
import { MOST_SEATS_SOLVED, oddsFor, strikeHorizon, strikeJudge } from './judge.ts'
import { levelsOf } from './levels.ts'
import { drawByOdds } from './odds-draws.ts'

/** Rounds of up to three are solved; larger tables and tournaments are played out, by the odds of the throws that were made. */
const loadAnalyser: LoadAnalyser<Strike> = async (log, { seed }) => {
  const { players, options } = log
  const odds = oddsFor(log)
  const isOneRound = !('rounds' in options) || options.rounds === 1
  if (isOneRound && players <= MOST_SEATS_SOLVED)
    return { judge: strikeJudge(players, odds), by: 'solution', effort: ONCE }
  const judge = rolloutJudge(strike, {
    chooser: chooserOf(strike, levelsOf(players).master, new FastSource(`${seed} judge`)),
    seed,
    horizon: isOneRound ? strikeHorizon(players, odds) : undefined,
    draw: (state, source) => drawByOdds(state, odds, source),
  })
  return { judge, by: 'playouts', effort: { close: 60, glance: 8, again: 120, most: 120 } }
}

export const analysis: GameAnalysis<Strike> = { loadAnalyser }
