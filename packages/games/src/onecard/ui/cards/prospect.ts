import { CARDS } from '../../rules/cards.ts'
import { cardPoints, cardSet, isFinished, rowPoints } from '../../rules/card-set.ts'
import { countOf, fitting, only, sum, type Tally } from '../../rules/tally.ts'
import { COLOURS, type Card, type OnecardColour, type OnecardOptions } from '../../rules/types.ts'

/** The cards of a game by their ids. */
export type CardBook = ReadonlyMap<string, Card>

export function bookOf({ cards = CARDS }: Partial<OnecardOptions>): CardBook {
  return new Map(cards.map((card) => [card.id, card]))
}

/** What a card would become with the dice that lie. */
export interface CardProspect {
  /** Boxes that each row would get. */
  readonly gains: readonly number[]
  readonly boxes: number
  /** What the card would be scored for; undefined if it would not be. */
  readonly points: number | undefined
}

/** By the very rules the game is played with, on this card alone. */
export function prospectOf(
  card: Card,
  marks: readonly number[],
  dice: readonly OnecardColour[] | null,
): CardProspect {
  const set = cardSet([card])
  const free = freeBoxes(card, marks)
  const fit = fitting(free, tallyOf(dice ?? []))
  const left = free - fit
  return {
    gains: card.rows.map(({ colour }) => countOf(fit, COLOURS.indexOf(colour))),
    boxes: sum(fit),
    points: isFinished(set, 0, left) ? cardPoints(set, 0, left) : undefined,
  }
}

/** The points of the full rows of a card that is not scored (OC-18). */
export function pointsSoFar(card: Card, marks: readonly number[]): number {
  return rowPoints(cardSet([card]), 0, freeBoxes(card, marks))
}

/** A colour of the roll that a card can't take: how many dice, and how many boxes are free; undefined if it has no such row. */
export interface Misfit {
  readonly colour: OnecardColour
  readonly dice: number
  readonly free: number | undefined
}

export function misfitsOf(card: Card, marks: readonly number[], dice: readonly OnecardColour[]): Misfit[] {
  const { gains } = prospectOf(card, marks, dice)
  return groupsOf(dice).flatMap(({ colour, count }) => {
    const row = card.rows.findIndex((each) => each.colour === colour)
    if ((gains[row] ?? 0) > 0) return []
    const length = card.rows[row]?.length
    return [{ colour, dice: count, free: length === undefined ? undefined : length - (marks[row] ?? 0) }]
  })
}

/** Dice by colour, in the order of the colours. */
export function groupsOf(dice: readonly OnecardColour[]): { colour: OnecardColour; count: number }[] {
  return COLOURS.map((colour) => ({ colour, count: dice.filter((each) => each === colour).length })).filter(
    ({ count }) => count > 0,
  )
}

function tallyOf(dice: readonly OnecardColour[]): Tally {
  return dice.reduce((tally, colour) => tally + only(COLOURS.indexOf(colour), 1), 0)
}

function freeBoxes(card: Card, marks: readonly number[]): Tally {
  return card.rows.reduce(
    (tally, { colour, length }, row) => tally + only(COLOURS.indexOf(colour), length - (marks[row] ?? 0)),
    0,
  )
}
