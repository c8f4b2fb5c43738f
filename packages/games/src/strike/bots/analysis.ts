import type { GameLog } from '@rattlecup/kit'
import type { GameAnalysis } from '../../bots/analysis.ts'
import type { Strike } from '../rules/types.ts'
import { MOST_SEATS_SOLVED, strikeHorizon, strikeJudge } from './judge.ts'

export const analysis: GameAnalysis<Strike> = {
  async exactJudge(log) {
    return isOneRound(log) && log.players <= MOST_SEATS_SOLVED ? strikeJudge(log.players) : undefined
  },
  quickLevel: 'master',
  async horizon(log) {
    return isOneRound(log) && log.players > MOST_SEATS_SOLVED ? strikeHorizon(log.players) : undefined
  },
}

function isOneRound({ options }: GameLog): boolean {
  return !('rounds' in options) || options.rounds === 1
}
