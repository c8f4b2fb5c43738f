import type { GameTypes, Reason, Seat } from '@rattlecup/kit'

/** A choice that reasons were given for. */
export interface Scene<T extends GameTypes = GameTypes> {
  readonly state: T['State']
  readonly seat: Seat
  readonly code: number
}

/** Whether each kind of reason is true of a position, by the rules: a reason is a claim. */
export type Claims<T extends GameTypes, R extends { key: string; values: unknown } = Reason> = {
  readonly [Key in R['key']]: (scene: Scene<T>, values: Extract<R, { key: Key }>['values']) => boolean
}
