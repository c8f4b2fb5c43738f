import { FACES, type StrikeState } from '../rules/types.ts'

/**
 * What a seat's position is worth by a heuristic: points expected in the end, fewest being best, against the best rival's.
 * Looked at before a throw has settled, it weighs the throw's ends by the rules' own odds.
 */
export function evaluate(state: StrikeState, seat: number): number {
  const hand = state.reserve[state.active] as number
  if (state.phase === 'settle') return afterThrow(state, seat, hand, state.thrown)
  if (state.phase !== 'throw' || stops(state, hand)) return lead(state, seat, hand)
  const thrown = state.grand ? hand : 1
  return afterThrow(state, seat, hand - thrown, thrown)
}

/** Whether the active seat, if it may stop, is by a heuristic better off with the dice it holds. */
function stops(state: StrikeState, hand: number): boolean {
  if (!state.mayStop) return false
  return lead(state, state.active, hand) >= afterThrow(state, state.active, hand - 1, 1)
}

/** The active seat keeps `left` dice and throws `thrown` at the arena. */
function afterThrow(state: StrikeState, seat: number, left: number, thrown: number): number {
  if (state.grand) return lead(state, seat, grandReturn(thrown))
  const strike = state.ids.length / FACES.length
  return strike * lead(state, seat, left + 2) + (1 - strike) * lead(state, seat, left)
}

/** Dice that come back from a grand throw on average: those that don't show X and meet an equal. */
function grandReturn(thrown: number): number {
  const differs = (FACES.length - 1) / FACES.length
  return thrown * differs * (1 - differs ** (thrown - 1))
}

/** How far ahead of its best rival a seat is, in points, if the active seat holds `hand` dice. */
function lead(state: StrikeState, seat: number, hand: number): number {
  let rival = Infinity
  for (let other = 0; other < state.players; other++)
    if (other !== seat) rival = Math.min(rival, pointsAhead(state, other, hand))
  return rival - pointsAhead(state, seat, hand)
}

/** Going out costs a point for each seat that lasts longer; of two seats, each lasts longer by its share of their dice. */
function pointsAhead(state: StrikeState, seat: number, hand: number): number {
  let points = state.points[seat] as number
  if ((state.out >> seat) & 1 || state.phase === 'over') return points
  const own = handOf(state, seat, hand)
  for (let other = 0; other < state.players; other++) {
    if (other === seat || (state.out >> other) & 1) continue
    const theirs = handOf(state, other, hand)
    points += own + theirs === 0 ? 0.5 : theirs / (own + theirs)
  }
  return points
}

function handOf(state: StrikeState, seat: number, hand: number): number {
  return seat === state.active ? hand : (state.reserve[seat] as number)
}
