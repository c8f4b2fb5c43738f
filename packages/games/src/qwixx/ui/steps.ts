import type { Seat } from '@rattlecup/kit'
import type { Step } from '@rattlecup/ui'
import type { QwixxColour, Qwixx, QwixxMove, QwixxOutcome, QwixxView } from '../rules/types.ts'
import { isLastNumber, type Mark } from '../rules/facts.ts'

export type QwixxStep = Step<Qwixx>

interface SeatMove<Move = QwixxMove> {
  readonly seat: Seat
  readonly move: Move
}

/** The roll that a step shows; undefined for a step of moves. */
export function rollOf(step: QwixxStep | undefined): QwixxOutcome | undefined {
  const event = step?.events[0]
  return event && 'chance' in event ? event.chance : undefined
}

/** The choices that a step reveals. */
export function choicesOf(step: QwixxStep | undefined): SeatMove[] {
  return (step?.events ?? []).flatMap((event) => ('move' in event ? [event] : []))
}

export function marksOf(step: QwixxStep | undefined): SeatMove<Mark>[] {
  return choicesOf(step).flatMap(({ seat, move }) => (move.type === 'mark' ? [{ seat, move }] : []))
}

const NO_MARKS: readonly Mark[] = []

/** The crosses that a seat is making on the screen right now: always the same list when there are none. */
export function freshMarks(
  { step, settled }: { step: QwixxStep | undefined; settled: boolean },
  seat: Seat,
): readonly Mark[] {
  return settled ? NO_MARKS : marksOf(step).flatMap((mark) => (mark.seat === seat ? [mark.move] : []))
}

/** The rows that a step closes; even where the next game's clean sheets already follow. */
export function rowsClosedBy(step: QwixxStep): QwixxColour[] {
  const rows = marksOf(step).flatMap(({ move }) => (isLastNumber(move.row, move.value) ? [move.row] : []))
  return [...new Set(rows)]
}

/** The seat that takes a penalty in a step. Passing ends a game only by the fourth. */
export function penaltyIn(step: QwixxStep): Seat | undefined {
  const [choice] = choicesOf(step)
  if (step.before.phase !== 'colour' || choice?.move.type !== 'pass') return undefined
  const { seat } = choice
  const before = step.before.sheets[seat]?.penalties ?? 0
  const after = step.after.sheets[seat]?.penalties ?? 0
  return beginsNextGame(step) || after > before ? seat : undefined
}

/** Whether a step ends one game of a series and clears the table for the next. */
export function beginsNextGame(step: QwixxStep): boolean {
  return step.after.game > step.before.game
}

/**
 * Whether the active seat has crossed a number this turn. In the colour action only the step that revealed the white
 * choices tells; after a jump there is none, and nobody can say.
 */
export function hasCrossedThisTurn(view: QwixxView, step: QwixxStep | undefined): boolean | undefined {
  if (view.phase !== 'colour') return false
  const choice = choicesOf(step).find(({ seat }) => seat === view.active)
  return choice && choice.move.type === 'mark'
}
