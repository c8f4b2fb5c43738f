import type { FastSource } from '@rattlecup/kit'

/** Values that have no business where they are put. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  '',
  'x',
  '\u0000',
  '🎲',
  [],
  [[]],
  {},
  { t: 1 },
  2 ** 53,
]
const TYPES = [
  'join',
  'move',
  'outcome',
  'sit',
  'seed',
  'bot',
  'clear',
  'say',
  'chat',
  'leave',
  'start',
  'rematch',
]
const MORE_TYPES = ['pause', 'resume', 'look', 'ping', 'constructor', '__proto__', 'toString', 'nonsense']
const KEYS = [
  'i',
  'm',
  'n',
  'p',
  'seat',
  'table',
  'seed',
  'level',
  'what',
  'on',
  'o',
  'name',
  '__proto__',
  'extra',
]
const CUT_SHORT = ['', '{', '[', 'null', '"', '{"t":', '[]', '0', '\u0000\u0001', '{"t":"move","i":"x","m":']

/** One more message that no honest client sends: malformed, out of turn, of the wrong type, too deep, or sent before. */
export function hostileMessage(code: string, source: FastSource): string {
  const pick = <T>(values: readonly T[]): T => values[source.below(values.length)] as T
  const pair = () => `"${pick(KEYS)}":${JSON.stringify(pick(ODD))}`
  switch (source.below(9)) {
    case 0:
      return pick(CUT_SHORT)
    case 1:
      return JSON.stringify(pick(ODD)) ?? ''
    case 2:
      return `{${Array.from({ length: source.below(6) }, pair).join(',')}}`
    case 3: {
      const t = pick([...TYPES, ...MORE_TYPES])
      return JSON.stringify({ t, i: pick(['a', 'b', 'c', '']), table: code, [pick(KEYS)]: pick(ODD) })
    }
    case 4: {
      const m = {
        type: pick(['mark', 'pass', 'roll', 'x']),
        row: pick(['red', 'green', 1]),
        value: pick(ODD),
      }
      return JSON.stringify({ t: 'move', i: `m${source.below(50)}`, m })
    }
    case 5:
      return JSON.stringify({ t: 'move', i: 'same', m: { type: 'pass' } })
    case 6:
      return JSON.stringify({ t: 'outcome', i: 'o', o: { type: 'roll', white: [6, 6], red: 6 } })
    case 7:
      return '['.repeat(source.below(4000))
    default:
      return `{"t":"move","i":"deep","m":${'{"a":'.repeat(900)}1${'}'.repeat(900)}}`
  }
}
