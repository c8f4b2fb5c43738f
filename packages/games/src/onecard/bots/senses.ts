import { rowPoints, type CardSet } from '../rules/card-set.ts'
import { countOf, type Tally } from '../rules/tally.ts'
import { CARDS_TO_END, COLOURS, KEPT, ROWS_TO_SCORE } from '../rules/types.ts'
import { cardWorth } from './card-worth.ts'
import { raceOf, type Race } from './race.ts'

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
  /** Points beyond those that finishing it by its nearest rows brings. */
  readonly gain: number
  readonly race: Race
  readonly senses: readonly number[]
}

/** Of a card without marks, whichever it is. */
const FRESH_RACE = raceOf([4, 4, 4, 4, 4])
const FRESH_GAIN = 12

export const FRESH: CardSense = {
  lack: FRESH_LACK,
  promise: 0,
  rows: 0,
  gain: FRESH_GAIN,
  race: FRESH_RACE,
  senses: [1, 1, 1, 0, 0, 0, 0, 0, 0],
}

const known = new WeakMap<CardSet, Map<number, CardSense>>()

/** Turns come back to the same cards thousands of times, so what was worked out is kept. */
export function cardSense(set: CardSet, card: number, free: Tally): CardSense {
  if (free === (set.boxes[card] as Tally)) return FRESH
  const all = known.get(set) ?? new Map<number, CardSense>()
  known.set(set, all)
  const key = free * set.cards.length + card
  const sense = all.get(key) ?? workedOut(set, card, free)
  all.set(key, sense)
  return sense
}

function workedOut(set: CardSet, card: number, free: Tally): CardSense {
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
  const points = length + (SUNS[suns] as number)
  const senses = [1, 0, lack / 10, Math.exp(-lack / 2), last / 5, points / 15]
  senses.push((rows[ROWS_TO_SCORE]?.free ?? 0) / 5, full / 10, promise / 10)
  const race = raceOf(rows.map((row) => row.free))
  return { lack, promise, rows: full, gain: points - full, race, senses }
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

/** Numbers that tell how soon a seat finishes cards. */
export const RACE_SENSES: number = 6 + KEPT * 5

/** How soon a seat finishes a card, by the chance that it does in the turn to come, and what that brings. */
export interface Soon {
  readonly chance: number
  /** Points at the end beyond those that it has, if it finishes the card that is nearest. */
  readonly gain: number
}

export function soonOf(cards: readonly CardSense[], isNext: boolean): Soon {
  let [miss, most, gain] = [1, -1, 0]
  for (const { race, gain: points } of cards) {
    const chance = isNext ? (race.within[1] as number) : race.passive
    miss *= 1 - chance
    if (chance > most || (chance === most && points > gain)) [most, gain] = [chance, points]
  }
  return { chance: 1 - miss, gain }
}

/** The race of a seat's cards to be finished, the nearest first. */
export function raceSenses(
  cards: readonly CardSense[],
  { done, soon }: { done: number; soon: Soon },
): number[] {
  const isLast = done === CARDS_TO_END - 1 ? 1 : 0
  const own = 1 - cards.reduce((miss, { race }) => miss * (1 - (race.within[1] as number)), 1)
  const later = 1 - cards.reduce((miss, { race }) => miss * (1 - (race.within[2] as number)), 1)
  const senses = [soon.chance, own, later, isLast * soon.chance, isLast * own, isLast * later]
  const sorted = [...cards].sort((a, b) => (b.race.within[2] as number) - (a.race.within[2] as number))
  for (let place = 0; place < KEPT; place++) {
    const card = sorted[place]
    if (card) senses.push(card.race.passive, ...card.race.within.slice(1, 4), card.gain / 15)
    else senses.push(0, 0, 0, 0, 0)
  }
  return senses
}
