import { rules, scoredPoints } from '../rules/play.ts'
import { fitting, only, type Tally } from '../rules/tally.ts'
import { rolled } from '../rules/turn.ts'
import { COLOURS, DICE, HAND, type OnecardState } from '../rules/types.ts'
import { cardWorth, HASTE } from './card-worth.ts'
import { FALLS, type Fall } from './falls.ts'

/** By a heuristic: points and promise against the best rival's, and what the dice still to be used may bring. */
export function evaluate(state: OnecardState, seat: number): number {
  const promises =
    state.phase === 'over' ? rules.scores(state) : state.done.map((_, each) => promise(state, each))
  const rivals = promises.filter((_, other) => other !== seat)
  const lead = (promises[seat] as number) - (rivals.length === 0 ? 0 : Math.max(...rivals))
  return mayEnter(state, seat) ? lead + diceWorth(state, seat) : lead
}

function promise(state: OnecardState, seat: number): number {
  const points = scoredPoints(state, seat) + HASTE * (state.done[seat] as number)
  return handWorths(state, seat).reduce((sum, each) => sum + each, points)
}

/** Whether the dice of this turn have been rolled and the seat has yet to use them. */
function mayEnter(state: OnecardState, seat: number): boolean {
  if (state.rolls === 0 || state.phase === 'over') return false
  const turn = (seat - state.active + state.players) % state.players
  const now = (state.seat - state.active + state.players) % state.players
  const replacing = state.phase === 'draw' || state.phase === 'take' || state.phase === 'display'
  return replacing ? turn > now : turn >= now
}

/** What the seat can expect of the dice: those that lie, and the rest as they may fall. */
function diceWorth(state: OnecardState, seat: number): number {
  let lying = rolled(state)
  let rolling = 0
  for (let die = 0; die < DICE; die++) {
    if (((state.rolling >> die) & 1) === 0) continue
    lying -= only(state.dice[die] as number, 1)
    rolling++
  }
  const before = handWorths(state, seat)
  let total = 0
  for (const { tally, ways } of FALLS[rolling] as readonly Fall[]) {
    total += ways * bestGain(state, seat, { result: lying + tally, before })
  }
  return total / COLOURS.length ** rolling
}

function handWorths(state: OnecardState, seat: number): number[] {
  const worths: number[] = []
  const first = seat * HAND
  for (let at = first; at < first + (state.held[seat] as number); at++) {
    worths.push(cardWorth(state.set, state.hand[at] as number, state.free[at] as Tally))
  }
  return worths
}

/** How much a result adds to the card that it suits best. */
function bestGain(
  state: OnecardState,
  seat: number,
  { result, before }: { result: Tally; before: readonly number[] },
): number {
  let best = 0
  for (let place = 0; place < before.length; place++) {
    const at = seat * HAND + place
    const free = state.free[at] as Tally
    const fit = fitting(free, result)
    if (fit === 0) continue
    const after = cardWorth(state.set, state.hand[at] as number, free - fit)
    best = Math.max(best, after - (before[place] as number))
  }
  return best
}
