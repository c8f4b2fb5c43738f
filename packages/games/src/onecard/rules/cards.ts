import { COLOURS, type Card, type CardRow, type OnecardColour } from './types.ts'

/**
 * OC-3: one card a line, the lengths of red, orange, yellow, green, blue and purple, a star for a sun, a dot for the missing
 * row. From even cards to uneven ones, whose long rows are seldom filled: their suns lie on short rows to make up for it.
 */
const PLAN: readonly string[] = [
  '4* 4  4  4  .  4*',
  '4* .  4  4  4* 4',
  '4  4  4  .  4* 4*',
  '3  4  4  5* 4* .',
  '4  .  4  3* 5* 4',
  '4* 3  4* 5  4  .',
  '5  .  5* 3  3  4*',
  '.  5* 3  5  4  3*',
  '5* 3  .  3  5* 4',
  '4  .  6* 4  3  3*',
  '3  6  4* 4* 3  .',
  '3  4* 4  6  .  3*',
  '4  6* 2* 4  4  .',
  '6  2  .  4* 4* 4',
  '2* 4  4  5* .  5',
  '4* 2  5* 5  .  4',
  '4* 5  5  .  4  2*',
  '5* .  3  6  2* 4',
  '2  5  3* .  4* 6',
  '2* 6  3  4* 5  .',
  '3  5* 3* .  6  3',
  '6  3* .  3* 3  5',
  '.  5  2* 3  5* 5',
  '3* 2* 5  .  5  5',
  '.  4* 2* 6  2  6',
  '.  4  6  2* 6  2*',
  '5  2* 5  6  .  2*',
  '5  6  .  2* 2  5*',
  '.  3* 6  2* 6  3',
  '6  3* .  2  3* 6',
]

export const CARDS: readonly Card[] = PLAN.map((line, index) => ({
  id: `c${String(index + 1).padStart(2, '0')}`,
  rows: line.split(/ +/).flatMap((cell, column) => rowOf(cell, column)),
}))

function rowOf(cell: string, column: number): CardRow[] {
  if (cell === '.') return []
  return [{ colour: COLOURS[column] as OnecardColour, length: Number(cell[0]), sun: cell.endsWith('*') }]
}
