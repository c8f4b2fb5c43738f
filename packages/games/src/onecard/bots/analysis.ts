import { chooserOf, ONCE, rolloutJudge, type LoadAnalyser } from '@rattlecup/bots'
import { FastSource } from '@rattlecup/kit'
import { onecard } from '../game.ts'
import type { GameAnalysis } from '../../bots/analysis.ts'
import type { Onecard } from '../rules/types.ts'
import { onecardJudge } from './judge.ts'
import { botOf } from './levels.ts'
import { loadTurnEnds } from './turn-ends.ts'

/** Exact turns and a network for their ends; alone without a limit of turns, where one can wait for ever, playouts. */
const loadAnalyser: LoadAnalyser<Onecard> = async ({ players, options }, { seed }) => {
  if (players > 1 || 'turns' in options)
    return { judge: onecardJudge(await loadTurnEnds()), by: 'turns', effort: ONCE }
  const chooser = chooserOf(onecard, botOf('strong'), new FastSource(`${seed} judge`))
  return { judge: rolloutJudge(onecard, { chooser, seed }), by: 'playouts', effort: { close: 6, glance: 1 } }
}

export const analysis: GameAnalysis<Onecard> = { loadAnalyser }
