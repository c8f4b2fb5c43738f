import type { Card } from '../../rules/types.ts'
import type { OnecardWords } from '../words/words.ts'

/** What is on a card: each row with what is crossed, and its sun. */
export function describeCard(card: Card, marks: readonly number[], words: OnecardWords): string {
  const rows = card.rows.map((row, at) => words.row(row.colour, marks[at] ?? 0, row.length, row.sun))
  return rows.join('; ')
}
