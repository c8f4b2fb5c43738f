import { FACES } from '../rules/types.ts'

/** One end of a grand throw. */
export interface GrandEnd {
  /** Dice that come back into the hand. */
  readonly taken: number
  /** Dice that stay in the arena, all different. */
  readonly lying: number
  readonly odds: number
}

/** Faces but X. */
export const VALUES = FACES.length - 1
/** How many numbers of dice can lie in the arena between throws: none to five. */
export const LYING = VALUES + 1

/** The ends of a throw of `dice` dice into the empty arena, by exact odds. */
export function grandEnds(dice: number): GrandEnd[] {
  const ends: GrandEnd[] = []
  for (const [shown, row] of waysToShow(dice).entries()) {
    for (const [lying, ways] of row.entries()) {
      if (ways > 0) ends.push({ taken: shown - lying, lying, odds: ways / FACES.length ** dice })
    }
  }
  return ends
}

/** In how many ways `shown` of the dice show a value, the others X, and `lying` of them one that no other shows: `[shown][lying]`. */
function waysToShow(dice: number): number[][] {
  let ways = emptyTable(dice)
  ;(ways[0] as number[])[0] = 1
  for (let value = 0; value < VALUES; value++) {
    const next = emptyTable(dice)
    for (const [shown, row] of ways.entries()) {
      for (const [lying, before] of row.entries()) {
        if (before > 0) addValue(next, shown, lying, before)
      }
    }
    ways = next
  }
  return ways
}

/** Lets any number of the dice that have shown nothing yet show the next value. */
function addValue(next: number[][], shown: number, lying: number, before: number): void {
  const left = next.length - 1 - shown
  for (let count = 0; count <= left; count++) {
    const row = next[shown + count] as number[]
    const lyingAfter = lying + (count === 1 ? 1 : 0)
    row[lyingAfter] = (row[lyingAfter] as number) + before * choose(left, count)
  }
}

function emptyTable(dice: number): number[][] {
  return Array.from({ length: dice + 1 }, () => Array.from({ length: LYING }, () => 0))
}

/** The binomial coefficient. */
export function choose(n: number, k: number): number {
  if (k > n) return 0
  let result = 1
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i
  return result
}
