import { DICE_EACH, type StrikeState } from './types.ts'

export function beginTurn(state: StrikeState, seat: number): void {
  state.active = seat
  state.phase = 'throw'
  state.mayStop = false
  state.grand = state.ids.length === 0
}

export function endTurn(state: StrikeState): void {
  if (state.reserve[state.active] === 0 && goOut(state) === 1) endRound(state)
  else beginTurn(state, nextSeat(state))
}

/** ST-16, ST-19: takes the active seat out of the round and returns how many are still in. */
function goOut(state: StrikeState): number {
  state.out |= 1 << state.active
  const stillIn = state.players - countBits(state.out)
  state.points[state.active] = (state.points[state.active] as number) + stillIn
  return stillIn
}

function countBits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

/** ST-3: clockwise, skipping whoever is out. */
function nextSeat(state: StrikeState): number {
  let seat = state.active
  do seat = seat + 1 === state.players ? 0 : seat + 1
  while ((state.out >> seat) & 1)
  return seat
}

/** ST-17, ST-18: after the last round the table stays as it is. */
function endRound(state: StrikeState): void {
  if (state.round === state.rounds) {
    state.phase = 'over'
    return
  }
  state.active = (state.first + state.round) % state.players
  state.round++
  state.phase = 'initial'
  state.ids.length = 0
  state.faces.length = 0
  state.nextId = 0
  state.mayStop = false
  state.out = 0
  state.reserve.fill(DICE_EACH[state.players] as number)
}
