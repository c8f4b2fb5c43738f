import { cardPoints, isFinished } from './card-set.ts'
import { fitting, only, type Tally } from './tally.ts'
import { CARDS_TO_END, DICE, HAND, MAX_ROLLS, type OnecardState } from './types.ts'

/** Move numbers: after a roll 0 stops and a bit mask of dice rerolls them; in entering 0 passes and `1 + place` enters. */
export const STOP = 0
export const PASS = 0

const ALL_DICE = (1 << DICE) - 1

/** OC-16, and OC-27: a lone seat follows itself. */
export function beginTurn(state: OnecardState, active: number): void {
  state.active = active % state.players
  state.seat = state.active
  state.rolls = 0
  state.rolling = ALL_DICE
  state.phase = 'roll'
}

/** OC-6: the third roll stands by itself. */
export function roll(state: OnecardState, colours: readonly number[]): void {
  let next = 0
  for (let die = 0; die < DICE; die++) {
    if ((state.rolling >> die) & 1) state.dice[die] = colours[next++] as number
  }
  state.rolling = 0
  state.phase = ++state.rolls < MAX_ROLLS ? 'reroll' : 'enter'
}

/** OC-5: any dice again, or stop. */
export function rerollMoves(into: number[]): number {
  for (let dice = STOP; dice <= ALL_DICE; dice++) into[dice] = dice
  return ALL_DICE + 1
}

export function reroll(state: OnecardState, dice: number): void {
  state.rolling = dice
  state.phase = dice === STOP ? 'enter' : 'roll'
}

/** What lies on the table, by colour. */
export function rolled(state: OnecardState): Tally {
  let tally = 0
  for (let die = 0; die < DICE; die++) tally += only(state.dice[die] as number, 1)
  return tally
}

/** OC-7, OC-10: each card on which a colour fits, or pass. */
export function enterMoves(state: OnecardState, into: number[]): number {
  const result = rolled(state)
  const held = state.held[state.seat] as number
  let count = 0
  for (let place = 0; place < held; place++) {
    if (fitting(state.free[state.seat * HAND + place] as Tally, result) !== 0) into[count++] = 1 + place
  }
  into[count++] = PASS
  return count
}

/** OC-9: every colour that fits on the chosen card, which is scored when enough rows are full (OC-11). */
export function enter(state: OnecardState, choice: number): void {
  if (choice === PASS) return nextSeat(state)
  const at = state.seat * HAND + choice - 1
  const free = state.free[at] as Tally
  const left = free - fitting(free, rolled(state))
  state.free[at] = left
  if (isFinished(state.set, state.hand[at] as number, left)) score(state, at)
  else nextSeat(state)
}

/** OC-14, OC-15: the card is set aside and replaced before the next seat enters, unless it was the seat's last. */
function score(state: OnecardState, at: number): void {
  const card = state.hand[at] as number
  const done = state.done[state.seat] as number
  state.scored[state.seat * CARDS_TO_END + done] = card
  state.points[state.seat * CARDS_TO_END + done] = cardPoints(state.set, card, state.free[at] as Tally)
  state.done[state.seat] = done + 1
  closeGap(state, at)
  if (done + 1 === CARDS_TO_END) nextSeat(state)
  else state.phase = state.advanced ? 'take' : 'draw'
}

function closeGap(state: OnecardState, at: number): void {
  const held = (state.held[state.seat] as number) - 1
  const end = state.seat * HAND + held
  for (let place = at; place < end; place++) {
    state.hand[place] = state.hand[place + 1] as number
    state.free[place] = state.free[place + 1] as Tally
  }
  state.held[state.seat] = held
}

/** Clockwise until everybody has used the result (OC-7), then the next turn or the end (OC-17, OC-28). */
export function nextSeat(state: OnecardState): void {
  state.seat = (state.seat + 1) % state.players
  if (state.seat !== state.active) state.phase = 'enter'
  else if (--state.turnsLeft === 0 || state.done.includes(CARDS_TO_END)) state.phase = 'over'
  else beginTurn(state, state.active + 1)
}
