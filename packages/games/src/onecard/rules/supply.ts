import { bitsOf } from './ids.ts'
import { beginTurn, nextSeat } from './turn.ts'
import { DEALT, DISPLAY, HAND, KEPT, type OnecardState } from './types.ts'

/** A card from the deck to the seat that draws: in set-up the deal goes on, later the next seat enters. */
export function draw(state: OnecardState, index: number): void {
  receive(state, takeOut(state.deck, index))
  if (state.rolls === 0) deal(state)
  else nextSeat(state)
}

/** A card from the deck to the display: three in set-up (OC-21), later one for one taken (OC-22). */
export function lay(state: OnecardState, index: number): void {
  state.display.push(takeOut(state.deck, index))
  if (state.display.length < DISPLAY) return
  if (state.rolls === 0) beginTurn(state, state.active)
  else nextSeat(state)
}

/** OC-22: an open card to the seat that has scored one. */
export function take(state: OnecardState, index: number): void {
  receive(state, takeOut(state.display, index))
  state.phase = 'display'
}

/** OC-4, OC-20: seat by seat until everybody has theirs. */
function deal(state: OnecardState): void {
  if ((state.held[state.seat] as number) < (state.advanced ? DEALT.advanced : DEALT.basic)) return
  if (++state.seat < state.players) return
  if (state.advanced) state.phase = 'keep'
  else beginTurn(state, state.active)
}

function receive(state: OnecardState, card: number): void {
  const place = state.seat * HAND + (state.held[state.seat] as number)
  state.hand[place] = card
  state.free[place] = state.set.boxes[card] as number
  state.held[state.seat] = (state.held[state.seat] as number) + 1
}

function takeOut(cards: number[], index: number): number {
  const card = cards[index] as number
  for (let i = index + 1; i < cards.length; i++) cards[i - 1] = cards[i] as number
  cards.pop()
  return card
}

/** The move numbers of `keep`: the places of the kept cards as a bit mask. */
const KEEPS: readonly number[] = Array.from({ length: 1 << DEALT.advanced }, (_, mask) => mask).filter(
  (mask) => bitsOf(mask).length === KEPT,
)

export function keepMoves(into: number[]): number {
  for (let i = 0; i < KEEPS.length; i++) into[i] = KEEPS[i] as number
  return KEEPS.length
}

/** OC-20: all seats' choices at once; what nobody keeps goes back into the deck. */
export function keep(state: OnecardState, choices: readonly number[]): void {
  for (state.seat = 0; state.seat < state.players; state.seat++) {
    state.held[state.seat] = 0
    for (let place = 0; place < DEALT.advanced; place++) {
      const card = state.hand[state.seat * HAND + place] as number
      if (((choices[state.seat] as number) >> place) & 1) receive(state, card)
      else state.deck.push(card)
    }
  }
  state.deck.sort((a, b) => a - b)
  state.phase = 'display'
}
