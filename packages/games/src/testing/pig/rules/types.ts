export const TARGET = 30
export const FACES = 6
/** The face that costs the turn. */
export const BAD = 1

interface PigOptions {
  readonly first: number
}

export interface PigState {
  readonly players: number
  phase: 'roll' | 'choose' | 'over'
  active: number
  turn: number
  points: number[]
}

export type PigView = {
  phase: PigState['phase']
  active: number
  turn: number
  points: number[]
}

export interface Pig {
  State: PigState
  Options: PigOptions
  Move: { type: 'roll' | 'hold' }
  Chance: { type: 'roll' }
  Outcome: { type: 'roll'; value: number }
  View: PigView
}
