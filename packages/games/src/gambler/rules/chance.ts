import type { DrawSource } from '@rattlecup/kit'
import { anyFits } from './moves.ts'
import { endTurn, uncover } from './turn.ts'
import { FACES, type GamblerState } from './types.ts'

/**
 * The odds of the awaited event. A stack is drawn board by board, each from those left (a Lehmer code); the
 * beginners' board is the first of those shipped, so that a first draw of size 1 puts it on top (GB-5).
 */
export function draws(state: GamblerState, sizes: number[]): number {
  if (state.phase === 'roll') {
    for (let die = 0; die < state.loose; die++) sizes[die] = FACES
    return state.loose
  }
  const boards = state.layouts.length
  for (let i = 0; i < boards; i++) sizes[i] = i === 0 && state.beginner ? 1 : boards - i
  return boards
}

export function applyChance(state: GamblerState, values: readonly number[]): void {
  if (state.phase === 'roll') roll(state, values)
  else stack(state, values)
}

/** A roll of which no die fits ends the turn by itself (GB-16). */
function roll(state: GamblerState, values: readonly number[]): void {
  for (let die = 0; die < state.loose; die++) {
    const value = (values[die] as number) + 1
    state.hand[value] = (state.hand[value] as number) + 1
  }
  state.rolls++
  state.obliged = true
  state.phase = 'place'
  if (!anyFits(state)) endTurn(state)
}

function stack(state: GamblerState, lehmer: readonly number[]): void {
  state.order = orderOf(lehmer.slice(0, state.layouts.length))
  uncover(state, state.active)
}

/** The order that a Lehmer code stands for: each digit picks one of what the earlier ones left. */
export function orderOf(lehmer: readonly number[]): number[] {
  const left = [...lehmer.keys()]
  return lehmer.flatMap((digit) => left.splice(digit, 1))
}

/** The Lehmer code of an order, if it is one: every index exactly once. */
export function lehmerOf(order: readonly number[]): number[] | undefined {
  const left = [...order.keys()]
  const digits = order.map((index) => {
    const digit = left.indexOf(index)
    if (digit >= 0) left.splice(digit, 1)
    return digit
  })
  return digits.includes(-1) ? undefined : digits
}

/**
 * GB-34: the boards uncovered so far are known, those still covered lie in any order. Brought boards lie in an order
 * that everybody knows.
 */
export function reshuffle(state: GamblerState, source: DrawSource): void {
  if (!state.shuffled) return
  const order = [...state.order]
  for (let last = order.length - 1; last > state.round; last--) {
    const other = state.round + source.below(last - state.round + 1)
    const board = order[last] as number
    order[last] = order[other] as number
    order[other] = board
  }
  state.order = order
}
