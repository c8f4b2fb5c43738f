import type { Json, JsonObject } from '@rattlecup/kit'

/** The faces of a die. Inside the rules a face is its index here, so X is 0 and a number is one less than itself. */
export const FACES = ['X', 2, 3, 4, 5, 6] as const
export type Face = (typeof FACES)[number]
/** A face that a die at rest in the arena can show. */
export type Value = Exclude<Face, 'X'>

/** Dice in a seat's reserve at the start of a round, by number of players (ST-1). */
export const DICE_EACH = [0, 0, 9, 8, 7, 6] as const

export interface StrikeOptions {
  readonly first: number
  readonly rounds: 1 | 'tournament'
}

export interface StrikeState {
  readonly players: number
  /** The seat that began the first round. */
  readonly first: number
  /** How many rounds are played. */
  readonly rounds: number
  phase: 'initial' | 'throw' | 'settle' | 'over'
  active: number
  /** The round being played, from 1. */
  round: number
  /** The dice at rest in the arena, by ascending id: their ids, and beside them their face indices, all different. */
  ids: number[]
  faces: number[]
  /** The id of the next die to be thrown. */
  nextId: number
  /** Dice in the air: thrown and not settled. */
  thrown: number
  /** Dice in front of each seat. */
  reserve: number[]
  /** Whether the active seat must throw all its dice, until they have settled. */
  grand: boolean
  /** Whether the active seat has thrown in this turn and so may stop. */
  mayStop: boolean
  /** The seats out of this round, as a bit mask. */
  out: number
  points: number[]
}

type StrikeMove = { type: 'throw'; throw?: JsonObject; group?: readonly Json[] } | { type: 'stop' }

type StrikeChance = { type: 'initial' } | { type: 'settle'; dice: number[] }

/** How one die came to rest. A cocked one carries the face of its second roll. */
export type SettledDie = { id: number; face: Face; cocked?: true } | { id: number; out: true }

export type StrikeOutcome =
  | { type: 'initial'; face: Value; rest?: Json }
  | { type: 'settle'; dice: SettledDie[]; rest?: Json }

export type StrikeView = {
  phase: StrikeState['phase']
  active: number
  round: number
  arena: { id: number; face: Value }[]
  reserve: number[]
  grand: boolean
  out: number[]
  points: number[]
}

export interface Strike {
  State: StrikeState
  Options: StrikeOptions
  Move: StrikeMove
  Chance: StrikeChance
  Outcome: StrikeOutcome
  View: StrikeView
}
