import { only, type Tally } from '../rules/tally.ts'
import { COLOURS, DICE } from '../rules/types.ts'

/** A way some dice can fall, their order aside, and how many of the equally likely ordered ways it stands for. */
export interface Fall {
  readonly tally: Tally
  readonly ways: number
}

/** `FALLS[n]`: every way n dice can fall. There are 252 for five dice, instead of 7776 with their order. */
export const FALLS: readonly (readonly Fall[])[] = Array.from({ length: DICE + 1 }, (_, dice) => falls(dice))

function falls(dice: number): Fall[] {
  let ways = new Map<Tally, number>([[0, 1]])
  for (let die = 0; die < dice; die++) ways = withOneMore(ways)
  return [...ways].map(([tally, count]) => ({ tally, ways: count }))
}

function withOneMore(before: ReadonlyMap<Tally, number>): Map<Tally, number> {
  const after = new Map<Tally, number>()
  for (const [tally, ways] of before) {
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const next = tally + only(colour, 1)
      after.set(next, (after.get(next) ?? 0) + ways)
    }
  }
  return after
}
