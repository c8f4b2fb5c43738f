import type { Who } from '@rattlecup/ui'
import type { REASONS } from '../../bots/reasons.ts'
import type { words } from './en.ts'

/** Everything Gambler says, in one language. */
export type GamblerWords = typeof words

/** A row, as it is read out. */
export interface RowTelling {
  /** From 1, top down. */
  readonly row: number
  /** What the boxes want, in words. */
  readonly kind: string
  readonly points: number
  readonly placed: readonly number[]
  readonly free: number
}

/** What placing a die would do. */
export interface Effect {
  readonly points: number
  /** Boxes that stay free in the row. */
  readonly free: number
}

/** Somebody at the table, as it is read out. */
export interface SeatTelling {
  readonly who: Who
  readonly points: number
  readonly dice: number
  readonly active: boolean
}

/** What bots' reasons are filled in with; rows count from 0. */
export interface GamblerReasonValues {
  readonly row: number
  readonly points: number
  readonly free: number
  readonly dice: number
  readonly chance: number
}

export type ReasonWords = Readonly<Record<keyof typeof REASONS, (values: GamblerReasonValues) => string>>
