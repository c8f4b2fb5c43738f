/** The codes of DGP/1, in the order in which faults are looked for. */
export const ERROR_CODES = [
  'bad-json',
  'bad-request',
  'unknown-command',
  'unknown-game',
  'unknown-table',
  'bad-options',
  'game-over',
  'not-your-turn',
  'illegal-move',
  'illegal-outcome',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** What a caller did wrong. Our own bugs are thrown instead. */
export interface CodedError<Code extends string = ErrorCode> {
  readonly code: Code
  /** Says what was wrong and what would have been right. */
  readonly message: string
}

export type Result<T, Code extends string = ErrorCode> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: CodedError<Code> }

export function ok<T>(value: T): Result<T> {
  return { ok: true, value }
}

export function fail(code: ErrorCode, message: string): { ok: false; error: CodedError } {
  return { ok: false, error: { code, message } }
}

/** The value of what can only fail by a bug of ours. */
export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`)
  return result.value
}
