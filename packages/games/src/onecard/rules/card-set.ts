import { ones, only, sum, without, type Tally } from './tally.ts'
import { COLOURS, ROWS_TO_SCORE, type Card } from './types.ts'

/** Extra points for no, one and both sun rows full (OC-13). */
const SUN_POINTS = [0, 2, 5] as const

/** The cards of a game with their rows as tallies. Shared by all states of the game and never changed. */
export interface CardSet {
  readonly cards: readonly Card[]
  /** Boxes of each card. */
  readonly boxes: readonly Tally[]
  /** 1 for each sun row of each card. */
  readonly suns: readonly Tally[]
}

export function cardSet(cards: readonly Card[]): CardSet {
  return { cards, boxes: cards.map(boxesOf), suns: cards.map(sunsOf) }
}

function boxesOf(card: Card): Tally {
  return card.rows.reduce((tally, { colour, length }) => tally + only(COLOURS.indexOf(colour), length), 0)
}

function sunsOf(card: Card): Tally {
  return card.rows.reduce((tally, { colour, sun }) => tally + only(COLOURS.indexOf(colour), sun ? 1 : 0), 0)
}

/** The boxes of a card's full rows. */
function fullRows(set: CardSet, card: number, free: Tally): Tally {
  return without(set.boxes[card] as Tally, free)
}

/** OC-11: whether so many rows are full that the card is scored. */
export function isFinished(set: CardSet, card: number, free: Tally): boolean {
  return sum(ones(fullRows(set, card, free))) >= ROWS_TO_SCORE
}

/** OC-12: a point for each box of the full rows. */
export function rowPoints(set: CardSet, card: number, free: Tally): number {
  return sum(fullRows(set, card, free))
}

/** OC-12, OC-13: what a card brings when it is scored. */
export function cardPoints(set: CardSet, card: number, free: Tally): number {
  const full = fullRows(set, card, free)
  const suns = sum(ones(full) & (set.suns[card] as Tally))
  return sum(full) + (SUN_POINTS[suns] as number)
}
