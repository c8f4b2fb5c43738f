/** The coloured rows, in the order used everywhere. */
export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const
export type QwixxColour = (typeof COLOURS)[number]

export const ROWS = COLOURS.length
/** Numbers in a row: positions 0 … 10 from left to right. */
export const POSITIONS = 11
export const LAST = POSITIONS - 1
/** Bit of a row's mask that stands for its lock. */
export const LOCK = 1 << POSITIONS
/** Marks a row needs before its last number may be marked. */
export const MARKS_BEFORE_LAST = 5
export const MAX_PENALTIES = 4
/** Points that a penalty costs (QX-17). */
export const PENALTY = 5
export const ROWS_TO_END = 2

export interface QwixxOptions {
  readonly first: number
  readonly games: number
}

export interface QwixxState {
  readonly players: number
  /** The seat that began the first game of the series. */
  readonly first: number
  /** How many games the series has. */
  readonly games: number
  phase: 'roll' | 'white' | 'colour' | 'over'
  active: number
  /** The game of the series being played, from 1. */
  game: number
  /** Closed rows, as a bit mask. */
  closed: number
  /** Whether the active seat has marked something this turn. */
  marked: boolean
  /** A mask for each seat and row (`seat * ROWS + row`): bit p is the number at position p, `LOCK` the lock. */
  rows: number[]
  penalties: number[]
  /** White, white, red, yellow, green, blue; 0 for a die that was not rolled. */
  dice: number[]
  /** Points of the earlier games of the series. */
  totals: number[]
}

export type QwixxMove = { type: 'mark'; row: QwixxColour; value: number } | { type: 'pass' }

export type QwixxChance = { type: 'roll'; dice: ('white' | QwixxColour)[] }

export type QwixxDice = { white: [number, number] } & { [C in QwixxColour]?: number }

export type QwixxOutcome = { type: 'roll' } & QwixxDice

export type QwixxSheet = { [C in QwixxColour]: number[] } & { locks: QwixxColour[]; penalties: number }

export type QwixxView = {
  phase: QwixxState['phase']
  active: number
  game: number
  dice: QwixxDice | null
  closed: QwixxColour[]
  sheets: QwixxSheet[]
  chosen: number[]
  own: QwixxMove | null
  totals: number[]
}

export interface Qwixx {
  State: QwixxState
  Options: QwixxOptions
  Move: QwixxMove
  Chance: QwixxChance
  Outcome: QwixxOutcome
  View: QwixxView
}
