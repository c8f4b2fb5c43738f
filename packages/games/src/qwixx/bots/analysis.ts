import { ONCE, type LoadAnalyser } from '@rattlecup/bots'
import type { GameAnalysis } from '../../bots/analysis.ts'
import type { Qwixx } from '../rules/types.ts'
import { qwixxJudge } from './judge.ts'
import { loadCompressed } from './compressed/load.ts'
import { fastJudge } from './fast-judge.ts'
import { loadLearned } from './learned/load.ts'

/** Alone the game is solved; at a table it is played on, a few turns, thousands of times. */
const loadAnalyser: LoadAnalyser<Qwixx> = async ({ players }, { cache, seed, turns, onSolve }) => {
  if (players === 1) return { judge: await qwixxJudge(cache, onSolve), by: 'solution', effort: ONCE }
  const learned = players === 2 ? await loadLearned(2) : undefined
  const judge = fastJudge(await loadCompressed(players), { seed, turns, learned })
  return { judge, by: 'playouts', effort: { close: 360, glance: 24, again: 1440, most: 7200 } }
}

export const analysis: GameAnalysis<Qwixx> = {
  loadAnalyser,
  async luck(players, options) {
    const oneGame = !('games' in options) || options.games === 1
    return players > 1 && oneGame ? (await import('./luck.ts')).loadLuck(players) : undefined
  },
}
