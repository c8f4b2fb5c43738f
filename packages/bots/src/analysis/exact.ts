import { seatsOf, type Game, type GameTypes } from '@rattlecup/kit'
import { payoff, type Judge } from './judge.ts'

interface Choice {
  readonly code: number
  readonly worth: readonly number[]
}

/**
 * A judge who knows what every position before a roll is worth to each seat, in a game where one chooses at a time: every
 * seat takes what is best for itself.
 */
export function exactJudge<T extends GameTypes>(
  game: Game<T>,
  worthBeforeChance: (state: T['State']) => readonly number[],
): Judge<T> {
  const { rules } = game
  const worthOf = (state: T['State']): readonly number[] => {
    const awaits = rules.awaits(state)
    if (awaits === 'over') return payoff(game, state)
    return awaits === 'chance' ? worthBeforeChance(state) : bestOf(state).worth
  }
  const bestOf = (state: T['State']): Choice => {
    const [seat] = seatsOf(rules.movers(state)) as [number]
    const codes: number[] = []
    codes.length = rules.moves(state, seat, codes)
    const choices = codes.map((code): Choice => {
      const next = rules.clone(state)
      const played: number[] = []
      played[seat] = code
      rules.play(next, played)
      return { code, worth: worthOf(next) }
    })
    return choices.reduce((best, each) =>
      (each.worth[seat] as number) > (best.worth[seat] as number) ? each : best,
    )
  }
  return {
    choose: (state) => bestOf(state).code,
    value: (states) => states.map((state) => [worthOf(state)]),
  }
}
