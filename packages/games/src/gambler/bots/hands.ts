import { diceMultisets } from '@rattlecup/bots'
import { FACES, MOST_ROLLED } from '../rules/types.ts'

/** Dice in hand, of which the order doesn't matter: how many show each value (index 0 is unused). */
export interface HandOfDice {
  readonly counts: readonly number[]
  /** How likely that many dice fall so. */
  readonly odds: number
  /** For each value that is there, the number of the hand without one such die. */
  readonly less: readonly number[]
}

/** `HANDS[n]`: all hands of n dice, numbered by their index; 252 of five. */
export const HANDS: readonly (readonly HandOfDice[])[] = diceMultisets(FACES, MOST_ROLLED).map((sets, dice) =>
  sets.map(({ counts, ways, less }) => ({
    counts: [0, ...counts],
    odds: ways / FACES ** dice,
    less: [0, ...less],
  })),
)

/** The hands of one size that have a value, and beside each the hand without one such die. */
export interface Having {
  readonly hands: Int16Array
  readonly less: Int16Array
}

/** `HAVING[n][value]`, for n dice; typed, because a turn is little more than walking along these lists. */
export const HAVING: readonly (readonly Having[])[] = HANDS.map((hands) =>
  Array.from({ length: FACES + 1 }, (_, value) => {
    const numbers = [...hands.keys()].filter((index) => hands[index]?.counts[value] !== 0)
    const less = numbers.map((index) => hands[index]?.less[value] as number)
    return { hands: Int16Array.from(numbers), less: Int16Array.from(less) }
  }),
)

export const ODDS: readonly Float64Array[] = HANDS.map((hands) =>
  Float64Array.from(hands, ({ odds }) => odds),
)

const NUMBERS: readonly ReadonlyMap<string, number>[] = HANDS.map(
  (hands) => new Map(hands.map(({ counts }, index) => [counts.join(), index])),
)

/** The number of a hand among those of its size. */
export function handNumber(counts: readonly number[]): number {
  const size = counts.reduce((sum, count) => sum + count, 0)
  return NUMBERS[size]?.get(counts.join()) as number
}
