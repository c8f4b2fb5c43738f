import type { CardSet } from '../../rules/card-set.ts'
import { countOf, type Tally } from '../../rules/tally.ts'
import { COLOURS } from '../../rules/types.ts'
import { kindOfRow, SENSES, SITUATIONS, type CardWeights } from './weights.ts'

/** What an open card adds to its seat's odds (their logarithm), by situation. */
export type CardScores = (card: number, free: Tally) => Float32Array

/** More than come up in a game; a search that goes on and on must not fill the memory. */
const MOST_KNOWN = 1 << 14

export function createCardScores(weights: CardWeights, set: CardSet): CardScores {
  const known = new Map<number, Float32Array>()
  const noticed = new Float32Array(SENSES)
  return (card, free) => {
    const key = card * 2 ** 24 + free
    const before = known.get(key)
    if (before) return before
    if (known.size >= MOST_KNOWN) known.clear()
    notice(weights, kindsOf(set, card, free), noticed)
    const scores = scoresOf(weights, noticed)
    known.set(key, scores)
    return scores
  }
}

/** The kinds of a card's rows. */
export function kindsOf(set: CardSet, card: number, free: Tally): number[] {
  return COLOURS.flatMap((_, colour) => {
    const length = countOf(set.boxes[card] as Tally, colour)
    const sun = countOf(set.suns[card] as Tally, colour)
    return length === 0 ? [] : [kindOfRow(length, countOf(free, colour), sun)]
  })
}

export function notice({ rows, base }: CardWeights, kinds: readonly number[], into: Float32Array): void {
  into.set(base)
  for (const kind of kinds)
    for (let sense = 0; sense < SENSES; sense++) into[sense]! += rows[kind * SENSES + sense]!
}

function scoresOf({ senses }: CardWeights, noticed: Float32Array): Float32Array {
  return Float32Array.from({ length: SITUATIONS }, (_, situation) => {
    let score = 0
    for (let sense = 0; sense < SENSES; sense++)
      if (noticed[sense]! > 0) score += noticed[sense]! * senses[situation * SENSES + sense]!
    return score
  })
}
