import type { GameAnalysis } from '../../bots/analysis.ts'
import type { Onecard } from '../rules/types.ts'
import { onecardJudge } from './judge.ts'

export const analysis: GameAnalysis<Onecard> = {
  formulaJudge: async (players) => (players === 1 ? undefined : onecardJudge()),
  quickLevel: 'strong',
}
