import { present, updateTakes } from './layout.ts'
import { DICE, MAX_BOXES, MOST_ROLLED, type GamblerState, type Row } from './types.ts'

/** GB-1: how many dice each seat is dealt. */
export function dealt(players: number): number {
  return Math.floor(DICE / players)
}

/** GB-10, GB-17: puts a die on the next free box of a row; what follows from it by rule follows at once. */
export function placeDie(state: GamblerState, row: number, value: number): void {
  const box = state.filled[row] as number
  state.placed[row * MAX_BOXES + box] = value
  state.filled[row] = box + 1
  state.hand[value] = (state.hand[value] as number) - 1
  state.supply[state.active] = (state.supply[state.active] as number) - 1
  state.obliged = false
  state.loose--
  state.free--
  const { length, points } = present(state).rows[row] as Row
  if (box + 1 === length) settle(state, points)
  updateTakes(state)
  if (state.free === 0) endRound(state)
  else if (state.loose === 0) endTurn(state)
}

/** GB-20, GB-21, GB-22, GB-23: whoever completes a row takes its points, or pays as much of them as it can. */
function settle(state: GamblerState, points: number): void {
  state.points[state.active] = Math.max(0, (state.points[state.active] as number) + points)
}

/** GB-14: all loose dice go back into the cup. */
export function pickUp(state: GamblerState): void {
  state.hand.fill(0)
  state.obliged = false
  state.phase = 'roll'
}

/** GB-6, GB-19: the next seat to the left that has dice; it may be the same one again. A board not full leaves dice with somebody. */
export function endTurn(state: GamblerState): void {
  let seat = state.active
  do seat = (seat + 1) % state.players
  while (state.supply[seat] === 0)
  beginTurn(state, seat)
}

function beginTurn(state: GamblerState, seat: number): void {
  state.active = seat
  state.rolls = 0
  state.loose = Math.min(MOST_ROLLED, state.supply[seat] as number)
  pickUp(state)
}

/** GB-24, GB-25, GB-26, GB-27, GB-28: the target counts only here, and then the table stays as it is (GB-35); else the left neighbour begins on the next board. */
function endRound(state: GamblerState): void {
  if (state.points.some((points) => points >= state.target)) {
    state.hand.fill(0)
    state.phase = 'over'
    return
  }
  state.round++
  state.supply.fill(dealt(state.players))
  uncover(state, (state.active + 1) % state.players)
}

/** Uncovers the board of the present round, which `seat` begins. */
export function uncover(state: GamblerState, seat: number): void {
  state.filled.fill(0)
  state.takes.fill(0)
  updateTakes(state)
  state.free = present(state).boxes
  beginTurn(state, seat)
}
