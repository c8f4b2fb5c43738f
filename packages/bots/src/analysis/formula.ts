import { drawOutcome, FastSource, seatsOf, type Game, type GameTypes, type Seat } from '@rattlecup/kit'
import { payoff, type Judge, type Samples } from './judge.ts'

/** What a judge by a formula says of positions, to each seat. It is never asked when the game is over. */
interface Formula<T extends GameTypes> {
  value(state: T['State']): readonly number[]
  /** The exact average of `value` over all outcomes of the awaited chance event. */
  expect(state: T['State']): readonly number[]
  /** Its choice where several choose at once; elsewhere it takes what it values most. */
  together?(state: T['State'], seat: Seat): number
  /** Whether a turn begins, or a card comes: there `expect` looks a turn further than `value`, and may say something else. */
  isTurnStart(state: T['State']): boolean
}

export interface Looking {
  /** The same seed gives the same dice. */
  readonly seed?: string | undefined
  /** Turns that it plays on where it is asked for more than one sample. */
  readonly turns?: number | undefined
}

/** Less than any difference between moves that matters, more than engines differ by in rounding. */
const SAME = 1e-9

/**
 * A judge that plays nothing out: what it says of a roll has no noise, and luck averages exactly zero by it. Asked for
 * more than one sample, it plays on some turns and adds what it then thinks better of its own word at the end of each:
 * the luck of the dice is left out, so that a few samples say as much as hundreds of games.
 */
export function formulaJudge<T extends GameTypes>(
  game: Game<T>,
  formula: Formula<T>,
  { seed = 'judge', turns = 2 }: Looking = {},
): Judge<T> {
  const { rules } = game
  let calls = 0
  const valueOf = (state: T['State']): readonly number[] =>
    rules.awaits(state) === 'over' ? payoff(game, state) : formula.value(state)
  const valueAfter = (state: T['State'], seat: Seat, code: number): number => {
    const next = rules.clone(state)
    const choices: number[] = []
    choices[seat] = code
    rules.play(next, choices)
    return valueOf(next)[seat] as number
  }
  const choose = (state: T['State'], seat: Seat): number => {
    if (formula.together && seatsOf(rules.movers(state)).length > 1) return formula.together(state, seat)
    const codes: number[] = []
    codes.length = rules.moves(state, seat, codes)
    const values = codes.map((code) => valueAfter(state, seat, code))
    // Of moves that come to the same the first, whichever way an engine rounds.
    const most = Math.max(...values)
    return codes[values.findIndex((value) => value > most - SAME)] as number
  }
  const playOn = (state: T['State'], source: FastSource): void => {
    if (rules.awaits(state) === 'chance') return rules.applyChance(state, drawOutcome(rules, state, source))
    const choices: number[] = []
    for (const seat of seatsOf(rules.movers(state))) choices[seat] = choose(state, seat)
    rules.play(state, choices)
  }
  const sampleOf = (start: T['State'], source: FastSource): number[] => {
    const state = game.imagine(start, 0, source)
    const worth = [...valueOf(state)]
    for (let left = turns; left > 0 && rules.awaits(state) !== 'over';) {
      if (formula.isTurnStart(state)) {
        const [said, expected] = [formula.value(state), formula.expect(state)]
        for (let seat = 0; seat < worth.length; seat++) worth[seat]! += expected[seat]! - said[seat]!
        left--
      }
      if (left > 0) playOn(state, source)
    }
    return worth
  }
  return {
    choose,
    value(states, effort) {
      if (effort === 1) return states.map((state) => [valueOf(state)])
      const call = ++calls
      return states.map((state): Samples =>
        Array.from({ length: effort }, (_, sample) =>
          sampleOf(state, new FastSource(`${seed} ${call} ${sample}`)),
        ),
      )
    },
    expect: formula.expect,
  }
}

/** How many turns are kept: those that are played on from one, and the one itself. */
const RECENT = 6

/** Returns a function that finds what was worked out of a state lately, or works it out: an analysis asks for the same turn many times. */
export function recent<State, Worked>(
  isOf: (worked: Worked, state: State) => boolean,
  work: (state: State) => Worked,
): (state: State) => Worked {
  const known: Worked[] = []
  return (state) => {
    const at = known.findIndex((each) => isOf(each, state))
    const found = at < 0 ? work(state) : (known.splice(at, 1)[0] as Worked)
    known.unshift(found)
    if (known.length > RECENT) known.pop()
    return found
  }
}
