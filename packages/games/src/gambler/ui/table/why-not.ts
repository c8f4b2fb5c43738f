import type { Seat } from '@rattlecup/kit'
import type { Player } from '@rattlecup/ui'
import { TRIPLE, type BoardRow, type GamblerView } from '../../rules/types.ts'
import { nameOf } from '../names.ts'
import type { Words } from '../words/words.ts'
import { freeIn } from './fillings.ts'

interface Asking {
  readonly view: GamblerView
  readonly words: Words
  readonly players: readonly Player[]
  readonly seat: Seat | null
  /** Whether it is the asking seat's turn to choose. */
  readonly choosing: boolean
}

/** Why nothing at all can be done now; undefined if the seat may choose. */
function whyNothing({ view, words, players, seat, choosing }: Asking): string | undefined {
  if (view.phase === 'over') return words.whyNot.over
  return choosing ? undefined : words.whyNot.notYourTurn(nameOf(view.active, { players, seat }))
}

/** Why a row doesn't take a die: the chosen one, or any in hand. The row is known to refuse it. */
export function whyNotRow(asking: Asking, row: number): string {
  const { view, words } = asking
  const none = whyNothing(asking)
  if (none !== undefined) return none
  const placed = view.rows[row] ?? []
  if (freeIn(view, row) === 0) return words.whyNot.rowFull(row + 1)
  return nextBox(view, words, row, placed)
}

function nextBox(view: GamblerView, { whyNot }: Words, row: number, placed: readonly number[]): string {
  const design = view.board?.rows[row] as BoardRow
  const first = placed[0]
  if (design.kind === 'numbers') return whyNot.wants(row + 1, design.boxes[placed.length] as number)
  // An empty row of stars refuses only what other star rows of the board have taken.
  if (first === undefined) return whyNot.starTaken(starValues(view))
  if (design.kind === 'stars') return whyNot.starsWant(row + 1, first)
  if (placed.length < TRIPLE) return whyNot.tripleWants(row + 1, first)
  if (placed.length === TRIPLE) return whyNot.pairDiffers(row + 1, first)
  return whyNot.pairWants(row + 1, placed[TRIPLE] as number)
}

function starValues(view: GamblerView): number[] {
  const values = view.rows.flatMap((dice, row) =>
    view.board?.rows[row]?.kind === 'stars' ? dice.slice(0, 1) : [],
  )
  return [...new Set(values)].sort((a, b) => a - b)
}

export function whyNotDie(asking: Asking, value: number): string {
  return whyNothing(asking) ?? asking.words.whyNot.fitsNowhere(value)
}

/** Why there is neither rolling nor stopping. */
export function whyNotEnd(asking: Asking): string {
  return whyNothing(asking) ?? asking.words.whyNot.placeFirst
}
