import { FACES } from '../rules/types.ts'
import { MEASURED } from './measured.ts'

/** One end of a throw. */
export interface ThrowEnd {
  /** Dice that come back into the hand. */
  readonly taken: number
  /** Dice that stay in the arena, all different. */
  readonly lying: number
  readonly odds: number
}

/** What may come of throws. */
export interface ThrowOdds {
  /** The ends of a throw of one die, by the number of dice that lie in the arena. */
  readonly single: readonly (readonly ThrowEnd[])[]
  /** The chance that a die of a grand throw leaves the game. */
  readonly gone: number
}

/** Faces but X. */
const VALUES = FACES.length - 1
/** How many numbers of dice can lie in the arena between throws: none to five. */
export const LYING = VALUES + 1

/** By the rules alone: the die thrown shows each face equally often, the others stay as they lie. For real dice. */
export const PLAIN: ThrowOdds = {
  single: Array.from({ length: LYING }, (_, lying) =>
    [
      { taken: 2, lying: lying - 1, odds: lying / FACES.length },
      { taken: 0, lying, odds: 1 / FACES.length },
      { taken: 0, lying: lying + 1, odds: (VALUES - lying) / FACES.length },
    ].filter(({ odds }) => odds > 0),
  ),
  gone: 1 / FACES.length,
}

/** As it was measured in the arena: a throw hits dice, turns them over and drives some out. */
export const UNAIMED: ThrowOdds = measured(MEASURED.unaimed)
export const GROUPED: ThrowOdds = measured(MEASURED.grouped)
/** A practised hand throws at a single die as anybody does. */
export const PRACTISED: ThrowOdds = measured([
  ...MEASURED.unaimed.slice(0, 2),
  ...MEASURED.practised.slice(2),
])

type Counted = readonly (readonly (readonly [taken: number, lying: number, times: number])[])[]

function measured(counted: Counted): ThrowOdds {
  const single = counted.map((ends) => {
    const throws = ends.reduce((sum, [, , times]) => sum + times, 0)
    return ends.map(([taken, lying, times]) => ({ taken, lying, odds: times / throws }))
  })
  // Into the empty arena a die is thrown the same way, alone or with others.
  const gone = single[0]?.find(({ lying }) => lying === 0)?.odds ?? 0
  return { single, gone }
}

/** How often a throw at this many dice brings some home. */
export function matchChance({ single }: ThrowOdds, lying: number): number {
  return (single[lying] ?? []).reduce((sum, { taken, odds }) => sum + (taken > 0 ? odds : 0), 0)
}

/** The ends of a throw of `dice` dice into the empty arena. */
export function grandEnds(dice: number, { gone }: ThrowOdds = PLAIN): ThrowEnd[] {
  const each = (1 - gone) / VALUES
  const ends: ThrowEnd[] = []
  for (const [shown, row] of waysToShow(dice).entries()) {
    for (const [lying, ways] of row.entries()) {
      const odds = ways * each ** shown * gone ** (dice - shown)
      if (ways > 0) ends.push({ taken: shown - lying, lying, odds })
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
