import { ONCE, type Effort, type LoadAnalyser } from '@rattlecup/bots'
import type { GameLog } from '@rattlecup/kit'
import { onecard } from '../game.ts'
import type { GameAnalysis } from '../../bots/analysis.ts'
import type { Onecard } from '../rules/types.ts'
import { onecardJudge } from './judge.ts'
import { loadTurnEnds } from './turn-ends.ts'
import { TURNS_ALONE } from './turn-shares.ts'

/** By the number of players: the turns of larger tables take long to work out, so that fewer are looked at. */
const EFFORTS: Readonly<Record<number, Effort>> = {
  2: { ...ONCE, again: 4, most: 8, ahead: 8 },
  3: { ...ONCE, again: 3, most: 3, ahead: 2 },
}

/** Moves that end a lone seat's turn. */
const ENDS_TURN: ReadonlySet<string> = new Set(['enter', 'pass'])

/** Alone without a limit, where whoever waits forever scores most, a game is judged as one of this many turns: few take longer. */
function asJudged(log: GameLog<Onecard>): GameLog<Onecard> {
  if (log.players > 1 || 'turns' in log.options) return log
  const taken = log.events.filter((event) => 'move' in event && ENDS_TURN.has(event.move.type)).length
  const options = { ...log.options, turns: Math.max(TURNS_ALONE, taken) }
  return onecard.options.parse(options, 1).ok ? { ...log, options } : log
}

/** Exact turns and a network for their ends. */
const loadAnalyser: LoadAnalyser<Onecard> = async (log, { seed, turns }) => ({
  judge: onecardJudge(await loadTurnEnds(), { seed, turns }),
  by: 'turns',
  effort: EFFORTS[log.players] ?? ONCE,
  log: asJudged(log),
})

export const analysis: GameAnalysis<Onecard> = { loadAnalyser }
