import { fail, isObject, isWholeIn, ok, show, type JsonObject, type Result } from '@rattlecup/kit'

/** The form of one field of a request. */
interface Field {
  readonly expected: string
  readonly required: boolean
  fits(value: unknown): boolean
}

const isText = (value: unknown): boolean => typeof value === 'string'
const isSeat = (value: unknown): boolean => isWholeIn(value, 0, Number.MAX_SAFE_INTEGER)

/** Every field that a DGP/1 request may carry. `options` is not here: whatever is wrong with it is `bad-options`. */
const FIELDS = {
  game: { expected: 'a string', required: true, fits: isText },
  table: { expected: 'a string', required: true, fits: isText },
  players: { expected: 'a whole number', required: true, fits: Number.isInteger },
  seat: { expected: 'a whole number from 0', required: true, fits: isSeat },
  viewer: {
    expected: 'a whole number from 0, or null for a spectator',
    required: true,
    fits: (value: unknown) => value === null || isSeat(value),
  },
  move: { expected: 'an object', required: true, fits: isObject },
  events: { expected: 'a list', required: true, fits: Array.isArray },
  seed: { expected: 'a string', required: false, fits: isText },
  outcome: { expected: 'an object', required: false, fits: isObject },
  level: { expected: 'a string', required: false, fits: isText },
  ms: {
    expected: 'a number of milliseconds above 0',
    required: false,
    fits: (value: unknown) => Number.isFinite(value) && (value as number) > 0,
  },
} as const satisfies Record<string, Field>

export type FieldName = keyof typeof FIELDS

/** Checks the form of the named fields of a request; `viewer` is sent as `seat`. */
export function checkFields(request: JsonObject, names: readonly FieldName[]): Result<void> {
  for (const name of names) {
    const key = name === 'viewer' ? 'seat' : name
    const { expected, required, fits } = FIELDS[name]
    if (!Object.hasOwn(request, key)) {
      if (required) return fail('bad-request', `${key} is missing; it must be ${expected}`)
    } else if (!fits(request[key])) {
      return fail('bad-request', `${key} must be ${expected}, not ${show(request[key])}`)
    }
  }
  return ok(undefined)
}
