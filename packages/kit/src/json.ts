export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json | undefined
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether `value` is an object with exactly these keys of its own. `__proto__` sent as a key counts as one. */
export function hasExactly(value: unknown, keys: readonly string[]): value is JsonObject {
  if (!isObject(value)) return false
  return Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key))
}

/** Whether two values are the same JSON, whatever the order of their keys. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  if (Array.isArray(a) !== Array.isArray(b) || keys.length !== Object.keys(b).length) return false
  return keys.every(
    (key) => Object.hasOwn(b, key) && sameJson(a[key as keyof typeof a], b[key as keyof typeof b]),
  )
}

export function isWholeIn(value: unknown, min: number, max: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max
}

/** Whether a value nests at most `limit` deep. Kept values must, or writing them out again would overflow the stack. */
export function isShallow(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (limit === 0) return false
  return Object.values(value).every((child) => isShallow(child, limit - 1))
}

/** A value as it appears in an error message: JSON, cut short. */
export function show(value: unknown, limit = 120): string {
  // JSON has no word for what 1e999 is read as.
  if (typeof value === 'number') return String(value)
  const text = isShallow(value, 32) ? (JSON.stringify(value) ?? 'nothing') : 'a deeply nested value'
  return text.length > limit ? `${text.slice(0, limit)}…` : text
}
