import type { CardSet } from './card-set.ts'

/** The colours of the dice (OC-1) and of the cards' rows, in the order used everywhere. */
export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const
export type OnecardColour = (typeof COLOURS)[number]

export const DICE = 5
export const MAX_ROLLS = 3
export const ROWS = 5
export const BOXES = 20
export const SUNS = 2
export const SHORTEST_ROW = 2
export const LONGEST_ROW = 6
export const ROWS_TO_SCORE = 3
export const CARDS_TO_END = 4
/** Cards that lie open in the advanced game. */
export const DISPLAY = 3
/** Cards dealt to a seat, and how many of them it plays with. */
export const DEALT = { basic: 2, advanced: 5 } as const
export const KEPT = 3
/** Places for cards that a seat has in `OnecardState.hand`. */
export const HAND = DEALT.advanced

export type CardRow = { colour: OnecardColour; length: number; sun: boolean }

export type Card = { id: string; rows: CardRow[] }

export interface OnecardOptions {
  readonly first: number
  readonly variant: 'basic' | 'advanced'
  readonly cards: readonly Card[] | undefined
  /** Alone: after this many turns the game ends. */
  readonly turns?: number | undefined
}

export interface OnecardState {
  readonly players: number
  readonly advanced: boolean
  /** The cards of this game; everywhere else a card is its index in it. */
  readonly set: CardSet
  phase: 'draw' | 'keep' | 'display' | 'roll' | 'reroll' | 'enter' | 'take' | 'over'
  /** The seat that rolls; in set-up the one that will begin. */
  active: number
  /** The seat that draws, enters or takes now. */
  seat: number
  /** Rolls this turn has had; 0 also tells set-up from play. */
  rolls: number
  /** The colours that lie, one a die. */
  dice: number[]
  /** The dice to be rolled now, as a bit mask. */
  rolling: number
  /** Cards before a seat, at `seat * HAND + place`, in the order received. */
  hand: number[]
  /** Their free boxes, at the same places, as a tally. */
  free: number[]
  /** How many cards lie before each seat. */
  held: number[]
  /** Scored cards, at `seat * CARDS_TO_END + n`, in the order scored. */
  scored: number[]
  /** What they brought, at the same places. */
  points: number[]
  /** How many cards each seat has scored. */
  done: number[]
  /** Covered cards, ascending: a draw takes any of them with equal odds, so there is no order to hide. */
  deck: number[]
  display: number[]
  /** Turns to come, this one included; Infinity without a limit. */
  turnsLeft: number
}

export type OnecardMove =
  | { type: 'reroll'; dice: number[] }
  | { type: 'stop' }
  | { type: 'enter'; card: string }
  | { type: 'pass' }
  | { type: 'keep'; cards: string[] }
  | { type: 'take'; card: string }

type OnecardChance = { type: 'draw'; seat: number } | { type: 'display' } | { type: 'roll'; dice: number[] }

export type OnecardOutcome =
  | { type: 'draw'; seat: number; card: string }
  | { type: 'display'; card: string }
  | { type: 'roll'; colours: OnecardColour[] }

export type OnecardView = {
  phase: OnecardState['phase']
  active: number
  rolls: number
  dice: OnecardColour[] | null
  cards: { id: string; marks: number[] }[][]
  scored: { id: string; points: number }[][]
  display: string[]
  deck: number
  own: OnecardMove | null
  chosen: number[]
  /** Turns to come, this one included; only where there is a limit. */
  turnsLeft?: number
}

export interface Onecard {
  State: OnecardState
  Options: OnecardOptions
  Move: OnecardMove
  Chance: OnecardChance
  Outcome: OnecardOutcome
  View: OnecardView
}
