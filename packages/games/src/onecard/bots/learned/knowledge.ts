import type { CardSet } from '../../rules/card-set.ts'
import type { Tally } from '../../rules/tally.ts'
import { createCardScores, type CardScores } from './card-scores.ts'
import { SITUATIONS, type CardWeights } from './weights.ts'

/** What the learned shares need to know of a game's cards. */
export interface Knowledge {
  readonly weights: CardWeights
  readonly scores: CardScores
  /** What a card that is yet to be drawn adds, by situation: the mean of all. */
  readonly fresh: Float32Array
}

/** Returns a function that tells what is known with a set of cards, worked out once for each. */
export function createKnowledge(weights: CardWeights): (set: CardSet) => Knowledge {
  const known = new WeakMap<CardSet, Knowledge>()
  return (set) => {
    const before = known.get(set)
    if (before) return before
    const scores = createCardScores(weights, set)
    const fresh = new Float32Array(SITUATIONS)
    for (const [card, boxes] of set.boxes.entries())
      for (const [i, score] of scores(card, boxes as Tally).entries()) fresh[i]! += score / set.boxes.length
    const knowledge = { weights, scores, fresh }
    known.set(set, knowledge)
    return knowledge
  }
}
