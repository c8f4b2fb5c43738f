import { countOf, fitting, only, type Tally } from '../rules/tally.ts'
import { COLOURS, DICE, LONGEST_ROW, ROWS, ROWS_TO_SCORE } from '../rules/types.ts'
import { FALLS } from './falls.ts'
import { FIRST_RESULT, RESULTS } from './lattice.ts'
import { keepValues, planTurn } from './turn.ts'

/** How soon a card can be finished by whoever wants nothing else. */
export interface Race {
  /** The chance that dice which somebody else rolls, as they fall at once, finish it. */
  readonly passive: number
  /** `within[n]`: the chance to finish it within n turns of one's own. */
  readonly within: readonly number[]
}

/** Turns that are looked ahead. */
const TURNS = 4
const WAYS = 6 ** DICE
const SIDE = LONGEST_ROW + 1

const races = new Map<number, Race>()

/** The race of a card with such free boxes: which row has which colour does not matter, so that there are few hundred of them. */
export function raceOf(free: readonly number[]): Race {
  const sorted = [...free].sort((a, b) => a - b)
  const key = sorted.reduce((all, boxes) => all * SIDE + boxes, 0)
  const known = races.get(key)
  if (known) return known
  const race = run(sorted)
  races.set(key, race)
  return race
}

function run(free: readonly number[]): Race {
  if (free.filter((boxes) => boxes === 0).length >= ROWS_TO_SCORE) {
    return { passive: 1, within: Array.from({ length: TURNS + 1 }, () => 1) }
  }
  const card = free.reduce((tally: Tally, boxes, colour) => tally + only(colour, boxes), 0)
  const nexts = RESULTS.map((result) => {
    const fit = fitting(card, result)
    return fit === 0 ? undefined : raceOf(rowsOf(card - fit))
  })
  const within = [0]
  for (let turns = 1; turns <= TURNS; turns++) {
    const leaves = keepValues()
    for (const [i, next] of nexts.entries()) {
      const idle = within[turns - 1] as number
      leaves[FIRST_RESULT + i] = Math.max(idle, next?.within[turns - 1] ?? 0)
    }
    within.push(planTurn(leaves).at(-1)?.[0] as number)
  }
  const passive = nexts.reduce(
    (sum, next, i) => sum + (next?.within[0] ?? 0) * ((FALLS[DICE]?.[i]?.ways as number) / WAYS),
    0,
  )
  return { passive, within }
}

function rowsOf(free: Tally): number[] {
  return COLOURS.slice(0, ROWS).map((_, colour) => countOf(free, colour))
}
