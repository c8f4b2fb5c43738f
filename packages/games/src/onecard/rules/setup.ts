import { CARDS } from './cards.ts'
import { cardSet } from './card-set.ts'
import { CARDS_TO_END, DICE, HAND, type OnecardOptions, type OnecardState } from './types.ts'

const OWN_SET = cardSet(CARDS)

export function setup(players: number, options: OnecardOptions): OnecardState {
  const set = options.cards === undefined ? OWN_SET : cardSet(options.cards)
  return {
    players,
    advanced: options.variant === 'advanced',
    set,
    phase: 'draw',
    active: options.first,
    seat: 0,
    rolls: 0,
    dice: zeros(DICE),
    rolling: 0,
    hand: zeros(players * HAND),
    free: zeros(players * HAND),
    held: zeros(players),
    scored: zeros(players * CARDS_TO_END),
    points: zeros(players * CARDS_TO_END),
    done: zeros(players),
    deck: set.cards.map((_, card) => card),
    display: [],
    turnsLeft: options.turns ?? Infinity,
  }
}

function zeros(length: number): number[] {
  return Array.from({ length }, () => 0)
}

export function clone(state: OnecardState): OnecardState {
  return {
    ...state,
    dice: state.dice.slice(),
    hand: state.hand.slice(),
    free: state.free.slice(),
    held: state.held.slice(),
    scored: state.scored.slice(),
    points: state.points.slice(),
    done: state.done.slice(),
    deck: state.deck.slice(),
    display: state.display.slice(),
  }
}
