/** So much of what was said can be heard again. */
const MOST_KEPT = 100

/** What was said at this table, and which of it is being heard again. */
export interface Heard {
  readonly texts: readonly string[]
  /** How far back, from 0 for what was said last; −1 while nothing is heard again. */
  readonly back: number
}

export const NOTHING_HEARD: Heard = { texts: [], back: -1 }

/** Something new was said: whoever listens is back at the end. */
export function hear({ texts }: Heard, text: string): Heard {
  return text === '' ? { texts, back: -1 } : { texts: [...texts, text].slice(-MOST_KEPT), back: -1 }
}

/** Goes one further back (1) or forward (−1), and stays where it ends. */
export function stepBack({ texts, back }: Heard, by: 1 | -1): Heard {
  return { texts, back: Math.max(0, Math.min(texts.length - 1, back + by)) }
}

export function heardNow({ texts, back }: Heard): string {
  return texts.at(-1 - Math.max(back, 0)) ?? ''
}
