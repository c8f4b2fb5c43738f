/** Deeper nesting than this is refused unread: a parser needs seconds for a line of ten million brackets. */
export const DEEPEST = 512

const QUOTE = 34
const BACKSLASH = 92
const OPENING = new Set([91, 123])
const CLOSING = new Set([93, 125])

/** Whether JSON text nests deeper than `DEEPEST`. Brackets within strings don't count. */
export function isTooDeep(text: string): boolean {
  if (text.length <= DEEPEST) return false
  let depth = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i)
    if (inString && char === BACKSLASH) i++
    else if (char === QUOTE) inString = !inString
    else if (inString) continue
    else if (OPENING.has(char)) {
      if (++depth > DEEPEST) return true
    } else if (CLOSING.has(char)) depth--
  }
  return false
}
