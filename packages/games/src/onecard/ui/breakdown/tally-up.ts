import { Match, type GameEvent } from '@rattlecup/kit'
import type { Step } from '@rattlecup/ui'
import { onecard } from '../../game.ts'
import type { Card, Onecard, OnecardOptions, OnecardView } from '../../rules/types.ts'
import { pointsSoFar, prospectOf, type CardBook } from '../cards/prospect.ts'
import { scoredIn } from '../steps.ts'

/** A card at the end, and where its points come from. */
export interface CountedCard {
  readonly id: string
  readonly marks: readonly number[]
  /** The points of each full row. */
  readonly rows: readonly number[]
  /** Full rows with a sun that brought points: none on a card that was not scored. */
  readonly suns: number
  readonly points: number
}

/** Every seat's scored cards as they lay when they were scored: a view keeps their points only, so the game is played again. */
export function scoredCards(
  events: readonly GameEvent<Onecard>[],
  seats: number,
  options: Partial<OnecardOptions>,
  book: CardBook,
): CountedCard[][] {
  const scored: CountedCard[][] = Array.from({ length: seats }, () => [])
  for (const step of stepsOf(events, seats, options)) {
    const found = scoredIn(step)
    const card = found && book.get(found.id)
    if (!card) continue
    const { gains } = prospectOf(card, found.marks, step.after.dice ?? step.before.dice)
    const marks = found.marks.map((count, row) => count + (gains[row] ?? 0))
    scored[found.seat]?.push({ ...counted(card, marks), suns: sunsOf(card, marks), points: found.points })
  }
  return scored
}

/** A card that was not scored still brings its full rows, but no suns (OC-18). */
export function unscoredCards(view: OnecardView, seat: number, book: CardBook): CountedCard[] {
  return (view.cards[seat] ?? []).flatMap(({ id, marks }) => {
    const card = book.get(id)
    return card ? [{ ...counted(card, marks), suns: 0, points: pointsSoFar(card, marks) }] : []
  })
}

function counted(card: Card, marks: readonly number[]) {
  const rows = card.rows.filter(({ length }, row) => marks[row] === length).map(({ length }) => length)
  return { id: card.id, marks, rows }
}

function sunsOf(card: Card, marks: readonly number[]): number {
  return card.rows.filter(({ sun, length }, row) => sun && marks[row] === length).length
}

/** The steps of a finished game in which one seat entered something. */
function stepsOf(
  events: readonly GameEvent<Onecard>[],
  seats: number,
  options: Partial<OnecardOptions>,
): Step<Onecard>[] {
  // An option that was not given may be there as undefined, which is not the same to who checks them.
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
  const started = Match.start(onecard, seats, given)
  if (!started.ok) return []
  return events.map((event, at) => {
    const before = started.value.view(null)
    started.value.apply(event)
    return { at, events: [event], before, after: started.value.view(null) }
  })
}
