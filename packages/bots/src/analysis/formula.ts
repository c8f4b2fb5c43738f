import { seatsOf, type Game, type GameTypes, type Seat } from '@rattlecup/kit'
import { payoff, type Judge } from './judge.ts'

/** What a judge by a formula says of positions, to each seat. It is never asked when the game is over. */
interface Formula<T extends GameTypes> {
  value(state: T['State']): readonly number[]
  /** The exact average of `value` over all outcomes of the awaited chance event. */
  expect(state: T['State']): readonly number[]
  /** Its choice where several choose at once; elsewhere it takes what it values most. */
  together?(state: T['State'], seat: Seat): number
}

/** A judge that plays nothing out: what it says of a roll has no noise, and luck averages exactly zero by it. */
export function formulaJudge<T extends GameTypes>(game: Game<T>, formula: Formula<T>): Judge<T> {
  const { rules } = game
  const valueOf = (state: T['State']): readonly number[] =>
    rules.awaits(state) === 'over' ? payoff(game, state) : formula.value(state)
  const valueAfter = (state: T['State'], seat: Seat, code: number): number => {
    const next = rules.clone(state)
    const choices: number[] = []
    choices[seat] = code
    rules.play(next, choices)
    return valueOf(next)[seat] as number
  }
  return {
    choose(state, seat) {
      if (formula.together && seatsOf(rules.movers(state)).length > 1) return formula.together(state, seat)
      const codes: number[] = []
      codes.length = rules.moves(state, seat, codes)
      const values = codes.map((code) => valueAfter(state, seat, code))
      return codes[values.indexOf(Math.max(...values))] as number
    },
    value: (states) => states.map((state) => [valueOf(state)]),
    expect: formula.expect,
  }
}
