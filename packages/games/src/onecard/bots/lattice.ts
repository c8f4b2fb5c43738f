import { countOf, only, type Tally } from '../rules/tally.ts'
import { COLOURS, DICE } from '../rules/types.ts'
import { FALLS } from './falls.ts'

/** Every multiset of up to five dice, the smaller first: 462, of which the last 252 are whole results. */
export const KEEPS: readonly Tally[] = FALLS.flatMap((falls) => falls.map(({ tally }) => tally))
export const RESULTS: readonly Tally[] = (FALLS[DICE] ?? []).map(({ tally }) => tally)
export const FIRST_RESULT = KEEPS.length - RESULTS.length

const INDEX = new Map(KEEPS.map((tally, index) => [tally, index]))
const NONE = -1

/** `MORE[keep * colours + c]` is the keep with one die of colour c more, `LESS` with one less; −1 where there is none. */
const MORE = neighbours((tally, colour) => tally + only(colour, 1))
const LESS = neighbours((tally, colour) => (countOf(tally, colour) === 0 ? NONE : tally - only(colour, 1)))

function neighbours(step: (tally: Tally, colour: number) => Tally): Int16Array {
  return Int16Array.from(
    KEEPS.flatMap((tally) => COLOURS.map((_, colour) => INDEX.get(step(tally, colour)) ?? NONE)),
  )
}

export function keepIndex(tally: Tally): number {
  return INDEX.get(tally) as number
}

/**
 * Given the value of every result (from `FIRST_RESULT` on), fills in that of every keep if the other dice are rolled
 * once: rolling them one after the other is the same, so each keep is the mean of its six neighbours.
 */
export function expectRoll(values: Float64Array): void {
  for (let keep = FIRST_RESULT - 1; keep >= 0; keep--) {
    let sum = 0
    for (let at = keep * COLOURS.length; at < (keep + 1) * COLOURS.length; at++) {
      sum += values[MORE[at] as number] as number
    }
    values[keep] = sum / COLOURS.length
  }
}

/** Replaces the value of every multiset by that of the best keep within it, itself included. */
export function chooseBest(values: Float64Array): void {
  for (let keep = 1; keep < KEEPS.length; keep++) {
    let best = values[keep] as number
    for (let at = keep * COLOURS.length; at < (keep + 1) * COLOURS.length; at++) {
      const less = LESS[at] as number
      if (less !== NONE && (values[less] as number) > best) best = values[less] as number
    }
    values[keep] = best
  }
}

/** The same for several seats' values side by side, where the first one's are to be best. */
export function chooseBestFor(planes: readonly Float64Array[]): void {
  const [mine] = planes as [Float64Array]
  for (let keep = 1; keep < KEEPS.length; keep++) {
    let best = keep
    for (let at = keep * COLOURS.length; at < (keep + 1) * COLOURS.length; at++) {
      const less = LESS[at] as number
      if (less !== NONE && (mine[less] as number) > (mine[best] as number)) best = less
    }
    if (best === keep) continue
    for (const values of planes) values[keep] = values[best] as number
  }
}
