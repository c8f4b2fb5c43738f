import type { Face, SettledDie, Strike, StrikeView } from '../../rules/types.ts'
import { FACES } from '../../rules/types.ts'

/** What is known of one die so far. */
export interface EntryLine {
  readonly id: number
  /** What it showed before; undefined for a thrown one. */
  readonly lay: Face | undefined
  /** Undefined until somebody has said it. */
  readonly shows: Face | 'out' | undefined
  readonly cocked: boolean
}

type Asked = Extract<Strike['Chance'], { type: 'settle' }>

/** A die that lay is taken to lie still until somebody says otherwise. */
export function linesFor({ dice }: Asked, { arena }: StrikeView): EntryLine[] {
  return dice.map((id) => {
    const lay = arena.find((die) => die.id === id)?.face
    return { id, lay, shows: lay, cocked: false }
  })
}

export function isMissing({ shows }: EntryLine): boolean {
  return shows === undefined
}

/** The outcome, once every die has been entered. */
export function outcomeOf(lines: readonly EntryLine[]): Strike['Outcome'] | undefined {
  const dice: SettledDie[] = []
  for (const { id, shows, cocked } of lines) {
    if (shows === undefined) return undefined
    if (shows === 'out') dice.push({ id, out: true })
    else dice.push(cocked ? { id, face: shows, cocked } : { id, face: shows })
  }
  return { type: 'settle', dice }
}

/** What a key says about a die; undefined if it says nothing. */
export function keyed(line: EntryLine, key: string): EntryLine | undefined {
  const sign = key.toUpperCase()
  if (sign === 'O') return { ...line, shows: 'out', cocked: false }
  if (sign === 'C') return line.shows === 'out' ? undefined : { ...line, cocked: !line.cocked }
  const face = FACES.find((each) => String(each) === sign)
  return face === undefined ? undefined : { ...line, shows: face }
}
