import { rowPoints, type CardSet } from '../rules/card-set.ts'
import { countOf, type Tally } from '../rules/tally.ts'
import { CARDS_TO_END, COLOURS, KEPT, ROWS_TO_SCORE } from '../rules/types.ts'
import { cardWorth } from './card-worth.ts'

/** Numbers that tell of a card, all about 1 in size. */
const CARD_SENSES = 9
/** Numbers that tell of a seat's own cards and points. */
export const HAND_SENSES: number = CARDS_TO_END + 1 + KEPT * CARD_SENSES
/** Extra points for no, one and both suns. */
const SUNS = [0, 2, 5] as const
/** Boxes that a card without marks is taken to lack: to the judge all such cards are alike. */
export const FRESH_LACK = 10

/** An open card as a judge sees it. */
export interface CardSense {
  /** Boxes still to fill before it is finished. */
  readonly lack: number
  /** What it promises by a heuristic. */
  readonly promise: number
  /** Its points if the game ended. */
  readonly rows: number
  readonly senses: readonly number[]
}

export const FRESH: CardSense = { lack: FRESH_LACK, promise: 0, rows: 0, senses: [1, 1, 1, 0, 0, 0, 0, 0, 0] }

export function cardSense(set: CardSet, card: number, free: Tally): CardSense {
  if (free === (set.boxes[card] as Tally)) return FRESH
  const rows = COLOURS.map((_, colour) => ({
    free: countOf(free, colour),
    length: countOf(set.boxes[card] as Tally, colour),
    sun: countOf(set.suns[card] as Tally, colour),
  })).filter(({ length }) => length > 0)
  // The rows that will finish it: those that lack least, of equals the longer.
  rows.sort((a, b) => a.free - b.free || b.length - a.length)
  const nearest = rows.slice(0, ROWS_TO_SCORE)
  const lack = nearest.reduce((sum, row) => sum + row.free, 0)
  const length = nearest.reduce((sum, row) => sum + row.length, 0)
  const suns = nearest.reduce((sum, { sun }) => sum + sun, 0)
  const promise = cardWorth(set, card, free)
  const full = rowPoints(set, card, free)
  const last = nearest.at(-1)?.free ?? 0
  const senses = [1, 0, lack / 10, Math.exp(-lack / 2), last / 5, (length + (SUNS[suns] as number)) / 15]
  senses.push((rows[ROWS_TO_SCORE]?.free ?? 0) / 5, full / 10, promise / 10)
  return { lack, promise, rows: full, senses }
}

/** What is to be told of a seat's hand, the card that lacks least first. */
export function handSenses(cards: readonly CardSense[], done: number, points: number): number[] {
  const senses: number[] = Array.from({ length: CARDS_TO_END }, (_, count) => Number(count === done))
  senses.push(points / 50)
  const sorted = [...cards].sort((a, b) => a.lack - b.lack)
  for (let place = 0; place < KEPT; place++) senses.push(...(sorted[place]?.senses ?? NO_CARD))
  return senses
}

const NO_CARD: readonly number[] = Array.from({ length: CARD_SENSES }, () => 0)
