import type { OptionsSpec } from './game.ts'
import { isObject, isWholeIn, show, type Json, type JsonObject } from './json.ts'
import { fail, ok, type CodedError, type Result } from './result.ts'

/** A checked form that is also its own JSON Schema: one source for what `describe` says and what `new` takes. */
export interface Schema<T> {
  readonly json: JsonObject
  parse(value: unknown, path: string): Result<T>
}

export type Parsed<S> = S extends Schema<infer T> ? T : never

function refuse(path: string, expected: string, value: unknown): { ok: false; error: CodedError } {
  return fail('bad-options', `${path} must be ${expected}, not ${show(value)}`)
}

/** Whole numbers beyond 2⁵³ can't be told apart, so that is where every range ends. */
export function whole(limits: { min?: number; max?: number } = {}): Schema<number> {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = limits
  const isBounded = limits.min !== undefined || limits.max !== undefined
  const expected = isBounded ? `a whole number from ${min} to ${max}` : 'a whole number'
  return {
    json: { type: 'integer', minimum: min, maximum: max },
    parse: (value, path) => (isWholeIn(value, min, max) ? ok(value) : refuse(path, expected, value)),
  }
}

export function text(): Schema<string> {
  return {
    json: { type: 'string' },
    parse: (value, path) => (typeof value === 'string' ? ok(value) : refuse(path, 'a string', value)),
  }
}

export function flag(): Schema<boolean> {
  return {
    json: { type: 'boolean' },
    parse: (value, path) => (typeof value === 'boolean' ? ok(value) : refuse(path, 'true or false', value)),
  }
}

export function oneOf<const V extends readonly (string | number)[]>(values: V): Schema<V[number]> {
  const names = values.map((value) => JSON.stringify(value)).join(' or ')
  return {
    json: { enum: values },
    parse: (value, path) =>
      values.includes(value as V[number]) ? ok(value as V[number]) : refuse(path, names, value),
  }
}

export function list<T>(item: Schema<T>, limits: { min: number; max?: number }): Schema<T[]> {
  const { min, max = Number.MAX_SAFE_INTEGER } = limits
  const json: Record<string, Json> = { type: 'array', items: item.json as Json, minItems: min }
  if (limits.max !== undefined) json['maxItems'] = max
  return {
    json,
    parse(value, path) {
      if (!Array.isArray(value)) return refuse(path, 'a list', value)
      if (value.length < min || value.length > max) {
        return fail('bad-options', `${path} must have ${count(min, limits.max)}, not ${value.length}`)
      }
      const parsed: T[] = []
      for (const [index, each] of value.entries()) {
        const result = item.parse(each, `${path}[${index}]`)
        if (!result.ok) return result
        parsed.push(result.value)
      }
      return ok(parsed)
    },
  }
}

function count(min: number, max: number | undefined): string {
  const entries = (max ?? min) === 1 ? 'entry' : 'entries'
  if (max === undefined) return `at least ${min} ${entries}`
  return min === max ? `exactly ${min} ${entries}` : `${min} to ${max} ${entries}`
}

export type Fields = Readonly<Record<string, Schema<unknown>>>
export type RecordOf<F extends Fields> = { [K in keyof F]: Parsed<F[K]> }

/** An object with at least these keys; others are ignored and dropped. */
export function record<F extends Fields>(fields: F): Schema<RecordOf<F>> {
  return {
    json: { type: 'object', properties: jsonOf(fields), required: Object.keys(fields) },
    parse(value, path) {
      if (!isObject(value)) return refuse(path, 'an object', value)
      const parsed: Record<string, unknown> = {}
      for (const [key, schema] of Object.entries(fields)) {
        const result = schema.parse(Object.hasOwn(value, key) ? value[key] : undefined, `${path}.${key}`)
        if (!result.ok) return result
        parsed[key] = result.value
      }
      return ok(parsed as RecordOf<F>)
    },
  }
}

/** A form told from others by its `kind`. */
export function variants<T>(kinds: Readonly<Record<string, Schema<T>>>): Schema<T> {
  const names = Object.keys(kinds)
    .map((name) => JSON.stringify(name))
    .join(' or ')
  return {
    json: { oneOf: Object.values(kinds).map((schema) => schema.json as Json) },
    parse(value, path) {
      if (!isObject(value)) return refuse(path, 'an object', value)
      const kind = Object.hasOwn(value, 'kind') ? value['kind'] : undefined
      const schema = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
      return schema ? schema.parse(value, path) : refuse(`${path}.kind`, names, kind)
    },
  }
}

/** The same form with one more condition, which answers what is wrong or undefined. */
export function refine<T>(schema: Schema<T>, wrong: (value: T) => string | undefined): Schema<T> {
  return {
    json: schema.json,
    parse(value, path) {
      const result = schema.parse(value, path)
      const fault = result.ok ? wrong(result.value) : undefined
      return fault === undefined ? result : fail('bad-options', `${path} ${fault}`)
    },
  }
}

/** An option: what it means, its form, and what stands in when it is not given. */
export interface Option<T> {
  readonly about: string
  readonly schema: Schema<T>
  readonly fallback: T
}

/** Ties a form to a fallback of the same type; `undefined` as a fallback means "not given". */
export function option<T, F extends T | undefined>(
  about: string,
  schema: Schema<T>,
  fallback: F,
): Option<T | F> {
  return { about, schema: schema as Schema<T | F>, fallback }
}

type AnyOptions = Readonly<Record<string, Option<unknown>>>
type OptionsOf<F extends AnyOptions> = { readonly [K in keyof F]: F[K] extends Option<infer T> ? T : never }

/** The options of a game: unknown ones are refused, missing ones get their fallback, `check` looks at all of them with the number of players. */
export function optionsSpec<F extends AnyOptions>(
  fields: F,
  check: (options: OptionsOf<F>, players: number) => string | undefined,
): OptionsSpec<OptionsOf<F>> {
  return {
    schema: { type: 'object', properties: optionsJson(fields), additionalProperties: false },
    parse(raw, players) {
      if (!isObject(raw)) return refuse('options', 'an object', raw)
      const unknown = Object.keys(raw).find((key) => !Object.hasOwn(fields, key))
      if (unknown !== undefined) {
        return fail(
          'bad-options',
          `unknown option ${show(unknown)}; known: ${Object.keys(fields).join(', ')}`,
        )
      }
      const parsed: Record<string, unknown> = {}
      for (const [key, { schema, fallback }] of Object.entries(fields)) {
        const result = Object.hasOwn(raw, key) ? schema.parse(raw[key], `option ${key}`) : ok(fallback)
        if (!result.ok) return result
        parsed[key] = result.value
      }
      const fault = check(parsed as OptionsOf<F>, players)
      return fault === undefined ? ok(parsed as OptionsOf<F>) : fail('bad-options', fault)
    },
  }
}

function jsonOf(fields: Fields): JsonObject {
  return Object.fromEntries(Object.entries(fields).map(([key, schema]) => [key, schema.json]))
}

function optionsJson(fields: AnyOptions): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).map(([key, { about, schema, fallback }]) => [
      key,
      {
        description: about,
        ...schema.json,
        ...(fallback === undefined ? {} : { default: fallback as Json }),
      },
    ]),
  )
}

/** The option every game has: which seat begins. Use with `firstFault` in `optionsSpec`'s check. */
export function firstOption(maxPlayers: number): Option<number> {
  return option('The seat that begins.', whole({ min: 0, max: maxPlayers - 1 }), 0)
}

export function firstFault(first: number, players: number): string | undefined {
  return first < players ? undefined : `option first must be a seat from 0 to ${players - 1}, not ${first}`
}
