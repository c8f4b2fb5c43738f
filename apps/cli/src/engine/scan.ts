/** Deeper nesting than this is refused unread: a parser needs seconds for a line of ten million brackets. */
export const DEEPEST = 512

const QUOTE = 34
const BACKSLASH = 92
const COLON = 58
const COMMA = 44
const OPENING = new Set([91, 123])
const CLOSING = new Set([93, 125])

/** Whether JSON text nests deeper than `DEEPEST`. Brackets within strings don't count. */
export function isTooDeep(text: string): boolean {
  if (text.length <= DEEPEST) return false
  let depth = 0
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i)
    if (char === QUOTE) i = endOfString(text, i)
    else if (OPENING.has(char)) {
      if (++depth > DEEPEST) return true
    } else if (CLOSING.has(char)) depth--
  }
  return false
}

/**
 * The text of the value that an object has under `key`, to the letter: a number may be longer than ours can be. `text`
 * must be the JSON of an object.
 */
export function textOf(text: string, key: string): string | undefined {
  let depth = 0
  let start = 0
  let name: unknown
  let found: string | undefined
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i)
    if (char === QUOTE) i = endOfString(text, i)
    else if (OPENING.has(char) && ++depth === 1) start = i + 1
    else if (depth === 1 && char === COLON) {
      name = JSON.parse(text.slice(start, i))
      start = i + 1
    } else if (depth === 1 && (char === COMMA || CLOSING.has(char))) {
      if (name === key) found = text.slice(start, i).replaceAll('\r', ' ').trim()
      start = i + 1
    }
    if (CLOSING.has(char)) depth--
  }
  return found
}

/** Where the string ends that begins at `start`. */
function endOfString(text: string, start: number): number {
  let i = start + 1
  while (i < text.length && text.charCodeAt(i) !== QUOTE) i += text.charCodeAt(i) === BACKSLASH ? 2 : 1
  return i
}
