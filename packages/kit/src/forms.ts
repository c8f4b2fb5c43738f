import type { GameTypes } from './game.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { fail, ok, type Result } from './result.ts'
import { oneOf, whole, type Fields, type RecordOf, type Schema } from './schema.ts'

/** DGP/1's JSON of one game as schemas: what describes it to strangers, and what tests hold codec and view to. */
export interface Forms<T extends GameTypes> {
  readonly move: Schema<T['Move']>
  readonly chance: Schema<T['Chance']>
  readonly outcome: Schema<T['Outcome']>
  readonly view: Schema<T['View']>
}

/** An object with exactly these keys; those of `maybe` may be missing. */
export function exactly<F extends Fields, M extends Fields = Record<never, never>>(
  fields: F,
  maybe?: M,
): Schema<RecordOf<F> & Partial<RecordOf<M>>> {
  const all: Fields = { ...fields, ...maybe }
  const properties = Object.fromEntries(Object.entries(all).map(([key, { json }]) => [key, json]))
  return {
    json: { type: 'object', properties, required: Object.keys(fields), additionalProperties: false },
    parse(value, path) {
      if (!isObject(value)) return fail('bad-request', `${path} must be an object`)
      const missing = Object.keys(fields).find((key) => !Object.hasOwn(value, key))
      if (missing !== undefined) return fail('bad-request', `${path} needs ${missing}`)
      for (const [key, each] of Object.entries(value)) {
        const field = Object.hasOwn(all, key) ? all[key] : undefined
        if (!field) return fail('bad-request', `${path} must not have ${key}`)
        const result = field.parse(each, `${path}.${key}`)
        if (!result.ok) return result
      }
      return ok(value as RecordOf<F> & Partial<RecordOf<M>>)
    },
  }
}

/** A form of DGP/1 that is told from others by its `type`. */
export function typed<const N extends string, F extends Fields, M extends Fields = Record<never, never>>(
  type: N,
  fields: F = {} as F,
  maybe?: M,
): Schema<{ type: N } & RecordOf<F> & Partial<RecordOf<M>>> {
  const form = exactly({ type: oneOf([type]), ...fields }, maybe)
  return { ...form, json: { title: type, ...form.json } } as never
}

/** One of several forms. */
export function either<S extends readonly Schema<unknown>[]>(
  ...schemas: S
): Schema<S[number] extends Schema<infer T> ? T : never> {
  return {
    json: { anyOf: schemas.map(({ json }) => json as Json) },
    parse(value, path) {
      const results = schemas.map((schema) => schema.parse(value, path))
      return (results.find((result) => result.ok) ?? results.at(-1)) as Result<never>
    },
  }
}

export function nullable<T>(schema: Schema<T>): Schema<T | null> {
  return {
    json: { anyOf: [schema.json, { type: 'null' }] },
    parse: (value, path) => (value === null ? ok(null) : schema.parse(value, path)),
  }
}

/** A list of any length. */
export function listOf<T>(item: Schema<T>): Schema<T[]> {
  return {
    json: { type: 'array', items: item.json },
    parse(value, path) {
      if (!Array.isArray(value)) return fail('bad-request', `${path} must be a list`)
      const results = value.map((each, index) => item.parse(each, `${path}[${index}]`))
      return results.find((result) => !result.ok) ?? (ok(value) as never)
    },
  }
}

export function pair<T>(item: Schema<T>): Schema<[T, T]> {
  const list = listOf(item)
  return {
    json: { ...list.json, minItems: 2, maxItems: 2 },
    parse(value, path) {
      const result = list.parse(value, path)
      if (!result.ok || result.value.length === 2) return result as never
      return fail('bad-request', `${path} must have 2 entries`)
    },
  }
}

/** A mark that is there or not: true, never false. */
export function yes(): Schema<true> {
  return {
    json: { const: true },
    parse: (value, path) => (value === true ? ok(true) : fail('bad-request', `${path} must be true`)),
  }
}

/** What the rules don't look into. */
export function anything(): Schema<Json> {
  return { json: {}, parse: (value) => ok(value as Json) }
}

export function anyObject(): Schema<JsonObject> {
  return {
    json: { type: 'object' },
    parse: (value, path) => (isObject(value) ? ok(value) : fail('bad-request', `${path} must be an object`)),
  }
}

/** A form with what it means, for its reader. */
export function about<T>(description: string, schema: Schema<T>): Schema<T> {
  return { ...schema, json: { description, ...schema.json } }
}

/** What many forms have. */
export const aSeat: Schema<number> = about('A seat, from 0.', whole({ min: 0, max: 7 }))
export const aDie: Schema<number> = whole({ min: 1, max: 6 })
export const aCount: Schema<number> = whole({ min: 0 })
