import type { REASONS } from '../../bots/reasons.ts'
import type { QwixxColour } from '../../rules/types.ts'

/** How a box stands for the one who reads it. */
export type BoxState = 'crossed' | 'lost' | 'pencil' | 'possible' | 'later' | 'open'

export interface BoxWords {
  readonly row: QwixxColour
  readonly value: number
  readonly state: BoxState
  /** Numbers that crossing it would skip; [] where that is no question. */
  readonly skips: readonly number[]
  readonly locks: boolean
  readonly hinted: boolean
}

export interface PreviewWords {
  readonly row: QwixxColour
  readonly value: number
  /** Points that the cross is worth, a lock included. */
  readonly worth: number
  readonly skips: readonly number[]
  readonly locks: boolean
}

export interface RivalWords {
  readonly name: string
  readonly total: number
  readonly rows: readonly (readonly [QwixxColour, number])[]
  readonly penalties: number
  readonly state: RivalState
}

/** What another player is doing. */
export type RivalState = 'choosing' | 'chosen' | 'active' | 'idle'

/** What a bot fills into its reasons; each has those that its sentence names. */
export interface QwixxReasonValues {
  readonly row: QwixxColour
  readonly value: number
  readonly count: number
  readonly crosses: number
  readonly points: number
  readonly lead: number
}

/** A sentence for every reason a bot can have. */
export type HintWords = {
  /** For a reason this version does not know, as from a newer server. */
  readonly plain: string
} & Readonly<Record<keyof typeof REASONS, (values: QwixxReasonValues) => string>>

/** A sentence begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
