import type { GameAnalysis } from '../../bots/analysis.ts'
import type { Gambler } from '../rules/types.ts'
import { horizon } from './horizon.ts'
import { gamblerJudge } from './judge.ts'

export const analysis: GameAnalysis<Gambler> = {
  formulaJudge: async () => gamblerJudge(),
  horizon: async () => horizon,
}
