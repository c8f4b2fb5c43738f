import { FORMULA, type LoadAnalyser } from '@rattlecup/bots'
import type { GameAnalysis } from '../../bots/analysis.ts'
import type { Gambler } from '../rules/types.ts'
import { gamblerJudge } from './judge.ts'
import { loadTurnEnds } from './turn-ends.ts'

const loadAnalyser: LoadAnalyser<Gambler> = async (_, { seed, turns }) => ({
  judge: gamblerJudge(await loadTurnEnds(), { seed, turns }),
  by: 'turns',
  effort: FORMULA,
})

export const analysis: GameAnalysis<Gambler> = { loadAnalyser }
