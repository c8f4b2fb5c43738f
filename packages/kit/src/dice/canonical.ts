import { utf8ToBytes } from '@noble/hashes/utils.js'
import { isObject, type Json } from '../json.ts'
import { fail, ok, type Result } from '../result.ts'

/** Deeper values are refused: writing them out would overflow the stack. */
const DEEPEST = 64

/**
 * The one way to write a JSON value (RFC 8785): members sorted by UTF-16 code units, no spaces, numbers as JavaScript
 * writes them. Throws on what `hasCanonicalForm` denies.
 */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`
  if (!isObject(value)) return canonicalLeaf(value)
  // By hand, since a server writes every move like this: sorting and joining lists of texts takes twice as long.
  let members = ''
  for (const key of sortedKeys(value)) {
    if (value[key] === undefined) continue
    if (members !== '') members += ','
    members += `${canonicalLeaf(key)}:${canonicalText(value[key])}`
  }
  return `{${members}}`
}

/** So few keys are sorted by hand: the engine's own sort takes longer, and leaves lists behind. */
const FEW_KEYS = 16

function sortedKeys(value: object): string[] {
  const keys = Object.keys(value)
  if (keys.length > FEW_KEYS) return keys.sort()
  for (let next = 1; next < keys.length; next++) {
    const key = keys[next] as string
    let at = next
    for (; at > 0 && (keys[at - 1] as string) > key; at--) keys[at] = keys[at - 1] as string
    keys[at] = key
  }
  return keys
}

export function canonical(value: unknown): Uint8Array {
  return utf8ToBytes(canonicalText(value))
}

/** Whether a value read from JSON has a canonical form: every number finite, every text well-formed. */
export function hasCanonicalForm(value: unknown): boolean {
  return isSound(value, DEEPEST)
}

function isSound(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return isSoundLeaf(value)
  if (depth === 0) return false
  for (const key of Object.keys(value))
    if (!isSoundLeaf(key) || !isSound(value[key as keyof typeof value], depth - 1)) return false
  return true
}

function isSoundLeaf(value: unknown): boolean {
  if (typeof value === 'string') return !LONE_SURROGATE.test(value)
  return value === null || typeof value === 'boolean' || Number.isFinite(value)
}

/** A text of these alone stands between its quotes as it is. */
const PLAIN = /^[\w-]*$/

function canonicalLeaf(value: unknown): string {
  if (typeof value === 'string' && PLAIN.test(value)) return `"${value}"`
  if (!isSoundLeaf(value)) throw new TypeError(`no canonical form: ${String(value)}`)
  return JSON.stringify(value)
}

/** With the flag u a pair is one sign, so this finds halves only. */
const LONE_SURROGATE = /[\ud800-\udfff]/u

/** Reads JSON that must mean the same to every program: no member twice, no half surrogate pair, no number beyond all bounds. */
export function parseStrictly(text: string): Result<Json> {
  let value: Json
  try {
    value = JSON.parse(text) as Json
  } catch (error) {
    return fail('bad-json', (error as Error).message)
  }
  if (!hasCanonicalForm(value))
    return fail(
      'bad-json',
      'a text with half a surrogate pair, a number too large, or a value nested too deep',
    )
  const twice = memberTwice(text)
  return twice === undefined ? ok(value) : fail('bad-json', `an object has the member ${twice} twice`)
}

/** The first member that an object has twice. The text is known to be JSON, so strings and brackets are all that matters. */
function memberTwice(text: string): string | undefined {
  const open: Set<string>[] = []
  for (const [token, member] of text.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '}') open.pop()
    else if (member !== undefined) {
      const name = JSON.parse(member) as string
      if (open.at(-1)?.has(name)) return member
      open.at(-1)?.add(name)
    }
  }
  return undefined
}
