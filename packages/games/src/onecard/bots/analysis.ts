import { chooserOf, ONCE, rolloutJudge, type Effort, type LoadAnalyser } from '@rattlecup/bots'
import { FastSource } from '@rattlecup/kit'
import { onecard } from '../game.ts'
import type { GameAnalysis } from '../../bots/analysis.ts'
import type { Onecard } from '../rules/types.ts'
import { onecardJudge } from './judge.ts'
import { botOf } from './levels.ts'
import { loadTurnEnds } from './turn-ends.ts'

/** By the number of players: the turns of larger tables take long to work out, so that fewer are looked at. */
const EFFORTS: Readonly<Record<number, Effort>> = {
  2: { ...ONCE, again: 4, most: 8, ahead: 8 },
  3: { ...ONCE, again: 3, most: 3, ahead: 2 },
}

/** Exact turns and a network for their ends; alone without a limit of turns, where one can wait forever, playouts. */
const loadAnalyser: LoadAnalyser<Onecard> = async ({ players, options }, { seed, turns }) => {
  if (players > 1 || 'turns' in options)
    return {
      judge: onecardJudge(await loadTurnEnds(), { seed, turns }),
      by: 'turns',
      effort: EFFORTS[players] ?? ONCE,
    }
  const chooser = chooserOf(onecard, botOf('strong'), new FastSource(`${seed} judge`))
  return {
    judge: rolloutJudge(onecard, { chooser, seed }),
    by: 'playouts',
    effort: { close: 4, glance: 1, again: 8, most: 8 },
  }
}

export const analysis: GameAnalysis<Onecard> = { loadAnalyser }
