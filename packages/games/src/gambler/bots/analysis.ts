import { ONCE, type LoadAnalyser } from '@rattlecup/bots'
import type { GameAnalysis } from '../../bots/analysis.ts'
import type { Gambler } from '../rules/types.ts'
import { gamblerJudge } from './judge.ts'

const loadAnalyser: LoadAnalyser<Gambler> = async () => ({
  judge: gamblerJudge(),
  by: 'turns',
  effort: ONCE,
})

export const analysis: GameAnalysis<Gambler> = { loadAnalyser }
