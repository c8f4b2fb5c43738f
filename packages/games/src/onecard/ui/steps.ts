import type { Seat, Status } from '@rattlecup/kit'
import type { Step } from '@rattlecup/ui'
import type { Onecard, OnecardMove, OnecardOutcome, OnecardView } from '../rules/types.ts'

type Hand = OnecardView['cards'][number]

/** The one seat that chooses or draws now; undefined while several do, or nobody. */
export function seatAwaited({ waiting }: Status<Onecard['Chance']>): Seat | undefined {
  if (waiting.kind === 'players') return waiting.seats.length === 1 ? waiting.seats[0] : undefined
  return waiting.kind === 'chance' && waiting.chance.type === 'draw' ? waiting.chance.seat : undefined
}

/** Whether a seat can still use the dice that lie: seats enter clockwise from the one that rolled (OC-7). */
export function isYetToEnter(view: OnecardView, status: Status<Onecard['Chance']>, seat: Seat): boolean {
  if (view.phase === 'reroll') return true
  const awaited = seatAwaited(status)
  if (view.phase !== 'enter' || awaited === undefined) return false
  const seats = view.cards.length
  const turn = (each: Seat): number => (each - view.active + seats) % seats
  return turn(seat) >= turn(awaited)
}

/** Seats from the reader's left on, clockwise; everybody for a spectator. */
export function othersOf(seats: number, seat: Seat | null): Seat[] {
  if (seat === null) return Array.from({ length: seats }, (_, each) => each)
  return Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats)
}

/** The move or outcome of a step that is one event; undefined for choices made at once. */
export function moveIn(step: Step<Onecard> | undefined): { seat: Seat; move: OnecardMove } | undefined {
  const event = step?.events[0]
  return step?.events.length === 1 && event && 'move' in event ? event : undefined
}

export function outcomeIn(step: Step<Onecard> | undefined): OnecardOutcome | undefined {
  const event = step?.events[0]
  return event && 'chance' in event ? event.chance : undefined
}

/** A card that a step has filled so far that it was scored: it lies no longer with the others afterwards. */
interface ScoredCard {
  readonly seat: Seat
  readonly id: string
  readonly place: number
  readonly marks: readonly number[]
  readonly points: number
}

export function scoredIn(step: Step<Onecard> | undefined): ScoredCard | undefined {
  const entered = moveIn(step)
  if (!step || entered?.move.type !== 'enter') return undefined
  const { seat, move } = entered
  const points = (step.after.scored[seat] ?? [])[step.before.scored[seat]?.length ?? 0]?.points
  const place = step.before.cards[seat]?.findIndex(({ id }) => id === move.card) ?? -1
  const marks = step.before.cards[seat]?.[place]?.marks
  return points === undefined || !marks ? undefined : { seat, id: move.card, place, marks, points }
}

/** Boxes of each row that a step has crossed on a card that still lies there. */
export function freshMarks(step: Step<Onecard> | undefined, seat: Seat, id: string): number[] | undefined {
  const marksIn = (hands: readonly Hand[] | undefined) => hands?.[seat]?.find((card) => card.id === id)?.marks
  const before = marksIn(step?.before.cards)
  return marksIn(step?.after.cards)?.map((marks, row) => marks - (before?.[row] ?? marks))
}
