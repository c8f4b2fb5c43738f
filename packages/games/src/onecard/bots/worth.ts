import { cardPoints, isFinished, type CardSet } from '../rules/card-set.ts'
import { scoredPoints } from '../rules/play.ts'
import { countOf, fitting, only, type Tally } from '../rules/tally.ts'
import { rolled } from '../rules/turn.ts'
import { COLOURS, DICE, HAND, type OnecardState } from '../rules/types.ts'
import { FALLS } from './rolls.ts'

const P = { power: 1, sun: 2, rest: 0.3, tempo: 0 }

/** OC worth by eye: points so far and the promise of the open cards and of the dice, against the best rival's. */
export function worth(state: OnecardState, seat: number): number {
  let rival = -Infinity
  for (let other = 0; other < state.players; other++) {
    if (other !== seat) rival = Math.max(rival, promise(state, other))
  }
  return promise(state, seat) + diceWorth(state, seat) - (rival === -Infinity ? 0 : rival)
}

function promise(state: OnecardState, seat: number): number {
  let total = scoredPoints(state, seat) + P.tempo * state.done[seat]!
  for (let place = 0; place < (state.held[seat] as number); place++) {
    const at = seat * HAND + place
    total += cardWorth(state.set, state.hand[at] as number, state.free[at] as Tally)
  }
  return total
}

/** What the seat can expect of the dice it has yet to use: those that lie, and the rest as they may fall. */
function diceWorth(state: OnecardState, seat: number): number {
  if (state.rolls === 0 || !hasToEnter(state, seat)) return 0
  let lying = rolled(state)
  let rolling = 0
  for (let die = 0; die < DICE; die++) {
    if (((state.rolling >> die) & 1) === 0) continue
    lying -= only(state.dice[die] as number, 1)
    rolling++
  }
  let total = 0
  for (const { tally, ways } of FALLS[rolling] as (typeof FALLS)[number]) {
    total += ways * bestGain(state, seat, lying + tally)
  }
  return total / COLOURS.length ** rolling
}

function hasToEnter(state: OnecardState, seat: number): boolean {
  const turn = (seat - state.active + state.players) % state.players
  const now = (state.seat - state.active + state.players) % state.players
  const used =
    state.phase === 'over' || state.phase === 'draw' || state.phase === 'take' || state.phase === 'display'
  return state.phase !== 'over' && (used ? turn > now : turn >= now)
}

/** How much the seat's best card grows by a result. */
function bestGain(state: OnecardState, seat: number, result: Tally): number {
  let best = 0
  for (let place = 0; place < (state.held[seat] as number); place++) {
    const at = seat * HAND + place
    const card = state.hand[at] as number
    const free = state.free[at] as Tally
    const added = fitting(free, result)
    if (added === 0) continue
    best = Math.max(best, cardWorth(state.set, card, free - added) - cardWorth(state.set, card, free))
  }
  return best
}

function cardWorth(set: CardSet, card: number, free: Tally): number {
  if (isFinished(set, card, free)) return cardPoints(set, card, free) + P.tempo
  let all = 0
  let least = Infinity
  let second = Infinity
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const length = countOf(set.boxes[card] as Tally, colour)
    if (length === 0) continue
    const left = countOf(free, colour)
    const w = (length + P.sun * countOf(set.suns[card]!, colour)) * ((length - left) / length) ** P.power
    all += w
    if (w < least) {
      second = least
      least = w
    } else if (w < second) second = w
  }
  return all - (1 - P.rest) * (least + second)
}
