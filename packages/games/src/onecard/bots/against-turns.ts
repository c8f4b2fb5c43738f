import type { Bot } from '@rattlecup/kit'
import type { Onecard } from '../rules/types.ts'
import { onecardJudge } from './judge.ts'
import { botOf } from './levels.ts'
import { reasonsFor } from './reasons.ts'
import type { TurnEnds } from './turn-shares.ts'

/** Plays alone against a limit of turns as the judge would; without one, and among cards without marks, as `master` does. */
export function againstTurns(ends: TurnEnds): Bot<Onecard> {
  const judge = onecardJudge(ends)
  const unlimited = botOf('master')
  return (task) => {
    const { state, seat } = task
    const isDice = state.phase === 'reroll' || state.phase === 'enter'
    if (state.turnsLeft === Infinity || !isDice) return unlimited(task)
    const code = judge.choose(state, seat)
    const points = judge.value([state], 1)[0]?.[0]?.[0] as number
    return { code, evaluation: { points }, reasons: reasonsFor(state, seat, code) }
  }
}
