import { diceMultisets } from '@rattlecup/bots'
import { only, type Tally } from '../rules/tally.ts'
import { COLOURS, DICE } from '../rules/types.ts'

/** A way some dice can fall, their order aside, and how many of the equally likely ordered ways it stands for. */
export interface Fall {
  readonly tally: Tally
  readonly ways: number
}

/** `FALLS[n]`: every way n dice can fall. */
export const FALLS: readonly (readonly Fall[])[] = diceMultisets(COLOURS.length, DICE).map((sets) =>
  sets.map(({ counts, ways }) => ({
    tally: counts.reduce((tally, count, colour) => tally + only(colour, count), 0),
    ways,
  })),
)
