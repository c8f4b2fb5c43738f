import type { Rules } from '@rattlecup/kit'
import { rowPoints } from './card-set.ts'
import { clone, setup } from './setup.ts'
import { draw, keep, keepMoves, lay, take } from './supply.ts'
import { enter, enterMoves, reroll, rerollMoves, roll } from './turn.ts'
import { CARDS_TO_END, COLOURS, DICE, HAND, type Onecard, type OnecardState } from './types.ts'

export const rules: Rules<Onecard> = {
  setup,
  clone,
  awaits({ phase }) {
    if (phase === 'roll' || phase === 'draw' || phase === 'display') return 'chance'
    return phase === 'over' ? 'over' : 'players'
  },
  movers(state) {
    if (state.phase === 'enter' || state.phase === 'take') return 1 << state.seat
    if (state.phase === 'reroll') return 1 << state.active
    return state.phase === 'keep' ? (1 << state.players) - 1 : 0
  },
  moves(state, _seat, into) {
    if (state.phase === 'enter') return enterMoves(state, into)
    if (state.phase === 'reroll') return rerollMoves(into)
    return state.phase === 'keep' ? keepMoves(into) : takeMoves(state, into)
  },
  play(state, choices) {
    if (state.phase === 'enter') enter(state, choices[state.seat] as number)
    else if (state.phase === 'reroll') reroll(state, choices[state.active] as number)
    else if (state.phase === 'keep') keep(state, choices)
    else take(state, choices[state.seat] as number)
  },
  draws(state, sizes) {
    if (state.phase !== 'roll') {
      sizes[0] = state.deck.length
      return 1
    }
    let count = 0
    for (let die = 0; die < DICE; die++) if ((state.rolling >> die) & 1) sizes[count++] = COLOURS.length
    return count
  },
  applyChance(state, draws) {
    if (state.phase === 'roll') roll(state, draws)
    else if (state.phase === 'draw') draw(state, draws[0] as number)
    else lay(state, draws[0] as number)
  },
  scores: (state) => state.done.map((_, seat) => scoredPoints(state, seat) + openPoints(state, seat)),
}

/** OC-22: the move number is the place in the display. */
function takeMoves(state: OnecardState, into: number[]): number {
  for (let place = 0; place < state.display.length; place++) into[place] = place
  return state.display.length
}

/** OC-25: the score during the game; OC-18 is added at the end. */
export function scoredPoints(state: OnecardState, seat: number): number {
  let points = 0
  const first = seat * CARDS_TO_END
  for (let i = first; i < first + (state.done[seat] as number); i++) points += state.points[i] as number
  return points
}

/** OC-18: full rows of cards never finished count at the end only, without suns. */
function openPoints(state: OnecardState, seat: number): number {
  return state.phase === 'over' ? unscoredPoints(state, seat) : 0
}

function unscoredPoints(state: OnecardState, seat: number): number {
  let points = 0
  const first = seat * HAND
  for (let at = first; at < first + (state.held[seat] as number); at++) {
    points += rowPoints(state.set, state.hand[at] as number, state.free[at] as number)
  }
  return points
}
