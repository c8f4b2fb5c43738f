import type { Seat } from '@rattlecup/kit'
import type { Player, Who } from '@rattlecup/ui'
import { BOARDS } from '../rules/boards.ts'
import type { Board, BoardRow } from '../rules/types.ts'
import type { GamblerWords } from './words/words.ts'

/** Who sits there: a name, or undefined for the reader. */
export function nameOf(
  seat: Seat,
  reader: { readonly players: readonly Player[]; readonly seat: Seat | null },
): Who {
  return seat === reader.seat ? undefined : (reader.players[seat]?.name ?? String(seat + 1))
}

/** A board's title in the reader's language; boards that players brought keep their own. */
export function titleOf(board: Board, words: GamblerWords): string {
  const ours = BOARDS.some(({ id, title }) => id === board.id && title === board.title)
  return ours ? words.boards[board.id as keyof GamblerWords['boards']] : board.title
}

/** What the boxes of a row want, in words. */
export function kindOf(row: BoardRow, { kinds }: GamblerWords): string {
  if (row.kind === 'numbers') return kinds.numbers(row.boxes)
  return row.kind === 'stars' ? kinds.stars(row.length) : kinds.fullhouse
}
