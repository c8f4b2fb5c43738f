import fc from 'fast-check'
import { COLOURS, type Card, type CardRow } from '../rules/types.ts'

/** Any card within the limits of OC-2, rows in any order. */
const anyCard: fc.Arbitrary<Omit<Card, 'id'>> = fc
  .record({
    colours: fc.shuffledSubarray([...COLOURS], { minLength: 5, maxLength: 5 }),
    lengths: fc.array(fc.integer({ min: 2, max: 6 }), { minLength: 5, maxLength: 5 }).map(adjusted),
    suns: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 2, maxLength: 2 }),
  })
  .map(({ colours, lengths, suns }) => ({
    rows: colours.map((colour, i): CardRow => ({
      colour,
      length: lengths[i] as number,
      sun: suns.includes(i),
    })),
  }))

/** The lengths brought to 20 in all, by taking from the longest or adding to the shortest. */
function adjusted(lengths: readonly number[]): number[] {
  const result = [...lengths]
  const sum = (): number => result.reduce((a, b) => a + b, 0)
  while (sum() > 20) result[result.indexOf(Math.max(...result))]!--
  while (sum() < 20) result[result.indexOf(Math.min(...result))]!++
  return result
}

/** A list of cards that suffices for the game, ids all different and in no order. */
export function cardLists(players: number, variant: 'basic' | 'advanced'): fc.Arbitrary<Card[]> {
  const least = variant === 'basic' ? 5 * players : 6 * players + 3
  return fc
    .tuple(
      fc.array(anyCard, { minLength: least, maxLength: least + 8, size: 'max' }),
      fc.uniqueArray(fc.string(), { minLength: least + 8, maxLength: least + 8, size: 'max' }),
    )
    .map(([cards, ids]) => cards.map((card, i) => ({ id: ids[i] as string, ...card })))
}
