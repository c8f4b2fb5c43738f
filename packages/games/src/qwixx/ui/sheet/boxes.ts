import type { QwixxDice, QwixxMove, QwixxSheet, QwixxColour } from '../../rules/types.ts'
import { colourSums, isLastNumber, isReachable, isSameMove, skippedBy, type Mark } from '../../rules/facts.ts'
import type { BoxState, BoxWords } from '../words/said.ts'

/** What the owner of a sheet may do with it now, and has pencilled in. */
export interface SheetOffer {
  readonly moves: readonly QwixxMove[]
  readonly pencil: QwixxMove | undefined
  readonly hint: QwixxMove | undefined
  /** Dice whose coloured sums come second: worth seeing while the white ones are chosen. */
  readonly later: QwixxDice | undefined
}

export const EMPTY_HAND: SheetOffer = { moves: [], pencil: undefined, hint: undefined, later: undefined }

export interface SheetFacts {
  readonly sheet: QwixxSheet
  readonly closed: readonly QwixxColour[]
  readonly hand: SheetOffer
}

/** How one box of a sheet stands. */
export function boxOf(mark: Mark, facts: SheetFacts): BoxWords {
  const { sheet, hand } = facts
  const state = stateOf(mark, facts)
  const chosen = state === 'possible' || state === 'pencil'
  return {
    row: mark.row,
    value: mark.value,
    state,
    skips: chosen ? skippedBy(sheet, mark) : [],
    locks: chosen && isLastNumber(mark.row, mark.value),
    hinted: isSameMove(hand.hint, mark),
  }
}

function stateOf(mark: Mark, { sheet, closed, hand }: SheetFacts): BoxState {
  const { row, value } = mark
  if (sheet[row].includes(value)) return 'crossed'
  if (isSameMove(hand.pencil, mark)) return 'pencil'
  if (hand.moves.some((move) => isSameMove(move, mark))) return 'possible'
  if (closed.includes(row) || !isReachable(sheet, row, value)) return 'lost'
  return hand.later && colourSums(hand.later, row).includes(value) ? 'later' : 'open'
}
